import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { answerings, emailPaces, emailTells } from "~/contract/email-setting-choices";
import { maxAddresses } from "~/contract/token-list";
import { paths } from "~/paths";
import { Check } from "~/ui/form/check";
import { CheckGroup, RadioGroup } from "~/ui/form/choices";
import { ErrorSummary } from "~/ui/form/error-summary";
import { ExpectedVersion } from "~/ui/form/expected-version";
import { SelectField, TextField } from "~/ui/form/field";
import { readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { hintOf, hintOfList, useBoxHint } from "~/ui/form/saved-meanwhile";
import { Submit } from "~/ui/form/submit";
import { TokenList } from "~/ui/form/token-list";
import { UnsavedGuard } from "~/ui/form/unsaved-guard";
import { ButtonLink } from "~/ui/primitives/button";
import { Sheet } from "~/ui/primitives/sheet";

type Saved = {
  division: string;
  smtpSettingId: string;
  toEmails: string[];
  tells: string[];
  pace: string;
  answering: string;
  supportThreshold: number;
  takesAttachments: boolean;
  version: number;
};

const isAddress = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** The email setting of a division; a new one chooses it. */
export function EmailSettingForm({
  saved,
  divisions,
  mailboxes,
  refused,
}: {
  saved: Saved | undefined;
  divisions: { id: string; name: string }[];
  mailboxes: { id: string; email: string }[];
  refused: Parameters<typeof readRefusal>[0];
}) {
  const { t } = useTranslation(["mailSettings", "messages", "shell"]);
  const refusal = readRefusal(refused);
  const { errors, value, values } = refusal;
  const boxHint = useBoxHint(refusal);
  const paceOf = (saved?: string) => emailPaces.filter(one => one === saved).map(one => t(`pace.${one}`))[0];
  const answeringOf = (saved?: string) =>
    answerings.filter(one => one === saved).map(one => t(`answering.${one}`))[0];
  const only = (list: { id: string }[]) => (list.length === 1 ? list[0]!.id : "");
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
              defaultValue={value("divisionId", only(divisions))}
              errors={errors("divisionId")}
            >
              <option value="">{t("choose")}</option>
              {divisions.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
          <TokenList
            name="toEmails"
            label={t("recipients")}
            hint={hintOfList(refusal, "toEmails", saved?.toEmails ?? [], { hint: t("recipientsHint") })}
            type="email"
            most={maxAddresses}
            full={t("messages:emails.max")}
            wrong={text => (isAddress(text) ? undefined : t("messages:field.email"))}
            tokens={values("toEmails", saved?.toEmails)}
            errors={errors}
          />
          <SelectField
            name="smtpSettingId"
            label={t("mailbox")}
            hint={hintOf(refusal, "smtpSettingId", saved?.smtpSettingId, {
              shown: mailboxes.find(({ id }) => id === saved?.smtpSettingId)?.email,
            })}
            required
            defaultValue={value("smtpSettingId", saved?.smtpSettingId ?? only(mailboxes))}
            errors={errors("smtpSettingId")}
          >
            <option value="">{t("choose")}</option>
            {mailboxes.map(({ id, email }) => (
              <option key={id} value={id}>
                {email}
              </option>
            ))}
          </SelectField>
          <CheckGroup
            name="tells"
            legend={t("tells")}
            hint={hintOfList(refusal, "tells", saved?.tells, {
              shown: emailTells.filter(one => saved?.tells.includes(one)).map(one => t(`tells.${one}`)),
            })}
            errors={errors("tells")}
            chosen={values("tells", saved?.tells ?? [...emailTells])}
            choices={emailTells.map(one => ({ value: one, label: t(`tells.${one}`) }))}
          />
          <RadioGroup
            name="pace"
            legend={t("pace")}
            hint={hintOf(refusal, "pace", saved?.pace, { shown: paceOf(saved?.pace) })}
            errors={errors("pace")}
            chosen={value("pace", saved?.pace ?? "immediately")}
            choices={emailPaces.map(one => ({ value: one, label: t(`pace.${one}`) }))}
          />
          <RadioGroup
            name="answering"
            legend={t("answering")}
            hint={hintOf(refusal, "answering", saved?.answering, {
              hint: t("answeringHint"),
              shown: answeringOf(saved?.answering),
            })}
            errors={errors("answering")}
            chosen={value("answering", saved?.answering ?? "draft")}
            choices={answerings.map(one => ({
              value: one,
              label: t(`answering.${one}`),
              sub: t(`answeringAbout.${one}`),
            }))}
          />
          <TextField
            name="supportThreshold"
            label={t("supportThreshold")}
            hint={hintOf(refusal, "supportThreshold", String(saved?.supportThreshold ?? 80), {
              hint: t("supportThresholdHint"),
            })}
            inputMode="numeric"
            maxLength={3}
            defaultValue={value("supportThreshold", String(saved?.supportThreshold ?? 80))}
            errors={errors("supportThreshold")}
          />
          <Check
            name="takesAttachments"
            label={t("takesAttachments")}
            sub={boxHint("takesAttachments", saved?.takesAttachments ?? false, t("takesAttachmentsHint"))}
            defaultChecked={refused ? value("takesAttachments") === "on" : (saved?.takesAttachments ?? false)}
          />
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
