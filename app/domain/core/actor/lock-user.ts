import sql from "sql-template-tag";
import type { Db } from "~/db/connection";

/**
 * Locks a user until the transaction ends. Everything that starts, renews or ends sessions, uses up links or
 * renews recovery codes calls this before reading, which serialises these changes and prevents deadlocks.
 */
export async function lockUser(tx: Db, id: string): Promise<void> {
  await tx.run(sql`select from users where id = ${id} for no key update`);
}
