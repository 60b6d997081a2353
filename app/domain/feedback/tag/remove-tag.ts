import sql from "sql-template-tag";
import type { Named } from "~/contract/endpoint";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { lockTag } from "./read-tag";

/** Deletes a tag; what had it stays. @throws AppError not_found, conflict_version */
export function removeTag(db: Db, actor: Actor, id: string, expectedVersion?: number): Promise<Named> {
  return db.transaction(async tx => {
    const tag = await lockTag(tx, actor, id, expectedVersion);
    await tx.run(sql`delete from tags where id = ${id}`);
    return tag;
  });
}
