import { useTranslation } from "react-i18next";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PasswordField } from "~/ui/form/password-field";
import { type Refusal, readRefusal } from "~/ui/form/read-refusal";
import { Submit } from "~/ui/form/submit";
import { PasswordTwice } from "~/ui/identity/password-twice";
import { Sheet } from "~/ui/primitives/sheet";
import { FormGrid } from "./form-grid";

/** Changes the password, after the current one. */
export function PasswordForm({ refused }: { refused: Refusal | undefined }) {
  const { t } = useTranslation(["account", "messages"]);
  const { problems, errors } = readRefusal(refused);
  return (
    <div>
      <ErrorSummary title={t("messages:form.invalid")} problems={problems} />
      <Sheet data-pad aria-labelledby="password-title">
        <FormGrid method="post" noValidate>
          <h2 id="password-title">{t("password.title")}</h2>
          <fieldset aria-labelledby="password-title">
            <div className="wide">
              <PasswordField
                name="currentPassword"
                label={t("password.current")}
                autoComplete="current-password"
                errors={errors("currentPassword")}
              />
            </div>
            <div className="wide stack" data-gap="5">
              <PasswordTwice
                name="newPassword"
                label={t("password.new")}
                repeat={t("password.confirm")}
                errors={errors}
              />
            </div>
          </fieldset>
          <p className="small muted">{t("password.ends")}</p>
          <p>
            <Submit name="intent" value="password" busy={t("saving")}>
              {t("password.change")}
            </Submit>
          </p>
        </FormGrid>
      </Sheet>
    </div>
  );
}
