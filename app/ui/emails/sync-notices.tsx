import { useTranslation } from "react-i18next";
import type { MailFault } from "~/contract/mail-faults";
import { isolate } from "~/i18n/isolate";
import { Alert } from "~/ui/primitives/alert";
import { Link } from "~/ui/primitives/link";

export type ShownSync = {
  email: string;
  failedStep: "name" | "port" | "tls" | "signIn" | null;
  failedFault: MailFault | null;
  failedDetail: string;
  /** The address that renews the consent, with permission. */
  consentAt: string | null;
  /** The time of the next try, formatted. */
  nextTry: string | null;
  progress: { stored: number; found: number } | null;
};

/** Faults without details beyond their step. */
const unspecific: MailFault[] = ["noAnswer", "address"];

/** The progress of a mailbox's first sync, and servers that cannot be read. */
export function SyncNotices({ syncs }: { syncs: ShownSync[] }) {
  const { t } = useTranslation(["mailSync", "mailSettings"]);
  return syncs.map(({ email, failedStep, failedFault, failedDetail, consentAt, nextTry, progress }) => {
    if (failedStep)
      return (
        <Alert key={email} tone="warn">
          {t(`failed.${failedStep}`, { email: isolate(email) })}{" "}
          {failedFault && !unspecific.includes(failedFault) ? t(`mailSettings:fault.${failedFault}`) : null}{" "}
          {consentAt ? <Link to={consentAt}>{t("mailSettings:consentNow")}</Link> : null} {t("kept")}{" "}
          {nextTry ? t("nextTry", { when: nextTry }) : null}
          {failedDetail ? (
            <span className="tiny muted" dir="auto" style={{ display: "block", overflowWrap: "anywhere" }}>
              {t("serverSays", { detail: isolate(failedDetail) })}
            </span>
          ) : null}
        </Alert>
      );
    if (progress)
      return (
        <Alert key={email} tone="calm">
          {t("progress", { email: isolate(email), ...progress })}
        </Alert>
      );
    return null;
  });
}
