import sql, { type Sql } from "sql-template-tag";

/**
 * SQL expression: when the company is deleted with its last data manager, after that was announced to them; null while
 * one of its data managers stays, whether they were added or have cancelled their own erasure.
 */
export const companyEndsAt = (companyId: string | Sql): Sql => sql`(
  select max(leaving.erase_at) from users leaving join roles l on l.id = leaving.role_id and l.access = 'user'
  where leaving.company_id = ${companyId} and leaving.erase_company and not exists (
    select from users staying join roles s on s.id = staying.role_id and s.access = 'user'
    where staying.company_id = ${companyId} and staying.erase_at is null))`;
