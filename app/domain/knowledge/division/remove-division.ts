import sql from "sql-template-tag";
import type { Named } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { writeReceipt } from "~/domain/core/receipt/write-receipt";
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
    const deleted = { kind: "division" as const, subjectId: id, name: division.name, by: actor.id };
    await writeReceipt(
      tx,
      { ...deleted, companyId: ownCompany(actor) },
      { files: sql`f.division_id = ${id} and f.status <> 'deleting'` },
    );
    await markDivisionDeleted(tx, id);
    return division;
  });
}
