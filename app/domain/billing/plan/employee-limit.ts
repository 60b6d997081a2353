import sql, { type Sql } from "sql-template-tag";
import { settings } from "~/env";
import { unlessPlanned } from "./running-plan";

/** SQL expression (integer): maximum number of employees; null while a running plan lifts the limit. */
export function employeeLimit(companyId: string | Sql): Sql {
  return unlessPlanned(companyId, settings().EMPLOYEE_LIMIT);
}

/** SQL expression (integer): number of employees, including suspended and invited ones. */
export function employeesUsed(companyId: string | Sql): Sql {
  return sql`(
    select count(*)::int from users e join roles er on er.id = e.role_id and er.access = 'employee'
    where e.company_id = ${companyId})`;
}
