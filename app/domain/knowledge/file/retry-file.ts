import sql from "sql-template-tag";
import type { Named } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { reachableFiles } from "~/domain/knowledge/division/readable-divisions";
import { restartReading } from "./restart-reading";

/** Reads a failed file again; others are unchanged. @throws AppError not_found */
export async function retryFile(db: Db, actor: Actor, id: string): Promise<Named> {
  return db.transaction(async tx => {
    const file = await tx.maybe<Named & { status: string }>(sql`
      select f.id, f.name, f.status from files f
      where f.id = ${id} and status <> 'deleting' and ${reachableFiles(actor, "update")} for update`);
    if (!file) throw new AppError("not_found");
    await restartReading(tx, id);
    return file;
  });
}
