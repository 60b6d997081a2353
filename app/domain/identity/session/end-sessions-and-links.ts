import sql from "sql-template-tag";
import type { Db } from "~/db/connection";

/** Ends all sessions of a user, and voids their pending links. */
export async function endSessionsAndLinks(tx: Db, userId: string): Promise<void> {
  await tx.run(sql`delete from sessions where user_id = ${userId}`);
  await tx.run(sql`delete from links where user_id = ${userId}`);
}
