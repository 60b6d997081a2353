import { useTranslation } from "react-i18next";
import { isolate } from "~/ui/knowledge/isolate";
import { Alert } from "~/ui/primitives/alert";

export type ShownSync = {
  email: string;
  failedStep: "name" | "port" | "tls" | "signIn" | null;
  failedDetail: string;
  /** The time of the next try, formatted. */
  nextTry: string | null;
  progress: { stored: number; found: number } | null;
};

/** How far the first look at a mailbox has come, and which server cannot be read. */
export function SyncNotices({ syncs }: { syncs: ShownSync[] }) {
  const { t } = useTranslation("mailSync");
  return syncs.map(({ email, failedStep, failedDetail, nextTry, progress }) => {
    if (failedStep)
      return (
        <Alert key={email} tone="warn">
          {t(`failed.${failedStep}`, { email: isolate(email) })} {t("kept")}{" "}
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
