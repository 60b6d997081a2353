import sql from "sql-template-tag";
import type { Named } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { reachableFiles } from "~/domain/knowledge/division/readable-divisions";

/** Locks a file whose processing the actor may change. @throws AppError not_found */
export async function lockReading(tx: Db, actor: Actor, id: string): Promise<Named> {
  const file = await tx.maybe<Named>(sql`
    select f.id, f.name from files f
    where f.id = ${id} and status <> 'deleting' and ${reachableFiles(actor, "update")} for update`);
  if (!file) throw new AppError("not_found");
  return file;
}
