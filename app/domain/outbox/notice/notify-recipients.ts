import { randomUUID } from "node:crypto";
import sql from "sql-template-tag";
import type { DivisionNews } from "~/contract/division-news";
import type { EmailTell } from "~/contract/email-setting-choices";
import type { Language } from "~/contract/language";
import type { MailMessage } from "~/contract/mail-message";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { emailKey } from "~/domain/core/actor/email-key";
import { queueMail } from "~/domain/outbox/mail/queue-mail";
import { enqueueNotification, feedbackPause, lastNotifiedOfFeedback, type NoticeKind } from "./add-notices";

type Setting = {
  id: string;
  companyId: string;
  divisionId: string;
  division: string;
  smtpSettingId: string;
  toEmails: string[];
  tells: string[];
};

type Notice = { id: string; kind: NoticeKind; subjectId: string; name: string | null };

/**
 * Notifies the recipients of an email setting of everything recorded for them, in one mail each from the division's
 * mailbox. The notices are deleted in the same transaction: a job that runs twice finds none. What is gone or no longer
 * wanted by then is left out, and recipients who have stopped these mails get none. Feedback is kept for each recipient
 * until an hour has passed since their last mail about feedback; then one mail names all of it, in all divisions of the
 * company.
 */
export async function notifyRecipients(
  db: Db,
  emailSettingId: string,
  compose: (news: DivisionNews) => MailMessage,
): Promise<void> {
  await db.transaction(async tx => {
    // All of the company, in one order: jobs of two divisions must not both notify one recipient of feedback.
    await tx.run(sql`
      select id from email_settings
      where company_id = (select company_id from email_settings where id = ${emailSettingId}) order by id for no key update`);
    const setting = await tx.maybe<Setting>(sql`
      select e.id, e.company_id as "companyId", e.division_id as "divisionId", d.name as division,
             e.smtp_setting_id as "smtpSettingId", e.to_emails as "toEmails", e.tells
      from email_settings e join divisions d on d.id = e.division_id and d.status = 'open'
      where e.id = ${emailSettingId}`);
    if (!setting) return;
    const notices = await tx.many<Notice>(sql`
      delete from email_notices n where email_setting_id = ${emailSettingId}
      returning n.id, n.kind, n.subject_id as "subjectId", case n.kind
        when 'feedback' then (select '' from feedback where id = n.subject_id and settled_at is null)
        when 'unanswered' then coalesce((select '' from messages where id = n.subject_id),
          (select '' from email_answers where id = n.subject_id))
        else (select name from files where id = n.subject_id and status = substr(n.kind, 6)) end as name`);
    const left = notices.filter(({ name }) => name !== null).sort((a, b) => a.id.localeCompare(b.id));
    const news = newsIn(left, setting);
    const feedbackIds = left.filter(({ kind }) => kind === "feedback").map(({ subjectId }) => subjectId);
    const recipients = await recipientsOf(tx, setting);
    await keepFeedback(tx, emailSettingId, recipients, feedbackIds);
    const { companyId, smtpSettingId } = setting;
    for (const { to, token } of recipients) {
      const due = await takeFeedback(tx, companyId, to);
      if (!hasFiles(news) && news.unanswered === 0 && due.length === 0) continue;
      const others = due.filter(one => one.token !== token);
      await queueMail(tx, {
        to,
        companyId,
        smtpSettingId,
        purpose: "division_news",
        onceKey: `division_news:${left[0]?.id ?? `${emailSettingId}:${due[0]!.subjectId}`}:${to}`,
        message: compose({
          ...news,
          feedback: due.map(one => ({ division: one.division, count: one.count })),
          tokens: [token, ...others.map(one => one.token)],
          language: await languageOf(tx, to, companyId),
        }),
      });
    }
    await waitWithFeedback(tx, setting);
  });
}

type News = Pick<DivisionNews, "division" | "divisionId" | "unanswered" | "ready" | "failed" | "quarantined">;

/** What notices say beside feedback, as far as the setting wants to be notified of it. */
function newsIn(notices: Notice[], { division, divisionId, tells }: Setting): News {
  const namesOf = (kind: NoticeKind, tell: EmailTell) =>
    tells.includes(tell) ? notices.filter(notice => notice.kind === kind).map(({ name }) => name!) : [];
  return {
    division,
    divisionId,
    unanswered: namesOf("unanswered", "unanswered").length,
    ready: namesOf("file_ready", "files"),
    failed: namesOf("file_failed", "files"),
    quarantined: namesOf("file_quarantined", "files"),
  };
}

