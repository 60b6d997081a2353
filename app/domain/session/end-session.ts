import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import type { Actor } from "./actor";
import { holdUser } from "./hold-user";

/** Signs out: every token of this family is void from now on. */
export async function endSession(db: Db, actor: Actor): Promise<void> {
  await db.transaction(async tx => {
    await holdUser(tx, actor.id);
    await tx.run(sql`delete from sessions where family_id = ${actor.familyId} and user_id = ${actor.id}`);
  });
}
