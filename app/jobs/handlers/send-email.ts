import { fileSentEmail } from "~/domain/mailbox/draft/file-sent-email";
import { failEmail, sendEmail } from "~/domain/mailbox/draft/send-email";
import type { JobHandler } from "../worker";

/** Sends a mail that a user wrote through the server of its mailbox. */
export const sendEmailJob: JobHandler<"send_email"> = ({ emailId }, { db, signal, lastAttempt }) =>
  sendEmail(db, emailId, { signal, lastAttempt });

/** Runs when the process died during the last attempt. */
export const abandonedSendEmailJob: JobHandler<"send_email"> = ({ emailId }, { db }) =>
  failEmail(db, emailId);

/** Stores a sent mail in the server's Sent folder. */
export const fileSentEmailJob: JobHandler<"file_sent_email"> = ({ emailId }, { db, lastAttempt }) =>
  fileSentEmail(db, emailId, { lastAttempt });
