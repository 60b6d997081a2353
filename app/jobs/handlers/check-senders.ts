import { checkNewSenders } from "~/domain/mailbox/email/check-new-senders";
import type { JobHandler } from "../worker";

/** Checks the signatures of mails that have come to a mailbox. */
export const checkSendersJob: JobHandler<"check_senders"> = async ({ settingId }, { db, signal }) => {
  const { unreachable } = await checkNewSenders(db, settingId, signal);
  // Tried again after the growing waits of jobs; a reader may ask for it meanwhile.
  if (unreachable) throw new Error("Keys of senders could not be looked up");
};
