import { failMail, sendMail } from "~/domain/outbox/mail/send-mail";
import type { Sender } from "~/integrations/smtp/send";
import type { JobHandler } from "../worker";

/** Hands one mail of the outbox to the operator's server. */
export const sendMailJob =
  (sender: Sender | undefined): JobHandler<"send_mail"> =>
  ({ mailId }, { db, signal, lastAttempt }) =>
    sendMail(db, sender, mailId, { signal, lastAttempt });

/** Runs when the process died during the last attempt. */
export const abandonedSendMailJob: JobHandler<"send_mail"> = ({ mailId }, { db }) =>
  failMail(db, mailId, "abandoned");
