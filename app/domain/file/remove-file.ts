import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { reachableFiles } from "~/domain/division/readable-divisions";
import type { Actor } from "~/domain/session/actor";
import { giveUpFile } from "./give-up-file";

/** Deletes a file; doing it twice is doing it once. @throws AppError not_found */
export async function removeFile(db: Db, actor: Actor, id: string): Promise<void> {
  await db.transaction(async tx => {
    const file = await tx.maybe(sql`
      select f.id from files f where f.id = ${id} and ${reachableFiles(actor, "delete")} for update`);
    if (!file) throw new AppError("not_found");
    await giveUpFile(tx, id);
  });
}
