import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { forgetText } from "~/domain/file/forget-text";
import { tellFiles, tellPassages } from "~/domain/file/tell-readers";
import type { Actor } from "~/domain/session/actor";
import { enqueue } from "~/jobs/enqueue";
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
      where id = ${id} and id in (${readableDivisions(actor)}) for no key update`);
    if (!division) throw new AppError("not_found");
    if (division.status === "deleting") return;
    if (seen !== undefined && seen !== division.version) throw new AppError("conflict_version");
    await tx.run(sql`update divisions set status = 'deleting', version = version + 1 where id = ${id}`);
    // In the order of ids, so that two who hold several files never wait for each other.
    const files = await tx.many<{ id: string }>(
      sql`select id from files where division_id = ${id} order by id for update`,
    );
    await tx.run(sql`update files set status = 'deleting' where division_id = ${id}`);
    const fileIds = files.map(file => file.id);
    await forgetText(tx, fileIds);
    await tellPassages(tx, id);
    await tellFiles(tx, fileIds);
    await enqueue(tx, "delete_division", { divisionId: id });
  });
}
