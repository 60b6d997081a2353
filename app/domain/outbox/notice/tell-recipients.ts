import { randomUUID } from "node:crypto";
import sql from "sql-template-tag";
import type { Language } from "~/contract/language";
import type { MailMessage } from "~/contract/mail-message";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { emailKey } from "~/domain/core/actor/email-key";
import { queueMail } from "~/domain/outbox/mail/queue-mail";
import { enqueueTelling, feedbackPause, type NoticeKind } from "./add-notices";

/** What happened in a division since the last mail. */
export type DivisionNews = {
  language: Language;
  /** What the recipient's link that stops these mails has. */
  token: string;
  divisionId: string;
  division: string;
  feedback: number;
  unanswered: number;
  /** Names of files. */
  ready: string[];
  failed: string[];
};

type Setting = {
  companyId: string;
  divisionId: string;
  division: string;
  smtpSettingId: string;
  toEmails: string[];
  tells: string[];
  /** When feedback may be told of again; null if it may be now. */
  feedbackFrom: Date | null;
};

type Notice = { id: string; kind: NoticeKind; name: string | null };

/**
 * Tells the recipients of an email setting of everything noted for them, in one mail each from the division's mailbox.
 * The notes are deleted in the same transaction: a job that runs twice finds none. What is gone or no longer wanted by
 * then is left out. Feedback waits until an hour has passed since the last mail about some, and recipients who have
 * stopped these mails get none.
 */
export async function tellRecipients(
  db: Db,
  emailSettingId: string,
  compose: (news: DivisionNews) => MailMessage,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async tx => {
    const setting = await tx.maybe<Setting>(sql`
      select e.company_id as "companyId", e.division_id as "divisionId", d.name as division,
             e.smtp_setting_id as "smtpSettingId", e.to_emails as "toEmails", e.tells,
             case when e.told_feedback_at + ${feedbackPause} > ${now} then e.told_feedback_at + ${feedbackPause} end as "feedbackFrom"
      from email_settings e join divisions d on d.id = e.division_id and d.status = 'open'
      where e.id = ${emailSettingId} for no key update of e`);
    if (!setting) return;
    const notices = await tx.many<Notice>(sql`
      delete from email_notices n
      where email_setting_id = ${emailSettingId} and (n.kind <> 'feedback' or ${setting.feedbackFrom === null})
      returning n.id, n.kind, case n.kind
        when 'feedback' then (select '' from feedback where id = n.subject_id and settled_at is null)
        when 'unanswered' then coalesce((select '' from messages where id = n.subject_id),
          (select '' from email_answers where id = n.subject_id))
        else (select name from files where id = n.subject_id and status = substr(n.kind, 6)) end as name`);
    if (setting.feedbackFrom) await waitWithFeedback(tx, emailSettingId, setting.feedbackFrom);
    const left = notices.filter(({ name }) => name !== null).sort((a, b) => a.id.localeCompare(b.id));
    const { tells, toEmails, companyId, smtpSettingId, division, divisionId } = setting;
    const of = (kind: NoticeKind, tell: string) =>
      tells.includes(tell) ? left.filter(notice => notice.kind === kind).map(({ name }) => name!) : [];
    const news = {
      division,
      divisionId,
      feedback: of("feedback", "feedback").length,
      unanswered: of("unanswered", "unanswered").length,
      ready: of("file_ready", "files"),
      failed: of("file_failed", "files"),
    };
    if (news.feedback + news.unanswered + news.ready.length + news.failed.length === 0) return;
    if (news.feedback > 0)
      await tx.run(sql`update email_settings set told_feedback_at = ${now} where id = ${emailSettingId}`);
    for (const to of toEmails) {
      const { token, stopped } = await recipientOf(tx, emailSettingId, to);
      if (stopped) continue;
      await queueMail(tx, {
        to,
        companyId,
        smtpSettingId,
        purpose: "division_news",
        onceKey: `division_news:${left[0]!.id}:${to}`,
        message: compose({ ...news, token, language: await languageOf(tx, to, companyId) }),
      });
    }
  });
}

/** The recipient's row, which is made with the first mail. */
const recipientOf = (tx: Db, settingId: string, to: string) =>
  tx.one<{ token: string; stopped: boolean }>(sql`
    insert into division_recipients (token, email_setting_id, email_key, created_at)
    values (${randomUUID()}, ${settingId}, ${emailKey(to)}, ${clock.now()})
    on conflict (email_setting_id, email_key) do update set email_key = excluded.email_key
    returning token, stopped_at is not null as stopped`);

/** Tells of feedback that waits when it may be told of. */
async function waitWithFeedback(tx: Db, id: string, at: Date): Promise<void> {
  const waits = await tx.maybe(
    sql`select from email_notices where email_setting_id = ${id} and kind = 'feedback' limit 1`,
  );
  if (waits) await enqueueTelling(tx, id, at, "feedback");
}

/** The recipient's own language, or else that of the company's first data manager. */
async function languageOf(tx: Db, to: string, companyId: string): Promise<Language> {
  const found = await tx.maybe<{ language: Language }>(sql`
    select u.language from users u join roles r on r.id = u.role_id
    where u.company_id = ${companyId} and (u.email_key = ${emailKey(to)} or r.access = 'user')
    order by u.email_key = ${emailKey(to)} desc, u.created_at limit 1`);
  return found?.language ?? "de";
}
