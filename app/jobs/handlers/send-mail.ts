import { mailboxSender } from "~/domain/companies/smtp/mailbox-sender";
import { retryDelayed } from "~/domain/outbox/mail/resume-mails";
import { failMail, sendMail } from "~/domain/outbox/mail/send-mail";
import type { Identity, Sender } from "~/integrations/smtp/send";
import { putLetterhead } from "~/mail/put-letterhead";
import type { JobHandler } from "../worker";

/**
 * Hands one mail of the outbox to the operator's server, or to the company's mailbox that it is sent from. A mail that
 * the server took shows that it is back: those that waited for it follow.
 */
export const sendMailJob =
  (sender: Sender | undefined, identity: Identity): JobHandler<"send_mail"> =>
  async ({ mailId }, { db, signal, lastAttempt }) => {
    const sent = await sendMail(db, sender, mailId, {
      signal,
      lastAttempt,
      paper: putLetterhead,
      mailbox: (tx, id) => mailboxSender(tx, id, identity),
    });
    if (sent) await retryDelayed(db);
  };

/** Runs when the process died during the last attempt. */
export const abandonedSendMailJob: JobHandler<"send_mail"> = ({ mailId }, { db }) =>
  failMail(db, mailId, "abandoned");
