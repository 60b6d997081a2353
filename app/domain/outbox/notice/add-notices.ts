import sql, { type Sql } from "sql-template-tag";
import type { EmailTell } from "~/contract/email-setting-choices";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { enqueue } from "~/queue/enqueue";

export type NoticeKind = "feedback" | "file_ready" | "file_failed" | "file_quarantined" | "unanswered";

const settingOf: Record<NoticeKind, EmailTell> = {
  feedback: "feedback",
  file_ready: "files",
  file_failed: "files",
  file_quarantined: "files",
  unanswered: "unanswered",
};

/** Specified: mails about feedback come at most once an hour to each recipient. */
export const feedbackPause = sql`interval '1 hour'`;

/**
 * SQL expression: when a recipient r of a company was last notified of feedback in mails of any division; null for never.
 */
export const lastNotifiedOfFeedback = (companyId: Sql): Sql => sql`(
  select max(o.told_feedback_at) from division_recipients o
  join email_settings x on x.id = o.email_setting_id and x.company_id = ${companyId}
  where o.email_key = r.email_key)`;

/** Chosen: the local hour at which the mails of a day are sent. */
const dailyHour = 8;

/** Chosen: longer than most uploads of many files take, and soon enough for the first of them. */
const togetherPause = sql`interval '5 minutes'`;

/**
 * Records something for the recipients of the divisions that want to be notified of it, within the transaction in which it
 * happens, and enqueues the mail about all notices until then: at once (about feedback once a recipient may be notified of
 * some, about files when none of the division is being processed any more), at the next full hour, or next morning.
 * A notice that waits already is not added again.
 * @param settings a subquery of the ids of email settings
 */
export async function addNotices(
  tx: Db,
  { kind, subjectId, settings }: { kind: NoticeKind; subjectId: string; settings: Sql },
): Promise<void> {
  const now = clock.now();
  // Of files that end at the same time, the last one has to see that the others have ended.
  if (settingOf[kind] === "files")
    await tx.run(sql`
      select pg_advisory_xact_lock(hashtextextended('notices ' || division_id, 0)) from (
        select division_id from email_settings where id in (${settings}) order by division_id) d`);
  const due = await tx.many<{ id: string; at: Date }>(sql`
    with wanted as (
      select e.id, e.pace, e.company_id, e.division_id, c.time_zone from email_settings e join companies c on c.id = e.company_id
      where e.id in (${settings}) and ${settingOf[kind]} = any(e.tells)
    ), added as (
      insert into email_notices (id, email_setting_id, kind, subject_id, created_at)
      select gen_random_uuid(), id, ${kind}, ${subjectId}, ${now} from wanted
      on conflict (email_setting_id, kind, subject_id) do nothing returning email_setting_id
    )
    select w.id, case w.pace
      when 'hourly' then date_trunc('hour', ${now}::timestamptz) + interval '1 hour'
      when 'daily' then
        (date_trunc('day', ${now}::timestamptz at time zone w.time_zone + ${24 - dailyHour} * interval '1 hour')
          + ${dailyHour} * interval '1 hour') at time zone w.time_zone
      else greatest(${now}::timestamptz, case when ${kind}::text = 'feedback' then (
        select min(coalesce(${lastNotifiedOfFeedback(sql`w.company_id`)}, '-infinity')) + ${feedbackPause}
        from division_recipients r where r.email_setting_id = w.id and r.stopped_at is null)
        when ${settingOf[kind] === "files"} and exists (
          select from files f
          where f.division_id = w.division_id and f.status in ('queued', 'reading', 'indexing'))
        then ${now}::timestamptz + ${togetherPause} end)
      end as at
    from wanted w join added a on a.email_setting_id = w.id`);
  for (const { id, at } of due) await enqueueNotification(tx, id, at, kind);
}

/**
 * Enqueues the mail of an email setting, unless one waits that comes no later. That one is locked, so that it does not
 * run before the caller's notice is there. Jobs about feedback have a key of their own, so that what may be mailed at once
 * does not wait with them.
 */
export async function enqueueNotification(tx: Db, id: string, at: Date, kind: NoticeKind): Promise<void> {
  const key = `tell_recipients:${id}${kind === "feedback" ? ":feedback" : ""}`;
  const waits = await tx.maybe(sql`
    select key from graphile_worker._private_jobs
    where key = ${key} and run_at <= ${at} and locked_at is null and attempts < max_attempts for share skip locked`);
  if (!waits) await enqueue(tx, "tell_recipients", { emailSettingId: id }, { key, runAt: at });
}

/** Subquery: the email settings of some divisions. */
export const settingsOfDivisions = (divisions: Sql): Sql =>
  sql`select id from email_settings where division_id in (${divisions})`;

/** Subquery: the email settings of the divisions that a chat searches. */
export const settingsOfChat = (chatId: string | Sql): Sql =>
  settingsOfDivisions(sql`select division_id from chat_divisions where chat_id = ${chatId}`);

/** Subquery: email settings of a company about no division, one for each set of recipients. */
export const settingsOfCompany = (companyId: string): Sql => sql`
  select distinct on (to_emails) id from email_settings
  where company_id = ${companyId} and 'feedback' = any(tells) order by to_emails, created_at`;
