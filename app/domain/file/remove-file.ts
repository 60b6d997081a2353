import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { readableDivisions } from "~/domain/division/readable-divisions";
import type { Actor } from "~/domain/session/actor";
import { giveUpFile } from "./give-up-file";

/** Deletes a file; doing it twice is doing it once. @throws AppError not_found */
export async function removeFile(db: Db, actor: Actor, id: string): Promise<void> {
  await db.transaction(async tx => {
    const file = await tx.maybe(sql`
      select id from files where id = ${id} and division_id in (${readableDivisions(actor)}) for update`);
    if (!file) throw new AppError("not_found");
    await giveUpFile(tx, id);
  });
}
