import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/session/actor";
import { giveUpDivision } from "./give-up-division";
import { readableDivisions } from "./readable-divisions";

/**
 * Deletes a division with its files: their text goes in this transaction, their bytes and the rows
 * with the job. Doing it twice is doing it once.
 * @throws AppError not_found, conflict_version
 */
export async function removeDivision(db: Db, actor: Actor, id: string, seen?: number): Promise<void> {
  await db.transaction(async tx => {
    const division = await tx.maybe<{ status: string; version: number }>(sql`
      select status, version from divisions
      where id = ${id} and id in (${readableDivisions(actor, "delete")}) for no key update`);
    if (!division) throw new AppError("not_found");
    if (division.status === "deleting") return;
    if (seen !== undefined && seen !== division.version) throw new AppError("conflict_version");
    await giveUpDivision(tx, id);
  });
}
