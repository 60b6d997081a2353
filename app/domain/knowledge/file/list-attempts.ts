import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { ReadingAttempt } from "~/contract/processing-fields";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { reachableFiles } from "~/domain/knowledge/division/readable-divisions";
import { readAttempts } from "./reading-attempt";

/** Lists the attempts at reading a file that the actor may change. @throws AppError not_found */
export async function listAttempts(db: Db, actor: Actor, id: string): Promise<ReadingAttempt[]> {
  const file = await db.maybe(
    sql`select f.id from files f where f.id = ${id} and ${reachableFiles(actor, "update")}`,
  );
  if (!file) throw new AppError("not_found");
  return readAttempts(db, id);
}
