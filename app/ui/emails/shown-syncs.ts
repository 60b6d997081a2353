import type { MailboxSync } from "~/contract/emails";
import { formatTime } from "~/i18n/format";
import { paths } from "~/paths";
import type { ShownSync } from "./sync-notices";

/** The mailboxes with a fault or an unfinished first sync, formatted for the reader. */
export const shownSyncs = (
  syncs: MailboxSync[],
  { reader, mayConsent }: { reader: Parameters<typeof formatTime>[1]; mayConsent: boolean },
): ShownSync[] =>
  syncs
    .filter(({ state, progress }) => state === "failed" || progress)
    .map(({ settingId, email, failedStep, failedFault, failedDetail, nextTryAt, progress }) => ({
      email,
      failedStep,
      failedFault,
      consentAt: mayConsent && failedFault === "consent" ? paths.settings.smtp.consent(settingId) : null,
      failedDetail,
      progress,
      nextTry: nextTryAt && formatTime(nextTryAt, reader),
    }));
