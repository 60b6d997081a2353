import sql from "sql-template-tag";
import type { MailboxState } from "~/contract/emails";
import type { OperatorInboxMail, OperatorReply } from "~/contract/operator-inbox";
import { replyRecipients } from "~/contract/reply-recipients";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { readEmail } from "~/domain/mailbox/email/read-email";
import { readMailboxState } from "~/domain/mailbox/email/read-mailbox-state";
import { asOperator, operatorMailboxId } from "./operator-scope";

/** Returns the operator's mailbox with the state of its sync; null without IMAP_URL. */
export async function readOperatorMailbox(
  db: Db,
  actor: Actor,
): Promise<{ address: string; unread: number; sync: MailboxState["syncs"][number] } | null> {
  const { syncs, unread } = await readMailboxState(db, asOperator(actor));
  const [sync] = syncs;
  return sync ? { address: sync.email, unread: unread.inbox ?? 0, sync } : null;
}

/** Returns a mail that the operator's mailbox has received, with the replies to it. @throws AppError not_found */
export async function readOperatorInboxMail(db: Db, actor: Actor, id: string): Promise<OperatorInboxMail> {
  const mail = await readEmail(db, asOperator(actor), id);
  const own = await db.one<{ address: string }>(sql`
    select email_from as address from smtp_settings where id = ${operatorMailboxId}`);
  const replies = await db.many<OperatorReply>(sql`
    select m.id, m.to_address as "to", m.subject, m.state, m.created_at as "createdAt" from mails m
    join emails e on e.message_id = m.in_reply_to and e.id = ${id}
    where m.in_reply_to <> '' and m.purpose = 'operator_reply' order by m.created_at, m.id limit 50`);
  const reportsOnMail = await db.maybe<NonNullable<OperatorInboxMail["reportsOnMail"]>>(sql`
    select m.id, m.to_address as "to", m.subject from mails m where m.undelivered_report = ${id} limit 1`);
  return {
    ...mail,
    reportsOnMail: reportsOnMail ?? null,
    recipients: replyRecipients(mail, [own.address]),
    replies,
  };
}
