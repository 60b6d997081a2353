import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { enqueue } from "~/queue/enqueue";

/**
 * Queues the reply of an answer as a mail of its mailbox, within the transaction that decides it. Idempotent, because its
 * Message-ID was chosen with the answer.
 */
export async function sendReply(tx: Db, answerId: string): Promise<void> {
  const id = newId();
  const now = clock.now();
  const queued = await tx.run(sql`
    insert into emails (id, company_id, smtp_setting_id, folder, message_id, fingerprint, thread_id, in_reply_to,
      reference_ids, from_name, from_address, to_addresses, cc_addresses, recipient_names, subject, text, state, read, starred, labels,
      sent_at, send_at)
    select ${id}, a.company_id, a.smtp_setting_id, 'sent', a.reply_message_id, a.reply_message_id,
      coalesce(q.thread_id, ${id}), a.message_id,
      (a.reference_ids || case when a.message_id = '' then '{}' else array[a.message_id] end)[1:100], c.name,
      coalesce(nullif(s.email_from, ''), s.email), array[a.from_address], '{}',
      case when a.from_name in ('', a.from_address) or a.from_name like '%@%' then '{}'
        else jsonb_build_object(lower(a.from_address), a.from_name) end,
      case when a.subject ~* '^(re|aw)\\s*:' then a.subject else 'Re: ' || a.subject end, a.answer, 'waiting', true,
      false, '{}', ${now}, ${now}
    from email_answers a join companies c on c.id = a.company_id
      join smtp_settings s on s.id = a.smtp_setting_id left join emails q on q.id = a.email_id
    where a.id = ${answerId} and a.state = 'sending'
      and not exists (select from emails e where e.company_id = a.company_id and e.message_id = a.reply_message_id)`);
  if (queued) await enqueue(tx, "send_email", { emailId: id }, { key: `email:${id}` });
}
