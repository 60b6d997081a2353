import sql, { type Sql } from "sql-template-tag";
import { settings } from "~/env";
import { runsPlan } from "./running-plan";

/**
 * SQL condition on users u and roles r: this employee exceeds the limit of a company whose plan has lapsed. The
 * oldest accounts up to the limit stay usable; the others cannot sign in but keep all data. Only where plans are
 * sold.
 */
export function lockedEmployee(): Sql {
  if (settings().APP_MODE !== "lotse") return sql`false`;
  const limit = settings().EMPLOYEE_LIMIT;
  // A case, so that colleagues are counted only while no plan runs, and never beyond the limit.
  return sql`(
    case when r.access <> 'employee' or u.company_id is null or ${runsPlan(sql`u.company_id`)} then false
    else (
      select count(*) from (
        select from users o join roles x on x.id = o.role_id and x.access = 'employee'
        where o.company_id = u.company_id and (o.created_at, o.id) < (u.created_at, u.id) limit ${limit}
      ) older
    ) >= ${limit} end)`;
}
