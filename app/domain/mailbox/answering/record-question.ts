import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { settings } from "~/env";
import { enqueue } from "~/queue/enqueue";

/** Older mails are not answered: they arrive when a folder was restored or a server was unreachable. */
const maxDays = 3;

type Mail = { id: string; settingId: string; sentAt: Date };

/**
 * Records a mail that has arrived in the inbox for the division that answers its mailbox, in the transaction that stores
 * it. Idempotent. Mails from before the division's setting are skipped. Of several divisions with one mailbox the first one
 * answers; a mail cannot choose.
 */
export async function recordQuestion(tx: Db, { id, settingId, sentAt }: Mail): Promise<void> {
  const now = clock.now();
  if (now.getTime() - sentAt.getTime() > maxDays * 86_400_000) return;
  const answerId = newId();
  const replyId = `<${newId()}@${new URL(settings().DOMAIN).hostname}>`;
  const inserted = await tx.run(sql`
    insert into email_answers (id, company_id, division_id, smtp_setting_id, email_id, fingerprint, message_id,
      reference_ids, from_address, from_name, subject, state, reply_message_id, created_at)
    select ${answerId}, e.company_id, s.division_id, s.smtp_setting_id, e.id, e.fingerprint, e.message_id,
      e.reference_ids, e.from_address, e.from_name, e.subject, 'waiting', ${replyId}, ${now}
    from emails e join lateral (
      select division_id, smtp_setting_id, created_at, answering from email_settings
      where smtp_setting_id = ${settingId} and answering <> 'off' order by created_at, id limit 1
    ) s on true
    where e.id = ${id} and e.sent_at >= s.created_at
    on conflict (division_id, fingerprint) do nothing`);
  if (inserted) await enqueue(tx, "answer_email", { answerId }, { key: `answer_email:${answerId}` });
}
