import sql, { type Sql } from "sql-template-tag";
import { settings } from "~/env";
import { employeeLimit } from "./employee-limit";

/**
 * SQL condition on users u and roles r: this employee is over the limit of a company whose plan has lapsed. The oldest
 * accounts up to the limit stay open; the others cannot come in, and lose nothing. Only where plans are sold.
 */
export function lockedEmployee(): Sql {
  if (settings().APP_MODE !== "lotse") return sql`false`;
  // A limit of null (the plan runs) compares to nothing; the count comes last because it costs most.
  return sql`(r.access = 'employee' and u.company_id is not null and coalesce((
    select count(*) from users o join roles x on x.id = o.role_id and x.access = 'employee'
    where o.company_id = u.company_id and (o.created_at, o.id) < (u.created_at, u.id)
  ) >= ${employeeLimit(sql`u.company_id`)}, false))`;
}
