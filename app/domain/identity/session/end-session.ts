import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { lockUser } from "~/domain/core/actor/lock-user";

/** Signs out: all tokens of this family become invalid. */
export async function endSession(db: Db, actor: Actor): Promise<void> {
  await db.transaction(async tx => {
    await lockUser(tx, actor.id);
    await tx.run(sql`delete from sessions where family_id = ${actor.familyId} and user_id = ${actor.id}`);
  });
}
