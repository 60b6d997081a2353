import { useTranslation } from "react-i18next";
import { TextField } from "~/ui/form/field";
import { hintOf, hintOfList } from "~/ui/form/saved-meanwhile";
import { TokenList } from "~/ui/form/token-list";
import type { SmtpParts } from "./smtp-parts";

/** How Lotse gets in, and whose mail it believes and answers. */
export function SmtpAccessFieldset({ saved, refusal }: SmtpParts) {
  const { t } = useTranslation("mailSettings");
  const { errors, value, values } = refusal;
  return (
    <fieldset>
      <legend>{t("access")}</legend>
      <div className="wide password">
        <TextField
          name="password"
          label={t("password")}
          hint={saved?.signIn === "password" ? t("passwordSaved") : t("passwordHint")}
          type="password"
          autoComplete="off"
          dir="ltr"
          maxLength={500}
          errors={errors("password")}
        />
      </div>
      <div className="wide">
        <TokenList
          name="allowedEmails"
          label={t("allowed")}
          hint={hintOfList(refusal, "allowedEmails", saved?.allowedEmails ?? [], { hint: t("allowedHint") })}
          tokens={values("allowedEmails", saved?.allowedEmails)}
          errors={errors}
        />
      </div>
      <div className="wide">
        <TextField
          name="authServer"
          label={t("authServer")}
          hint={hintOf(refusal, "authServer", saved?.authServer, { hint: t("authServerHint") })}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          dir="ltr"
          maxLength={253}
          defaultValue={value("authServer", saved?.authServer)}
          errors={errors("authServer")}
        />
      </div>
    </fieldset>
  );
}
