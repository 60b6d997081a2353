import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Language } from "~/contract/language";
import type { Database, Db } from "~/db/connection";
import { divisionsInPlan } from "~/domain/billing/plan/division-limit";
import { countQuestion, questionsLeft } from "~/domain/billing/plan/question-allowance";
import { codeInMails } from "~/domain/feedback/feedback/public-form-setting";
import { addNotices, settingsOfDivisions } from "~/domain/outbox/notice/add-notices";
import type { ResolveDns } from "~/integrations/mailbox/authenticate-mail";
import { type DraftedReply, draftReply } from "./draft-reply";
import { questionOf } from "./question-of";
import { recordAttachments } from "./record-attachments";
import { sendReply } from "./send-reply";
import { skipAnswer } from "./skip-answer";
import { exceedsAnswerLimit, skipReason, type WaitingMail } from "./skip-reason";

/** Composes the text of a reply around its answer. */
export type ComposeReply = (
  reply: DraftedReply & {
    question: string;
    division: string;
    /** Opens the company's feedback form; null where mails do not lead to it. */
    publicCode: string | null;
    /** The signature of the mailbox, else the company's name. */
    signature: string;
    quoted: string;
    /** Names of attachments that become documents of the division, which the answer does not include yet. */
    attachments: string[];
    from: string;
    sentAt: Date;
  },
) => string;

type Row = WaitingMail & {
  divisionId: string;
  division: string;
  locked: boolean;
  publicCode: string | null;
  signature: string;
  subject: string;
  text: string;
  sentAt: Date;
  answering: "off" | "draft" | "automatic";
  threshold: number;
  takesAttachments: boolean | null;
};

/**
 * Answers a mail that a division may answer, with one of three outcomes: skipped with the reason, a reply that waits for
 * approval, or one that is sent. Idempotent: the outcome is stored once, also after interruptions.
 * @throws MailServerFault, imapflow's and the provider's errors when the job is to run again
 */
export async function answerEmail(
  db: Database,
  answerId: string,
  { compose, signal, resolver }: { compose: ComposeReply; signal: AbortSignal; resolver?: ResolveDns },
): Promise<void> {
  const row = await readWaitingMail(db, answerId);
  if (!row) return;
  if (!row.answering || row.answering === "off") return skipAnswer(db, answerId, "off");
  if (row.locked) return skipAnswer(db, answerId, "locked");
  if (row.sentAt === null) return skipAnswer(db, answerId, "gone");
  const reason = await skipReason(db, row, resolver);
  if (reason) return skipAnswer(db, answerId, reason);
  // Checked again when the outcome is stored. Checked here too, so that a mail above the limit stores no file and costs no
  // call to a provider.
  if (await db.transaction(tx => exceedsAnswerLimit(tx, row))) return skipAnswer(db, answerId, "too_many");
  const attachments = row.takesAttachments ? await recordAttachments(db, row) : [];
  const question = questionOf(row);
  if (!question) return skipAnswer(db, answerId, "no_question");
  if ((await questionsLeft(db, row)) === 0) return skipAnswer(db, answerId, "question_limit");
  const reply = await draftReply(db, { ...row, divisionIds: [row.divisionId], question }, signal);
  const text = compose({
    ...reply,
    question,
    division: row.division,
    publicCode: row.publicCode,
    signature: row.signature,
    quoted: row.text,
    attachments,
    sentAt: row.sentAt,
    from: row.fromAddress,
  });
  await storeOutcome(db, row, { reply, question, text }).catch(error => {
    if (!(error instanceof AppError) || error.code !== "question_limit_reached") throw error;
    return skipAnswer(db, answerId, "question_limit");
  });
}

const readWaitingMail = (db: Db, answerId: string): Promise<Row | undefined> =>
  db.maybe<Row>(sql`
    select a.id, a.company_id as "companyId", a.smtp_setting_id as "settingId", a.division_id as "divisionId",
      d.name as division, d.id not in (${divisionsInPlan(sql`d.company_id`)}) as locked, ${codeInMails} as "publicCode", coalesce(nullif(s.signature, ''), c.name) as signature, a.from_address as "fromAddress", a.message_id as "messageId", a.subject, e.text,
      e.automatic, coalesce(e.auth_results, '{}') as "authResults", f.path, e.uid, e.sent_at as "sentAt", s.email,
      s.email_from as "emailFrom", s.allowed_emails as allowed, s.auth_server as "authServer", o.answering,
      o.support_threshold as threshold, o.takes_attachments as "takesAttachments"
    from email_answers a
    join companies c on c.id = a.company_id
    join divisions d on d.id = a.division_id and d.status = 'open'
    join smtp_settings s on s.id = a.smtp_setting_id
    left join email_settings o on o.division_id = a.division_id
    left join emails e on e.id = a.email_id
    left join mail_folders f on f.id = e.folder_id
    where a.id = ${answerId} and a.state = 'waiting'`);

type Outcome = { reply: DraftedReply; question: string; text: string };

type Choice = Pick<Row, "answering" | "threshold">;

/** What the division has chosen by now: writing a reply can take a minute. Undefined if it answers no mails any more. */
async function readChoice(tx: Db, { divisionId }: Row): Promise<Choice | undefined> {
  const choice = await tx.maybe<Choice>(sql`
    select answering, support_threshold as threshold from email_settings where division_id = ${divisionId}`);
  return choice?.answering === "off" ? undefined : choice;
}

/** Whether a reply is sent without approval. One that says that nothing was found is, because it makes no statement. */
const isSentAutomatically = (
  { answering, threshold }: Choice,
  { declined, support }: DraftedReply,
): boolean => answering === "automatic" && (declined || support >= threshold);

async function storeOutcome(db: Database, row: Row, { reply, question, text }: Outcome): Promise<void> {
  await db.transaction(async tx => {
    if (await exceedsAnswerLimit(tx, row)) return skipAnswer(tx, row.id, "too_many");
    const choice = await readChoice(tx, row);
    if (!choice) return skipAnswer(tx, row.id, "off");
    const automatic = isSentAutomatically(choice, reply);
    const language: Language = reply.language;
    const decided = await tx.run(sql`
      update email_answers set state = ${automatic ? "sending" : "proposed"}, automatic = ${automatic},
        question = ${question}, language = ${language}, declined = ${reply.declined}, support = ${reply.support},
        sources = ${JSON.stringify(reply.sources)}::jsonb, answerer = ${reply.answerer}, answer = ${text},
        version = version + 1
      where id = ${row.id} and state = 'waiting'`);
    // Another run has stored the outcome meanwhile.
    if (decided === 0) return;
    await countQuestion(tx, row);
    if (automatic) await sendReply(tx, row.id);
    if (reply.declined)
      await addNotices(tx, {
        kind: "unanswered",
        subjectId: row.id,
        settings: settingsOfDivisions(sql`select ${row.divisionId}::uuid`),
      });
  });
}
