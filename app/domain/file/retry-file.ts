import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { reachableFiles } from "~/domain/division/readable-divisions";
import type { Actor } from "~/domain/session/actor";
import { enqueue } from "~/jobs/enqueue";
import { tellFiles } from "./tell-readers";

/** Reads a failed file again; one that is not failed is left as it is. @throws AppError not_found */
export async function retryFile(db: Db, actor: Actor, id: string): Promise<void> {
  await db.transaction(async tx => {
    const file = await tx.maybe<{ status: string }>(sql`
      select status from files f
      where f.id = ${id} and status <> 'deleting' and ${reachableFiles(actor, "update")} for update`);
    if (!file) throw new AppError("not_found");
    if (file.status !== "failed") return;
    await tx.run(sql`
      update files set status = 'queued', reason = null, pages_read = 0, pages_total = null where id = ${id}`);
    await enqueue(tx, "read_file", { fileId: id });
    await tellFiles(tx, [id]);
  });
}
