import sql from "sql-template-tag";
import type { Named } from "~/contract/endpoint";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { mailsWithTag, queueKeyword } from "~/domain/core/tag/tag-keyword";
import { lockTag } from "./read-tag";

/** Deletes a tag, and its keyword at the servers of mails that have it; what had it stays. @throws AppError not_found, conflict_version */
export function removeTag(db: Db, actor: Actor, id: string, expectedVersion?: number): Promise<Named> {
  return db.transaction(async tx => {
    const tag = await lockTag(tx, actor, id, expectedVersion);
    await queueKeyword(tx, await mailsWithTag(tx, id), id, "remove");
    await tx.run(sql`delete from tags where id = ${id}`);
    return tag;
  });
}
