import { useTranslation } from "react-i18next";
import { mailSecurities } from "~/contract/mail-securities";
import { SelectField, TextField } from "~/ui/form/field";
import { hintOf } from "~/ui/form/saved-meanwhile";
import type { SmtpParts } from "./smtp-parts";

const usual = {
  smtp: { port: 587, security: "starttls" },
  imap: { port: 993, security: "tls" },
} as const;

/** The server that sends or that receives: host, port and protection. */
export function SmtpServerFieldset({
  server,
  saved,
  refusal,
  plainAllowed,
}: SmtpParts & { server: "smtp" | "imap"; plainAllowed: boolean }) {
  const { t } = useTranslation("mailSettings");
  const { errors, value } = refusal;
  const [host, port, security] = [`${server}Host`, `${server}Port`, `${server}Security`] as const;
  return (
    <fieldset>
      <legend>{t(server === "smtp" ? "sending" : "receiving")}</legend>
      <div className="wide">
        <TextField
          name={host}
          label={t(host)}
          hint={hintOf(refusal, host, saved?.[host])}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          dir="ltr"
          required
          maxLength={253}
          defaultValue={value(host, saved?.[host])}
          errors={errors(host)}
        />
      </div>
      <TextField
        name={port}
        label={t(port)}
        hint={hintOf(refusal, port, saved && String(saved[port]))}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        required
        maxLength={5}
        defaultValue={value(port, String(saved?.[port] ?? usual[server].port))}
        errors={errors(port)}
      />
      <SelectField
        name={security}
        label={t(security)}
        hint={hintOf(refusal, security, saved?.[security], {
          shown: saved && t(`security.${saved[security]}`),
        })}
        defaultValue={value(security, saved?.[security] ?? usual[server].security)}
        errors={errors(security)}
      >
        {mailSecurities
          .filter(one => one !== "none" || plainAllowed)
          .map(one => (
            <option key={one} value={one}>
              {t(`security.${one}`)}
            </option>
          ))}
      </SelectField>
    </fieldset>
  );
}
