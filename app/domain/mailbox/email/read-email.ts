import sql, { type Sql } from "sql-template-tag";
import type { AnswerOutcome, EmailDetails } from "~/contract/emails";
import { AppError } from "~/contract/errors";
import type { MailSignature } from "~/contract/mail-sender";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { answerState, answerTables } from "~/domain/mailbox/answering/answer-rows";
import { questionOf } from "~/domain/mailbox/answering/question-of";
import { sourceBytes } from "~/integrations/mailbox/mail-text";
import { emailColumns, replyAddresses } from "./email-rows";
import { readSender } from "./read-sender";

/** SQL expression: when the job of a key runs next; null while it runs, and after its last attempt. */
const dueAt = (key: Sql): Sql => sql`(
  select j.run_at from graphile_worker.jobs j
  where j.key = ${key} and j.locked_at is null and j.attempts < j.max_attempts)`;

/** SQL expression: when the job of a key runs for the last time, by the pauses of the queue. */
const lastAt = (key: Sql): Sql => sql`(
  select j.run_at + make_interval(secs => coalesce((
    select sum(exp(least(n, 10))) from generate_series(j.attempts + 1, j.max_attempts - 1) n), 0))
  from graphile_worker.jobs j where j.key = ${key} and j.locked_at is null and j.attempts < j.max_attempts)`;

/** How many bytes of a mail one byte of an attachment takes: four characters of base64 are three, 76 are a line of 78. */
const encodedBytes = 1.37;

/**
 * SQL expression: whether a mail e is longer, without its attachments, than what is fetched of it. For one whose attachments
 * are not encoded the result is false too often.
 */
const isPartial: Sql = sql`(
  e.size - ${encodedBytes}::numeric * coalesce((
    select sum(a.size) from email_attachments a where a.email_id = e.id), 0) > ${sourceBytes}::int)`;

/** SQL expression: the upload of an attachment a as {@link EmailDetails} returns it; null if none was requested. */
const takenAs: Sql = sql`(
  select jsonb_build_object('division', d.name, 'state', u.state, 'reason', u.reason, 'values', u.reason_values,
    'file', case when f.id is not null then jsonb_build_object('id', f.id, 'status', f.status, 'reason', f.reason) end)
  from email_answers q join email_uploads u on u.answer_id = q.id and u.number = a.number
  join divisions d on d.id = q.division_id left join files f on f.id = u.file_id
  where q.email_id = a.email_id order by u.created_at desc limit 1)`;

/** The newest outcome, where a mail was answered for more than one division. */
const readOutcome = (db: Db, emailId: string): Promise<AnswerOutcome | undefined> =>
  db.maybe<AnswerOutcome>(sql`
    select a.id, d.name as division, ${answerState} as state, case when a.state = 'skipped' then a.reason end as skip,
      a.leaves_attachments as "leavesAttachments"
    from ${answerTables} where a.email_id = ${emailId} order by a.created_at desc limit 1`);

/** Reports of mail servers on a mail that was sent, oldest first. */
const readReports = (db: Db, id: string): Promise<EmailDetails["undelivered"]> =>
  db.many<EmailDetails["undelivered"][number]>(sql`
    select r.id, r.undelivered_addresses as addresses, r.sent_at as at from emails e join emails r
      on r.company_id = e.company_id and r.reported_message_id = e.message_id and r.reported_message_id <> ''
    where e.id = ${id} and r.state = 'received' and not r.stale order by r.sent_at, r.id limit 10`);

/** The mail that a report of a mail server is about. */
const readReported = (db: Db, id: string): Promise<EmailDetails["reportsOn"] | undefined> =>
  db.maybe<NonNullable<EmailDetails["reportsOn"]>>(sql`
    select e.id, e.subject, r.undelivered_addresses as addresses from emails r join emails e
      on e.company_id = r.company_id and e.message_id = r.reported_message_id and e.state = 'sent'
    where r.id = ${id} and r.reported_message_id <> '' and not e.stale order by e.sent_at, e.id limit 1`);

/** The attachments of a mail. `atServer`: its server still has it, and with it the content that is not stored here. */
const readFiles = (
  db: Db,
  { id, atServer }: { id: string; atServer: boolean },
): Promise<EmailDetails["files"]> =>
  db.many<EmailDetails["files"][number]>(sql`
    select a.id, a.name, a.type, a.size, a.part <> '' and ${atServer}
      or exists (select from email_files f where f.attachment_id = a.id) as available, ${takenAs} as taken
    from email_attachments a where a.email_id = ${id} order by a.number`);

