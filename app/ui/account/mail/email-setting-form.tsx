import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { ErrorSummary } from "~/ui/form/error-summary";
import { ExpectedVersion } from "~/ui/form/expected-version";
import { SelectField } from "~/ui/form/field";
import { type Refusal, readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { UnsavedGuard } from "~/ui/form/unsaved-guard";
import { ButtonLink } from "~/ui/primitives/button";
import { Sheet } from "~/ui/primitives/sheet";
import { EmailSettingAnswering } from "./email-setting-answering";
import { EmailSettingNotices } from "./email-setting-notices";
import type { SavedEmailSetting } from "./email-setting-parts";

/** The email setting of a division. A new one chooses among `divisions`, one that exists keeps its own. */
export function EmailSettingForm({
  saved,
  divisions = [],
  mailboxes,
  refused,
}: {
  saved?: SavedEmailSetting;
  divisions?: { id: string; name: string }[];
  mailboxes: { id: string; email: string }[];
  refused: Refusal | undefined;
}) {
  const { t } = useTranslation(["mailSettings", "messages", "shell"]);
  const refusal = readRefusal(refused);
  const onlyDivision = divisions.length === 1 ? divisions[0]!.id : "";
  return (
    <>
      <ErrorSummary title={t("messages:form.invalid")} problems={refusal.problems} />
      <Sheet data-pad style={{ maxInlineSize: "36rem" }}>
        <Form method="post" noValidate className="stack" data-gap="5">
          {saved ? null : (
            <SelectField
              name="divisionId"
              label={t("division")}
              required
              defaultValue={refusal.value("divisionId", onlyDivision)}
              errors={refusal.errors("divisionId")}
            >
              <option value="">{t("choose")}</option>
              {divisions.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
          <EmailSettingNotices saved={saved} refusal={refusal} mailboxes={mailboxes} />
          <EmailSettingAnswering saved={saved} refusal={refusal} />
          <UnsavedGuard />
          <RequestId form={saved ? "edit-email-setting" : "add-email-setting"} />
          {saved ? <ExpectedVersion version={saved.version} refusal={refusal} /> : null}
          <div className="row">
            <Submit busy={t("saving")}>{t("shell:save")}</Submit>
            <ButtonLink to={paths.settings.email.list()}>{t("shell:cancel")}</ButtonLink>
          </div>
        </Form>
      </Sheet>
    </>
  );
}
