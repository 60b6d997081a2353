import sql from "sql-template-tag";
import type { Named } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { markDivisionDeleted } from "./mark-division-deleted";
import { readableDivisions } from "./readable-divisions";

/**
 * Deletes a division with its files: their text in this transaction, bytes and rows by a job. Idempotent.
 * @throws AppError not_found, conflict_version
 */
export async function removeDivision(
  db: Db,
  actor: Actor,
  id: string,
  expectedVersion?: number,
): Promise<Named> {
  return db.transaction(async tx => {
    const division = await tx.maybe<Named & { status: string; version: number }>(sql`
      select id, name, status, version from divisions
      where id = ${id} and id in (${readableDivisions(actor, "delete")}) for no key update`);
    if (!division) throw new AppError("not_found");
    if (division.status === "deleting") return division;
    if (expectedVersion !== undefined && expectedVersion !== division.version)
      throw new AppError("conflict_version");
    await markDivisionDeleted(tx, id);
    return division;
  });
}
