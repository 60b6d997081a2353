import sql, { type Sql } from "sql-template-tag";
import { settings } from "~/env";
import { unlessPlanned } from "./running-plan";

/** SQL expression (integer): maximum number of divisions; null while a running plan lifts the limit. */
export function divisionLimit(companyId: string | Sql): Sql {
  return unlessPlanned(companyId, settings().DIVISION_LIMIT);
}

/**
 * SQL subquery of the division ids within the company's plan: all of them, or after a plan has lapsed the oldest
 * up to the limit. The others are locked: no new files, no answers.
 */
export function divisionsInPlan(companyId: string | Sql): Sql {
  return sql`
    select id from divisions where company_id = ${companyId} and status = 'open'
    order by created_at, id limit ${divisionLimit(companyId)}`;
}
