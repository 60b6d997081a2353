import { useTranslation } from "react-i18next";
import { type ConsentProvider, consentNames, type consentStates } from "~/contract/mail-consent";
import { paths } from "~/paths";
import { Alert } from "~/ui/primitives/alert";
import { Link } from "~/ui/primitives/link";

const tones = { given: "ok", missing: "info", refused: "warn" } as const;

/** Whether the owner of a mailbox has consented at the provider; with `of` a link to do so. */
export function ConsentState({
  consent,
  signIn,
  of,
}: {
  consent: (typeof consentStates)[number];
  signIn: ConsentProvider;
  of?: string;
}) {
  const { t } = useTranslation("mailSettings");
  const provider = consentNames[signIn];
  return (
    <Alert tone={tones[consent]}>
      {t(`consent.${consent}`, { provider })}{" "}
      {of ? (
        <Link to={paths.settings.smtp.consent(of)}>
          {t(consent === "missing" ? "consentNow" : "consentAgain")}
        </Link>
      ) : null}
    </Alert>
  );
}
