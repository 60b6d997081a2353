import sql, { join, raw } from "sql-template-tag";
import type { ApprovedAnswerInput } from "~/contract/approved-answer-fields";
import type { ApprovedAnswer } from "~/contract/approved-answers";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { enqueueTopics } from "~/domain/feedback/topic/enqueue-topics";
import { deleteApproved } from "~/domain/knowledge/division/delete-approved";
import { retrieval } from "~/domain/retrieval/retrieval";
import { lockApproved, readApproved } from "./read-approved";
import { approvedValues, checkLastDay, checkWordings } from "./write-approved";

type Input = Omit<ApprovedAnswerInput, "divisionId"> & { id: string };

/**
 * Changes an approved answer, which is approved anew by the actor; one that has ended is given again.
 * @throws AppError not_found, conflict_version, form_invalid
 */
export function changeApproved(
  db: Db,
  actor: Actor,
  { id, ...written }: Input,
  expectedVersion?: number,
): Promise<ApprovedAnswer> {
  const companyId = ownCompany(actor);
  return db.transaction(async tx => {
    const { divisionId } = await lockApproved(tx, actor, { id, action: "update" }, expectedVersion);
    await checkLastDay(tx, companyId, written.validUntil);
    await checkWordings(tx, divisionId, written, id);
    const values = Object.entries(approvedValues(actor, companyId, written));
    await tx.run(sql`
      update approved_answers set ${join(values.map(([column, value]) => sql`${raw(column)} = ${value}`))},
        ended_at = null, version = version + 1 where id = ${id}`);
    await retrieval.upsert(tx, divisionId, [id]);
    await enqueueTopics(tx, divisionId);
    return readApproved(tx, actor, id);
  });
}

/** Ends an approved answer: it is not given any more, and stays in the list. @throws AppError not_found, conflict_version, approved_over */
export function endApproved(
  db: Db,
  actor: Actor,
  id: string,
  expectedVersion?: number,
): Promise<ApprovedAnswer> {
  return db.transaction(async tx => {
    const { divisionId, state } = await lockApproved(tx, actor, { id, action: "update" }, expectedVersion);
    if (state === "ended") throw new AppError("approved_over");
    await tx.run(
      sql`update approved_answers set ended_at = ${clock.now()}, version = version + 1 where id = ${id}`,
    );
    await retrieval.remove(tx, divisionId, [id]);
    return readApproved(tx, actor, id);
  });
}

/** Deletes an approved answer with what answers took from it. @throws AppError not_found, conflict_version */
export function removeApproved(
  db: Db,
  actor: Actor,
  id: string,
  expectedVersion?: number,
): Promise<ApprovedAnswer> {
  return db.transaction(async tx => {
    const removed = await lockApproved(tx, actor, { id, action: "delete" }, expectedVersion);
    await deleteApproved(tx, sql`a.id = ${id}`);
    await retrieval.remove(tx, removed.divisionId, [id]);
    return removed;
  });
}
