import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { MailMessage } from "~/contract/mail-message";
import { replyRecipients } from "~/contract/reply-recipients";
import type { Db } from "~/db/connection";
import { replyAddresses } from "~/domain/mailbox/email/email-rows";
import { queueMail } from "~/domain/outbox/mail/queue-mail";
import { operatorMailboxId, operatorScope } from "./operator-scope";

type Received = {
  replyTo: string[];
  fromAddress: string;
  to: string[];
  messageId: string;
  subject: string;
  references: string[];
  address: string;
};

/** Reply and forward prefixes of all languages, which are replaced by one. */
const replyPrefixes = /^(?:(?:re|aw|sv|antw|fwd?|wg|tr)\s*(?:\[\d+\])?\s*:\s*)+/i;

/**
 * Queues a reply to a mail that the operator's mailbox has received: it is sent through the operator's server, in the
 * mail's thread, and replies to it arrive in the mailbox. Each Reply-To address gets it.
 * @returns the id of the first reply in the outbox
 * @throws AppError not_found, mail_no_sender if the mail has no address to reply to
 */
export function replyAsOperator(
  db: Db,
  { id, text }: { id: string; text: string },
  compose: (subject: string, text: string) => MailMessage,
): Promise<{ id: string }> {
  return db.transaction(async tx => {
    const mail = await tx.maybe<Received>(sql`
      select ${replyAddresses} as "replyTo", e.from_address as "fromAddress", e.to_addresses as "to", e.message_id as "messageId", e.subject,
        e.reference_ids as references, s.email_from as address
      from emails e join smtp_settings s on s.id = e.smtp_setting_id
      where e.id = ${id} and e.company_id = ${operatorScope} and e.smtp_setting_id = ${operatorMailboxId}`);
    if (!mail) throw new AppError("not_found");
    const { messageId, references, address } = mail;
    const [first, ...others] = replyRecipients(mail, [address]);
    if (!first) throw new AppError("mail_no_sender");
    const subject = `Re: ${mail.subject.replace(replyPrefixes, "").trim()}`.trim().slice(0, 250);
    const thread = {
      inReplyTo: messageId,
      references: [...references, messageId].filter(Boolean).slice(-100),
      replyTo: address,
    };
    const composed = compose(subject, text);
    const send = (to: string) => queueMail(tx, { to, purpose: "operator_reply", message: composed, thread });
    const queued = await send(first);
    for (const to of others) await send(to);
    // Without `onceKey` a mail is always queued.
    return { id: queued! };
  });
}
