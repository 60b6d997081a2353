import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { shownStatus } from "~/contract/file-states";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { reachableFiles } from "~/domain/knowledge/division/readable-divisions";

/** Locks a file whose processing the actor may change. Returns its name and state. @throws AppError not_found */
export async function lockReading(
  tx: Db,
  actor: Actor,
  id: string,
): Promise<{ name: string; status: string }> {
  const file = await tx.maybe<{ name: string; status: string; reason: string | null }>(sql`
    select f.name, f.status, f.reason from files f
    where f.id = ${id} and status <> 'deleting' and ${reachableFiles(actor, "update")} for update`);
  if (!file) throw new AppError("not_found");
  return { name: file.name, status: shownStatus(file.status, file.reason) };
}
