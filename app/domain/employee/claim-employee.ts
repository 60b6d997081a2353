import sql from "sql-template-tag";
import type { EmployeeStatus } from "~/contract/employee-fields";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { ownCompany } from "~/domain/division/own-company";
import type { Actor } from "~/domain/session/actor";

export type Claimed = { status: EmployeeStatus; email: string; roleId: string };

/**
 * Holds an employee of the actor's company for a change until the transaction ends, and moves their version.
 * The company's data manager is none of its employees.
 * @param seen the version that the asker has seen, where they said so (If-Match)
 * @throws AppError not_found, conflict_version, forbidden for people without a company
 */
export async function claimEmployee(
  tx: Db,
  actor: Actor,
  id: string,
  seen: number | undefined,
): Promise<Claimed> {
  const row = await tx.maybe<Claimed & { version: number }>(sql`
    select u.status, u.email, u.version, u.role_id as "roleId"
    from users u join roles r on r.id = u.role_id and r.access = 'employee'
    where u.id = ${id} and u.company_id = ${ownCompany(actor)} for no key update of u`);
  if (!row) throw new AppError("not_found");
  if (seen !== undefined && seen !== row.version) throw new AppError("conflict_version");
  await tx.run(sql`update users set version = version + 1 where id = ${id}`);
  return row;
}
