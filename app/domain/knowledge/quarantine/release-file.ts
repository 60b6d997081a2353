import sql from "sql-template-tag";
import type { Named } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import type { Release } from "~/contract/finding-kinds";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { reachableFiles } from "~/domain/knowledge/division/readable-divisions";
import { enqueueReading } from "~/domain/knowledge/file/enqueue-reading";
import { notifyFilesChanged } from "~/domain/knowledge/file/notify-files-changed";

/**
 * Releases a file from quarantine and enqueues its reading, with all its text or without the findings.
 * @param expectedVersion the reading whose findings the actor has seen
 * @throws AppError not_found, conflict_version also if the file is not in quarantine
 */
export async function releaseFile(
  db: Db,
  actor: Actor,
  { id, places }: { id: string; places: Release },
  expectedVersion?: number,
): Promise<Named> {
  return db.transaction(async tx => {
    const file = await tx.maybe<Named & { status: string; version: number }>(sql`
      select f.id, f.name, f.status, f.attempts as version from files f
      where f.id = ${id} and f.status <> 'deleting' and ${reachableFiles(actor, "update")} for update`);
    if (!file) throw new AppError("not_found");
    const { status, version, name } = file;
    if (status !== "quarantined" || (expectedVersion !== undefined && expectedVersion !== version))
      throw new AppError("conflict_version");
    await tx.run(sql`
      update files set status = 'queued', released = ${places}, released_by = ${actor.id},
        released_at = ${clock.now()}, pages_read = 0,
        end_mail = case when uploaded_by is not null then 'waiting' end
      where id = ${id}`);
    await enqueueReading(tx, id);
    await notifyFilesChanged(tx);
    return { id, name };
  });
}
