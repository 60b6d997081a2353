import sql from "sql-template-tag";
import type { Db } from "~/db/connection";

/**
 * Serialises everything that decides about a company's orders and plans, until the transaction ends. Not a lock of the
 * company's row: what else changes in a company does not wait.
 */
export async function lockPurchases(tx: Db, companyId: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`purchases ${companyId}`}, 0))`);
}
