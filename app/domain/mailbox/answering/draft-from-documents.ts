import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { replyRecipients } from "~/contract/reply-recipients";
import type { Database } from "~/db/connection";
import { newId } from "~/db/id";
import { countQuestion } from "~/domain/billing/plan/question-allowance";
import { checkDivisions, needFile } from "~/domain/chats/chat/check-divisions";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { limitQuestionRate } from "~/domain/core/limit/limit-question-rate";
import { codeInMails } from "~/domain/feedback/feedback/public-form-setting";
import { listSenders } from "~/domain/mailbox/draft/list-senders";
import { saveDraft } from "~/domain/mailbox/draft/save-draft";
import { replyAddresses } from "~/domain/mailbox/email/email-rows";
import type { ComposeReply } from "./answer-email";
import { draftReply } from "./draft-reply";

type Mail = {
  settingId: string;
  replyTo: string[];
  to: string[];
  subject: string;
  text: string;
  fromAddress: string;
  publicCode: string | null;
  signature: string;
  sentAt: Date;
};
type DraftRequest = { id: string; question: string; divisionIds: string[] };

/** Below this support a chat would only show the nearest passages, which are no answer. */
const minSupport = 50;

/** The response of a page waits for it. */
const timeoutMs = 60_000;

/**
 * Drafts a reply to the question of a mail from divisions that the actor may search. `draftId` is null if their documents
 * do not contain the answer: then there is no draft.
 * @throws AppError forbidden, not_found, chat_needs_file, question_limit_reached, too_many_requests, provider_…
 */
export async function draftFromDocuments(
  db: Database,
  actor: Actor,
  { id, question, divisionIds }: DraftRequest,
  compose: ComposeReply,
): Promise<{ draftId: string | null }> {
  const companyId = ownCompany(actor);
  if (!actor.ability.can("create", "Chat")) throw new AppError("forbidden");
  const mail = await db.maybe<Mail>(sql`
    select e.smtp_setting_id as "settingId", ${replyAddresses} as "replyTo", e.to_addresses as "to", e.subject, e.text,
      e.from_address as "fromAddress", e.sent_at as "sentAt", ${codeInMails} as "publicCode",
      coalesce(nullif(s.signature, ''), c.name) as signature
    from emails e join companies c on c.id = e.company_id join smtp_settings s on s.id = e.smtp_setting_id
    where e.id = ${id} and e.company_id = ${companyId} and e.state = 'received'`);
  if (!mail) throw new AppError("not_found");
  const divisions = await checkDivisions(db, actor, divisionIds);
  needFile(divisions);
  await limitQuestionRate(db, actor.id);
  await countQuestion(db, actor);
  const scope = { companyId, divisionIds: divisions.map(division => division.id) };
  const reply = await draftReply(
    db,
    { ...scope, question, userId: actor.id },
    AbortSignal.timeout(timeoutMs),
  );
  if (reply.declined || reply.support < minSupport) return { draftId: null };
  const division = divisions.map(({ name }) => name).join(", ");
  const senders = await listSenders(db, actor);
  const draftId = newId();
  await saveDraft(db, actor, {
    id: draftId,
    smtpSettingId: mail.settingId,
    recipients: replyRecipients(
      mail,
      senders.flatMap(({ email, from }) => [email, from]),
    ),
    copies: [],
    blindCopies: [],
    subject: /^(re|aw)\s*:/i.test(mail.subject) ? mail.subject : `Re: ${mail.subject}`.slice(0, 250),
    body: compose({
      ...reply,
      question,
      division,
      publicCode: mail.publicCode,
      signature: mail.signature,
      quoted: mail.text,
      attachments: [],
      from: mail.fromAddress,
      sentAt: mail.sentAt,
    }),
    answersId: id,
  });
  return { draftId };
}
