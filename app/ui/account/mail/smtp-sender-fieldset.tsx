import { useTranslation } from "react-i18next";
import { consentNames, type MailSignIn } from "~/contract/mail-consent";
import { SelectField, TextArea, TextField } from "~/ui/form/field";
import { hintOf, SavedText } from "~/ui/form/saved-meanwhile";
import { Alert } from "~/ui/primitives/alert";
import { Button } from "~/ui/primitives/button";
import type { SmtpParts } from "./smtp-parts";
import type { useSuggestedServers } from "./use-suggested-servers";

/** Who sends: how Lotse signs in, the address, its name and signature, and the button that suggests the servers. */
export function SmtpSenderFieldset({
  saved,
  refusal,
  signIns,
  servers,
}: SmtpParts & { signIns: MailSignIn[]; servers: ReturnType<typeof useSuggestedServers> }) {
  const { t } = useTranslation("mailSettings");
  const { errors, value } = refusal;
  // A stored provider is shown even if it is no longer configured.
  const ways = saved && !signIns.includes(saved.signIn) ? [...signIns, saved.signIn] : signIns;
  return (
    <fieldset>
      <legend>{t("sender")}</legend>
      {ways.length > 1 ? (
        <div className="wide">
          <SelectField
            name="signIn"
            label={t("signInBy")}
            hint={t("signInHint")}
            defaultValue={value("signIn", saved?.signIn ?? "password")}
            errors={errors("signIn")}
          >
            {ways.map(way => (
              <option key={way} value={way}>
                {way === "password" ? t("signInPassword") : consentNames[way]}
              </option>
            ))}
          </SelectField>
        </div>
      ) : null}
      <TextField
        name="email"
        label={t("email")}
        type="email"
        autoComplete="off"
        dir="ltr"
        required
        maxLength={254}
        defaultValue={value("email", saved?.email)}
        hint={hintOf(refusal, "email", saved?.email)}
        errors={errors("email")}
        onBlur={servers.leave}
      />
      <TextField
        name="emailFrom"
        label={t("emailFrom")}
        hint={hintOf(refusal, "emailFrom", saved?.emailFrom, { hint: t("emailFromHint") })}
        type="email"
        autoComplete="off"
        dir="ltr"
        maxLength={254}
        defaultValue={value("emailFrom", saved?.emailFrom)}
        errors={errors("emailFrom")}
      />
      <div className="wide">
        <TextArea
          name="signature"
          label={t("signature")}
          hint={t("signatureHint")}
          rows={4}
          maxLength={2000}
          defaultValue={value("signature", saved?.signature)}
          errors={errors("signature")}
        />
        <SavedText refusal={refusal} name="signature" saved={saved?.signature ?? ""} />
      </div>
      <div className="wide">
        <p className="row">
          <Button name="intent" value="suggest" formNoValidate onClick={servers.suggest}>
            {t("suggest")}
          </Button>
        </p>
        <div role="status">
          {servers.isKnown === undefined ? null : (
            <div style={{ marginBlockStart: "0.75rem" }}>
              <Alert tone={servers.isKnown ? "ok" : "info"}>
                {t(servers.isKnown ? "suggested" : "unknownProvider")}
              </Alert>
            </div>
          )}
        </div>
      </div>
    </fieldset>
  );
}
