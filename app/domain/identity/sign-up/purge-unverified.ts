import sql, { type Sql } from "sql-template-tag";
import type { Db } from "~/db/connection";

/** Deletes unverified accounts with the companies that they registered. */
export async function purgeUnverified(tx: Db, which: Sql): Promise<void> {
  const deleted = await tx.many<{ companyId: string | null }>(sql`
    delete from users where status = 'unverified' and ${which} returning company_id as "companyId"`);
  const companies = deleted.flatMap(({ companyId }) => companyId ?? []);
  await tx.run(sql`
    delete from companies c
    where id = any(${companies}::uuid[]) and not exists (select from users u where u.company_id = c.id)`);
}
