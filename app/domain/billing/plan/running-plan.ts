import sql, { type Sql } from "sql-template-tag";
import { clock } from "~/db/clock";
import { settings } from "~/env";

/** SQL condition: the company (an id, or its column) has a running plan. False where the build variant sells none. */
export function runsPlan(companyId: string | Sql): Sql {
  if (settings().APP_MODE !== "lotse") return sql`false`;
  const now = clock.now();
  return sql`exists (
    select from subscriptions s
    where s.company_id = ${companyId} and s.starts_at <= ${now} and (s.ends_at is null or s.ends_at > ${now}))`;
}

/** SQL expression (integer): a limit of the company (an id, or its column); null while a running plan lifts it. */
export const unlessPlanned = (companyId: string | Sql, limit: number): Sql =>
  sql`(case when ${runsPlan(companyId)} then null else ${limit}::int end)`;
