import sql from "sql-template-tag";
import type { Quota } from "~/contract/divisions";
import type { Employee, EmployeeFilter } from "~/contract/employees";
import type { ListQuery } from "~/contract/endpoint";
import type { Db } from "~/db/connection";
import { employeeLimit, employeesUsed } from "~/domain/billing/plan/employee-limit";
import { quotaOf } from "~/domain/billing/plan/quota-of";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { mapPage, type Page, selectPage } from "~/domain/core/list/select-page";
import { type Piece, selectPiece } from "~/domain/core/list/select-piece";
import { employeeFor, ownEmployees } from "./employee-rows";
import { employeesSql } from "./employees-sql";

/**
 * Lists the company's people, including its data manager, with the quota of employees.
 * @throws AppError forbidden for users without a company
 */
export async function listEmployees(
  db: Db,
  actor: Actor,
  query: ListQuery & EmployeeFilter,
): Promise<Page<Employee> & { quota: Quota; roles: string[] }> {
  const company = ownCompany(actor);
  const page = await selectPage<Employee>(db, query, employeesSql(actor, query));
  const { used, limit, roles } = await db.one<{ used: number; limit: number | null; roles: string[] }>(sql`
    select ${employeesUsed(company)} as used, ${employeeLimit(company)} as "limit",
           (select coalesce(array_agg(distinct coalesce(r.name, r.key)), '{}') from ${ownEmployees(actor)}) as roles`);
  return { ...mapPage(page, row => employeeFor(actor, row)), quota: quotaOf(used, limit), roles };
}

/** Returns one page of all people that match a filter. @throws AppError forbidden for users without a company */
export async function exportEmployees(
  db: Db,
  actor: Actor,
  { piece, ...filter }: EmployeeFilter & { piece: number },
): Promise<Piece<Employee>> {
  ownCompany(actor);
  const { rows, more } = await selectPiece<Employee>(db, piece, employeesSql(actor, filter));
  return { rows: rows.map(row => employeeFor(actor, row)), more };
}
