import type { MailboxSync } from "~/contract/emails";
import { formatTime } from "~/i18n/format";
import type { ShownSync } from "./sync-notices";

/** The mailboxes with something to say, for a reader. */
export const shownSyncs = (syncs: MailboxSync[], reader: Parameters<typeof formatTime>[1]): ShownSync[] =>
  syncs
    .filter(({ state, progress }) => state === "failed" || progress)
    .map(({ email, failedStep, failedDetail, nextTryAt, progress }) => ({
      email,
      failedStep,
      failedDetail,
      progress,
      nextTry: nextTryAt && formatTime(nextTryAt, reader),
    }));
