import { useTranslation } from "react-i18next";
import { emailPaces, emailTells } from "~/contract/email-setting-choices";
import { maxAddresses } from "~/contract/token-list";
import { CheckGroup, RadioGroup } from "~/ui/form/choices";
import { SelectField } from "~/ui/form/field";
import { hintOf, hintOfList } from "~/ui/form/saved-meanwhile";
import { TokenList } from "~/ui/form/token-list";
import type { EmailSettingParts } from "./email-setting-parts";

const isAddress = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** Who is notified of a division's events, from which mailbox, of which events and how often. */
export function EmailSettingNotices({
  saved,
  refusal,
  mailboxes,
}: EmailSettingParts & { mailboxes: { id: string; email: string }[] }) {
  const { t } = useTranslation(["mailSettings", "messages"]);
  const { errors, value, values } = refusal;
  const onlyMailbox = mailboxes.length === 1 ? mailboxes[0]!.id : "";
  return (
    <>
      <TokenList
        name="toEmails"
        label={t("recipients")}
        hint={hintOfList(refusal, "toEmails", saved?.toEmails ?? [], { hint: t("recipientsHint") })}
        type="email"
        maxTokens={maxAddresses}
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
        defaultValue={value("smtpSettingId", saved?.smtpSettingId ?? onlyMailbox)}
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
          shown: saved?.tells.map(one => t(`tells.${one}`)),
        })}
        errors={errors("tells")}
        chosen={values("tells", saved?.tells ?? [...emailTells])}
        choices={emailTells.map(one => ({ value: one, label: t(`tells.${one}`) }))}
      />
      <RadioGroup
        name="pace"
        legend={t("pace")}
        hint={hintOf(refusal, "pace", saved?.pace, { shown: saved && t(`pace.${saved.pace}`) })}
        errors={errors("pace")}
        chosen={value("pace", saved?.pace ?? "immediately")}
        choices={emailPaces.map(one => ({ value: one, label: t(`pace.${one}`) }))}
      />
    </>
  );
}
