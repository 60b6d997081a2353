import sql from "sql-template-tag";
import type { Db } from "~/db/connection";

/**
 * Holds a user until the transaction ends. Whatever starts, renews or ends sessions, uses up links or renews recovery
 * codes does this first and looks afterwards: so none of these misses what another has just done, and none waits for
 * another crosswise.
 */
export async function holdUser(tx: Db, id: string): Promise<void> {
  await tx.run(sql`select from users where id = ${id} for no key update`);
}
