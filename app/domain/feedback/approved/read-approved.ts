import sql from "sql-template-tag";
import type { Action } from "~/contract/abilities";
import type { ApprovedAnswer } from "~/contract/approved-answers";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { approvedAnswerColumns, approvedTables, reachableApproved } from "./approved-rows";

/** An approved answer of a division that the actor may read. @throws AppError not_found, also for those of others */
export async function readApproved(db: Db, actor: Actor, id: string): Promise<ApprovedAnswer> {
  const row = await db.maybe<ApprovedAnswer>(sql`
    select ${approvedAnswerColumns()} from ${approvedTables} where f.id = ${id} and ${reachableApproved(actor)}`);
  if (!row) throw new AppError("not_found");
  return row;
}

/**
 * Locks an approved answer that the actor may change, or delete, until the transaction ends.
 * @param expectedVersion the version that the form was rendered with (If-Match)
 * @throws AppError not_found, conflict_version
 */
export async function lockApproved(
  tx: Db,
  actor: Actor,
  { id, action }: { id: string; action: Action },
  expectedVersion?: number,
): Promise<ApprovedAnswer> {
  await tx.maybe(sql`
    select id from approved_answers where id = ${id} and company_id = ${actor.companyId} for update`);
  const row = await tx.maybe<ApprovedAnswer>(sql`
    select ${approvedAnswerColumns()} from ${approvedTables}
    where f.id = ${id} and ${reachableApproved(actor)} and ${reachableApproved(actor, action)}`);
  if (!row) throw new AppError("not_found");
  if (expectedVersion !== undefined && expectedVersion !== row.version)
    throw new AppError("conflict_version");
  return row;
}
