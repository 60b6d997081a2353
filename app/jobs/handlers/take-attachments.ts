import { failAttachments, takeAttachments } from "~/domain/mailbox/answering/take-attachments";
import type { JobHandler } from "../worker";
import { waitForStorage } from "./wait-for-storage";

/** Stores the attachments of an answered mail as files of its division. */
export const takeAttachmentsJob: JobHandler<"take_attachments"> = async (
  { answerId },
  { db, signal, lastAttempt },
) => {
  try {
    await waitForStorage(db, "take_attachments", { answerId }, () => takeAttachments(db, answerId, signal));
  } catch (error) {
    if (lastAttempt && !signal.aborted) await failAttachments(db, answerId);
    throw error;
  }
};

/** Runs when the process died during the last attempt. */
export const abandonedTakeAttachmentsJob: JobHandler<"take_attachments"> = ({ answerId }, { db }) =>
  failAttachments(db, answerId);
