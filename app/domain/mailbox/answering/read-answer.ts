import sql from "sql-template-tag";
import type { EmailAnswerDetails } from "~/contract/email-answers";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { answerColumns, answerTables } from "./answer-rows";

/** Returns an answer of the actor's company. @throws AppError not_found, also for those of others */
export async function readAnswer(
  db: Db,
  { companyId }: Pick<Actor, "companyId">,
  id: string,
): Promise<EmailAnswerDetails> {
  const answer = await db.maybe<EmailAnswerDetails>(sql`
    select ${answerColumns}, a.email_id as "emailId", a.question, a.language, a.answer, a.sources, a.answerer
    from ${answerTables} where a.id = ${id} and a.company_id = ${companyId}`);
  if (!answer) throw new AppError("not_found");
  return answer;
}
