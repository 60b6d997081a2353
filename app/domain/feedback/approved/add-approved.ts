import sql, { join, raw } from "sql-template-tag";
import type { ApprovedAnswerInput } from "~/contract/approved-answer-fields";
import type { ApprovedAnswer } from "~/contract/approved-answers";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { enqueueTopics } from "~/domain/feedback/topic/enqueue-topics";
import { lockTarget } from "~/domain/knowledge/division/lock-target";
import { retrieval } from "~/domain/retrieval/retrieval";
import { readApproved } from "./read-approved";
import { approvedValues, checkLastDay, checkWordings } from "./write-approved";

/** Chosen: a division with more answers than these needs a document. */
const maxAnswers = 500;

/**
 * Approves an answer for a division: it is found from now on.
 * @throws AppError forbidden, not_found (the division), division_locked, form_invalid, approved_limit_reached
 */
export function addApproved(
  db: Db,
  actor: Actor,
  { divisionId, ...written }: ApprovedAnswerInput,
): Promise<ApprovedAnswer> {
  const companyId = ownCompany(actor);
  return db.transaction(async tx => {
    await lockTarget(tx, actor, divisionId);
    const { answers } = await tx.one<{ answers: number }>(
      sql`select count(*) as answers from approved_answers where division_id = ${divisionId}`,
    );
    if (answers >= maxAnswers)
      throw new AppError("approved_limit_reached", { values: { limit: maxAnswers } });
    await checkLastDay(tx, companyId, written.validUntil);
    await checkWordings(tx, divisionId, written);
    const id = newId();
    const values = approvedValues(actor, companyId, written);
    await tx.run(sql`
      insert into approved_answers (id, company_id, division_id, created_at, ${raw(Object.keys(values).join(", "))})
      values (${id}, ${companyId}, ${divisionId}, ${clock.now()}, ${join(Object.values(values))})`);
    await retrieval.upsert(tx, divisionId, [id]);
    await enqueueTopics(tx, divisionId);
    return readApproved(tx, actor, id);
  });
}
