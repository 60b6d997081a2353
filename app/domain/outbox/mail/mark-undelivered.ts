import sql from "sql-template-tag";
import type { Db } from "~/db/connection";

/** A mail of the outbox has its id as the first part of its Message-ID. */
const outboxId = /^<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i;

/**
 * Notes on a mail of the outbox that a mail server reports it as undelivered, within the transaction that stores the
 * report. It counts only in the mailbox that the mail was sent from: null is the operator's. A settled mail
 * is open again, unless the same report is stored once more.
 */
export async function markUndelivered(
  tx: Db,
  reported: { messageId: string; mailbox: string | null; report: string | null; reason: string; at: Date },
): Promise<void> {
  const { messageId, mailbox, report, reason, at } = reported;
  const id = outboxId.exec(messageId)?.[1];
  if (!id) return;
  await tx.run(sql`
    update mails set undelivered_at = ${at}, undelivered_report = ${report}, undelivered_reason = ${reason},
      settled_at = case when undelivered_at = ${at} then settled_at end,
      settled_by = case when undelivered_at = ${at} then settled_by end
    where id = ${id} and smtp_setting_id is not distinct from ${mailbox}::uuid
      and (undelivered_at is null or undelivered_at <= ${at})`);
}
