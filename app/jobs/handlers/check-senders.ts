import { checkNewSenders } from "~/domain/mailbox/email/check-new-senders";
import type { JobHandler } from "../worker";

/** Checks the signatures of new mails of a mailbox. */
export const checkSendersJob: JobHandler<"check_senders"> = async ({ settingId }, { db, signal }) => {
  const { unreachable } = await checkNewSenders(db, settingId, signal);
  // Retried with the delays of jobs; a reader may request the check meanwhile.
  if (unreachable) throw new Error("Keys of senders could not be looked up");
};
