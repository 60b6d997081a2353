import sql from "sql-template-tag";
import type { Action } from "~/contract/abilities";
import { AppError } from "~/contract/errors";
import type { GoldenQuestion } from "~/contract/golden-questions";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { goldenColumns, goldenTables, reachableGolden } from "./golden-rows";

/** A golden question of a division that the actor may read. @throws AppError not_found, also for those of others */
export async function readGolden(db: Db, actor: Actor, id: string): Promise<GoldenQuestion> {
  const row = await db.maybe<GoldenQuestion>(sql`
    select ${goldenColumns()} from ${goldenTables} where f.id = ${id} and ${reachableGolden(actor)}`);
  if (!row) throw new AppError("not_found");
  return row;
}

/**
 * Locks a golden question that the actor may change, or delete, until the transaction ends.
 * @param expectedVersion the version that the form was rendered with (If-Match)
 * @throws AppError not_found, conflict_version
 */
export async function lockGolden(
  tx: Db,
  actor: Actor,
  { id, action }: { id: string; action: Action },
  expectedVersion?: number,
): Promise<GoldenQuestion> {
  await tx.maybe(sql`
    select id from golden_questions where id = ${id} and company_id = ${actor.companyId} for update`);
  const row = await tx.maybe<GoldenQuestion>(sql`
    select ${goldenColumns()} from ${goldenTables}
    where f.id = ${id} and ${reachableGolden(actor)} and ${reachableGolden(actor, action)}`);
  if (!row) throw new AppError("not_found");
  if (expectedVersion !== undefined && expectedVersion !== row.version)
    throw new AppError("conflict_version");
  return row;
}