/** The newest 50 mails of a thread, oldest first, without others that are in trash or spam. */
const readThread = (
  db: Db,
  { id, companyId, threadId }: { id: string; companyId: string; threadId: string },
): Promise<EmailDetails["thread"]> =>
  db.many<EmailDetails["thread"][number]>(sql`
    select id, "fromName", "fromAddress", start, state, draft, read, "sentAt" from (
      select ${emailColumns()} from emails e
      where e.company_id = ${companyId} and e.thread_id = ${threadId} and not e.stale
        and (e.folder not in ('trash', 'spam') or e.id = ${id})
      order by e.sent_at desc, e.id limit 50) t order by "sentAt", id`);

/**
 * Returns a mail of the actor's company with its attachments, thread, sender and answer. @throws AppError not_found,
 * also for mails of others
 */
export async function readEmail(
  db: Db,
  { companyId }: Pick<Actor, "companyId">,
  id: string,
): Promise<EmailDetails> {
  const email = await db.maybe<
    Omit<
      EmailDetails,
      "files" | "thread" | "question" | "unfiled" | "sender" | "answer" | "undelivered" | "reportsOn"
    > & {
      threadId: string;
      atServer: boolean;
      filingReason: string;
      filingAt: Date | null;
      authResults: string[];
      authServer: string;
      signature: MailSignature;
    }
  >(sql`
    select ${emailColumns()}, ${isPartial} as partial, e.cc_addresses as cc, e.bcc_addresses as bcc, ${replyAddresses} as "replyTo", e.text,
      e.state <> 'unreadable' as readable, e.safe_html is not null as html,
      coalesce((length(e.safe_html) - length(replace(e.safe_html, 'data-src=', ''))) / 9, 0) as pictures, e.smtp_setting_id as "smtpSettingId", e.send_at as "sendAt", e.reason,
      e.refused_addresses as refused,
      e.refused_change as "refusedChange", e.version,
      case when e.state = 'waiting' and e.reason <> '' then ${dueAt(sql`'email:' || e.id::text`)} end as "nextTryAt",
      case when e.state = 'waiting' and e.reason <> '' then ${lastAt(sql`'email:' || e.id::text`)} end as "lastTryAt",
      case when e.state = 'sent' and e.uid is null then e.filing_reason else '' end as "filingReason",
      case when e.filing_reason <> '' then ${dueAt(sql`'filed:' || e.id::text`)} end as "filingAt",
      e.auth_results as "authResults", e.signature, (
        select s.auth_server from smtp_settings s where s.id = e.smtp_setting_id) as "authServer",
      e.thread_id as "threadId", e.uid is not null and not e.stale as "atServer"
    from emails e where e.id = ${id} and e.company_id = ${companyId}`);
  if (!email) throw new AppError("not_found");
  const { threadId, atServer, filingReason, filingAt, authResults, authServer, signature, ...details } =
    email;
  const sender =
    email.state === "received" && companyId
      ? await readSender(db, { ...details, companyId, authResults, authServer, signature })
      : null;
  const answer = email.state === "received" ? ((await readOutcome(db, id)) ?? null) : null;
  const undelivered = email.state === "sent" ? await readReports(db, id) : [];
  const reportsOn = email.state === "received" ? ((await readReported(db, id)) ?? null) : null;
  const files = await readFiles(db, { id, atServer });
  const thread = companyId ? await readThread(db, { id, companyId, threadId }) : [];
  const unfiled = filingReason ? { reason: filingReason, nextTryAt: filingAt } : null;
  return {
    ...details,
    sender,
    answer,
    undelivered,
    reportsOn,
    unfiled,
    question: questionOf(details),
    files,
    thread,
  };
}

/**
 * Returns the HTML of a mail as it was sanitised on arrival; null without one. @throws AppError not_found, also for
 * mails of others
 */
export async function readEmailHtml(
  db: Db,
  { companyId }: Pick<Actor, "companyId">,
  id: string,
): Promise<{ html: string | null }> {
  const email = await db.maybe<{ html: string | null }>(sql`
    select e.safe_html as html from emails e where e.id = ${id} and e.company_id = ${companyId}`);
  if (!email) throw new AppError("not_found");
  return email;
}
