import sql from "sql-template-tag";
import type { Room } from "~/contract/divisions";
import type { Employee, EmployeeFilter } from "~/contract/employees";
import type { ListQuery } from "~/contract/endpoint";
import type { Db } from "~/db/connection";
import { ownCompany } from "~/domain/division/own-company";
import { pageOf, pageWindow } from "~/domain/list/page-of";
import { employeeLimit, employeesUsed } from "~/domain/plan/employee-limit";
import type { Actor } from "~/domain/session/actor";
import { type EmployeeRow, employeeColumns, employeeOf, ownPeople } from "./employee-rows";
import { foundPeople, peopleOrder } from "./find-employees";

/**
 * The company's people, its data manager among them, with the room for more employees.
 * @throws AppError forbidden for people without a company
 */
export async function listEmployees(
  db: Db,
  actor: Actor,
  query: ListQuery & EmployeeFilter,
): Promise<ReturnType<typeof pageOf<Employee>> & { room: Room; roles: string[] }> {
  const company = ownCompany(actor);
  const rows = await db.many<EmployeeRow>(sql`
    select ${employeeColumns()} ${foundPeople(actor, query)} ${peopleOrder(query.sort)} ${pageWindow(query)}`);
  const { total, used, limit, roles } = await db.one<{
    total: number;
    used: number;
    limit: number | null;
    roles: string[];
  }>(sql`
    select (select count(*) ${foundPeople(actor, query)}) as total, ${employeesUsed(company)} as used,
           ${employeeLimit(company)} as "limit",
           (select coalesce(array_agg(distinct coalesce(r.name, r.key)), '{}') from ${ownPeople(actor)}) as roles`);
  const room = { used, limit, locked: limit !== null && used >= limit };
  return {
    ...pageOf(
      query,
      total,
      rows.map(row => employeeOf(actor, row)),
    ),
    room,
    roles,
  };
}

/** Everybody whom a filter finds. @throws AppError forbidden for people without a company */
export async function exportEmployees(db: Db, actor: Actor, filter: EmployeeFilter): Promise<Employee[]> {
  ownCompany(actor);
  const rows = await db.many<EmployeeRow>(
    sql`select ${employeeColumns()} ${foundPeople(actor, filter)} ${peopleOrder(filter.sort)}`,
  );
  return rows.map(row => employeeOf(actor, row));
}
