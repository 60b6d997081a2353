import sql from "sql-template-tag";
import type { AnswerSkip } from "~/contract/email-answer-fields";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { checkSignature } from "~/domain/mailbox/email/check-signature";
import { dmarcResult, type ResolveDns } from "~/integrations/mailbox/authenticate-mail";
import { isAllowed } from "./is-allowed";

/** A mail that waits for an answer, with what decides whether it may get one. */
export type WaitingMail = {
  id: string;
  companyId: string;
  settingId: string;
  fromAddress: string;
  messageId: string;
  automatic: string | null;
  authResults: string[];
  path: string | null;
  uid: number | null;
  email: string;
  emailFrom: string;
  allowed: string[];
  authServer: string;
};

/** Chosen: more answers to one sender are a loop or an attack. */
const maxAnswers = { hour: 5, day: 20 };

/**
 * Returns why a mail gets no answer, or undefined. Checks cheap reasons first; the signature needs the whole mail.
 * @throws MailServerFault, KeyUnreachable, imapflow's errors while the mail or the sender's key cannot be fetched
 */
export async function skipReason(
  db: Db,
  mail: WaitingMail,
  resolver?: ResolveDns,
): Promise<AnswerSkip | undefined> {
  const from = mail.fromAddress.toLowerCase();
  if ([mail.email, mail.emailFrom].some(own => own.toLowerCase() === from)) return "own";
  if (mail.automatic) return mail.automatic as AnswerSkip;
  if (await isOwnMessage(db, mail)) return "own";
  if (!isAllowed(mail.allowed, from)) return "not_allowed";
  if (dmarcResult(mail.authResults, mail.authServer, from) === "pass") return undefined;
  return (await checkSignature(db, mail, resolver)) === "holds" ? undefined : "not_authenticated";
}

/** Whether a mail is a copy of one sent from here, such as a blind copy or a redirected one. */
async function isOwnMessage(db: Db, { companyId, messageId }: WaitingMail): Promise<boolean> {
  if (!messageId) return false;
  const own = await db.maybe(sql`
    select 1 as own from emails where company_id = ${companyId} and message_id = ${messageId}
      and state in ('sent', 'waiting') limit 1`);
  return own !== undefined;
}

/**
 * Whether a sender has got the maximum of answers. Locks the sender until the transaction ends, so that answers are
 * counted one at a time.
 */
export async function exceedsAnswerLimit(
  tx: Db,
  { id, companyId, fromAddress }: Pick<WaitingMail, "id" | "companyId" | "fromAddress">,
): Promise<boolean> {
  const now = clock.now();
  const sender = `${companyId} ${fromAddress.toLowerCase()}`;
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${sender}, 45))`);
  const since = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const { hour, day } = await tx.one<{ hour: number; day: number }>(sql`
    select count(*) filter (where created_at > ${since(1)}) as hour, count(*) as day from email_answers
    where company_id = ${companyId} and lower(from_address) = lower(${fromAddress}) and id <> ${id}
      and state in ('proposed', 'sending', 'sent', 'unclear', 'failed') and created_at > ${since(24)}`);
  return hour >= maxAnswers.hour || day >= maxAnswers.day;
}
