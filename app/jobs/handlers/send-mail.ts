import { mailboxSender } from "~/domain/companies/smtp/mailbox-sender";
import { retryDelayed } from "~/domain/outbox/mail/resume-mails";
import { failMail, sendMail } from "~/domain/outbox/mail/send-mail";
import type { Identity, Sender } from "~/integrations/smtp/send";
import { putLetterhead } from "~/mail/put-letterhead";
import type { JobHandler } from "../worker";

/**
 * Sends one mail of the outbox through the operator's server, or through the company's mailbox that it is sent from.
 * A success shows that the server is available again, so the delayed mails are retried.
 */
export const sendMailJob =
  (sender: Sender | undefined, identity: Identity): JobHandler<"send_mail"> =>
  async ({ mailId }, { db, signal, lastAttempt }) => {
    const sent = await sendMail(db, sender, mailId, {
      signal,
      lastAttempt,
      putLetterhead,
      // Outside the mail's transaction: a renewed token counts also if that is undone.
      mailbox: id => mailboxSender(db, id, identity),
    });
    if (sent) await retryDelayed(db);
  };

/** Runs when the process died during the last attempt. */
export const abandonedSendMailJob: JobHandler<"send_mail"> = ({ mailId }, { db }) =>
  failMail(db, mailId, "abandoned");
