import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { enqueue } from "~/queue/enqueue";
import { mailJobKey } from "./queue-mail";
import { mailMaxAgeMs, noServer, queuedAt, withoutSecrets } from "./send-mail";

/** SQL condition: waits because the operator's server could not be used, not because of its recipient. */
const delayed = sql`
  state = 'waiting' and smtp_setting_id is null and attempts > 0
  and reason ~ '^(unreachable|timeout|sign_in|tls)(:|$)'`;

/** Since when the operator's server has taken no mail; null while it takes them. */
export async function mailsFailing(db: Db): Promise<Date | null> {
  const row = await db.maybe<{ since: Date }>(sql`
    select ${queuedAt} as since from mails m where ${delayed} and not exists (
      select from mails s where s.state = 'sent' and s.smtp_setting_id is null and s.sent_at >= coalesce(m.queued_at, m.created_at)
        and s.created_at > coalesce(m.queued_at, m.created_at) - interval '2 days')
    order by 1 limit 1`);
  return row?.since ?? null;
}

/**
 * Tries mails again that wait because of the server: their own next try may be hours away. Of the sweep one, to see
 * whether it is back; all others once one was sent.
 */
export async function retryDelayed(db: Db, limit?: number): Promise<void> {
  await db.transaction(async tx => {
    const mails = await tx.many<{ id: string }>(sql`
      select id from mails where ${delayed} order by created_at limit ${limit ?? null}`);
    for (const { id } of mails) await enqueue(tx, "send_mail", { mailId: id }, { key: mailJobKey(id) });
  });
}

/**
 * Call at start if SMTP_URL is set: sends mails that waited for a server; those older than a day fail as
 * `too_old`, because their links have expired. Returns the number of mails to send.
 */
export async function resumeMails(db: Db): Promise<number> {
  const since = new Date(clock.now().getTime() - mailMaxAgeMs);
  return await db.transaction(async tx => {
    await tx.run(sql`
      update mails set ${withoutSecrets}, state = 'failed', reason = 'too_old'
      where state = 'waiting' and reason = ${noServer} and ${queuedAt} <= ${since}`);
    const mails = await tx.many<{ id: string }>(sql`
      update mails set reason = null where state = 'waiting' and reason = ${noServer} returning id`);
    for (const { id } of mails) await enqueue(tx, "send_mail", { mailId: id }, { key: mailJobKey(id) });
    return mails.length;
  });
}