const hasFiles = ({ ready, failed, quarantined }: News) =>
  ready.length + failed.length + quarantined.length > 0;

/** The recipients of a setting that have not stopped these mails, in its order. */
async function recipientsOf(tx: Db, { id, toEmails }: Setting): Promise<{ to: string; token: string }[]> {
  const recipients: { to: string; token: string }[] = [];
  for (const to of toEmails) {
    const { token, stopped } = await recipientOf(tx, id, to);
    if (!stopped) recipients.push({ to, token });
  }
  return recipients;
}

/** The recipient's row, which is made with the first mail. */
const recipientOf = (tx: Db, settingId: string, to: string) =>
  tx.one<{ token: string; stopped: boolean }>(sql`
    insert into division_recipients (token, email_setting_id, email_key, created_at)
    values (${randomUUID()}, ${settingId}, ${emailKey(to)}, ${clock.now()})
    on conflict (email_setting_id, email_key) do update set email_key = excluded.email_key
    returning token, stopped_at is not null as stopped`);

/** Records feedback for each recipient, but for those who have stopped these mails or are recipients no more. */
async function keepFeedback(
  tx: Db,
  settingId: string,
  recipients: { to: string }[],
  subjectIds: string[],
): Promise<void> {
  const keys = recipients.map(({ to }) => emailKey(to));
  await tx.run(
    sql`delete from feedback_news where email_setting_id = ${settingId} and not email_key = any(${keys}::text[])`,
  );
  await tx.run(sql`
    insert into feedback_news (email_setting_id, email_key, subject_id)
    select ${settingId}, key, subject from unnest(${keys}::text[]) key, unnest(${subjectIds}::uuid[]) subject
    on conflict do nothing`);
}

/**
 * Takes the feedback that waits for a recipient, in all divisions of the company, if an hour has passed since their last
 * mail about feedback. What is settled or deleted, or no longer wanted, is taken without a mail.
 */
async function takeFeedback(
  tx: Db,
  companyId: string,
  to: string,
): Promise<{ division: string; count: number; token: string; subjectId: string }[]> {
  const now = clock.now();
  const due = await tx.many<{ division: string; count: number; token: string; subjectId: string }>(sql`
    with taken as (
      delete from feedback_news n using email_settings e, division_recipients r
      where e.id = n.email_setting_id and e.company_id = ${companyId} and n.email_key = ${emailKey(to)}
        and r.email_setting_id = e.id and r.email_key = n.email_key
        and coalesce(${lastNotifiedOfFeedback(sql`e.company_id`)} + ${feedbackPause} <= ${now}, true)
      returning n.email_setting_id, n.subject_id, r.token, r.stopped_at)
    select d.name as division, count(*) as count, t.token, min(t.subject_id::text) as "subjectId"
    from taken t join email_settings e on e.id = t.email_setting_id and 'feedback' = any(e.tells)
    join divisions d on d.id = e.division_id and d.status = 'open'
    join feedback g on g.id = t.subject_id and g.settled_at is null
    where t.stopped_at is null
      and exists (select from unnest(e.to_emails) as a (address) where lower(trim(a.address)) = ${emailKey(to)})
    group by d.name, e.id, t.token order by d.name collate natural_order, e.id`);
  await tx.run(sql`
    update division_recipients set told_feedback_at = ${now} where token = any(${due.map(one => one.token)}::uuid[])`);
  return due;
}

/** Enqueues the mail about waiting feedback for the time at which the first of its recipients may be notified. */
async function waitWithFeedback(tx: Db, { id, companyId }: Setting): Promise<void> {
  const { at } = await tx.one<{ at: Date | null }>(sql`
    select min(${lastNotifiedOfFeedback(sql`${companyId}`)} + ${feedbackPause}) as at from division_recipients r
    where r.email_setting_id = ${id} and exists (
      select from feedback_news n where n.email_setting_id = ${id} and n.email_key = r.email_key)`);
  if (at) await enqueueNotification(tx, id, at, "feedback");
}

/** The recipient's own language, or else that of the company's first data manager. */
async function languageOf(tx: Db, to: string, companyId: string): Promise<Language> {
  const row = await tx.maybe<{ language: Language }>(sql`
    select u.language from users u join roles r on r.id = u.role_id
    where u.company_id = ${companyId} and (u.email_key = ${emailKey(to)} or r.access = 'user')
    order by u.email_key = ${emailKey(to)} desc, u.created_at limit 1`);
  return row?.language ?? "de";
}
