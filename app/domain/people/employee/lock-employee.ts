import sql from "sql-template-tag";
import type { EmployeeStatus } from "~/contract/employee-fields";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { personName } from "~/domain/core/actor/person-name";
import { hasJoined } from "./employee-rows";

export type LockedEmployee = {
  id: string;
  name: string;
  status: EmployeeStatus;
  joined: boolean;
  email: string;
  phone: string | null;
  roleId: string;
};

/**
 * Locks an employee of the actor's company for a change until the transaction ends, and increments their version.
 * The company's data manager is none of its employees.
 * @param expectedVersion the version that the form was rendered with (If-Match)
 * @throws AppError not_found, conflict_version, forbidden for users without a company
 */
export async function lockEmployee(
  tx: Db,
  actor: Actor,
  id: string,
  expectedVersion: number | undefined,
): Promise<LockedEmployee> {
  const row = await tx.maybe<LockedEmployee & { version: number }>(sql`
    select u.id, ${personName} as name, u.status, ${hasJoined} as joined, u.email, u.phone, u.version, u.role_id as "roleId"
    from users u join roles r on r.id = u.role_id and r.access = 'employee'
    where u.id = ${id} and u.company_id = ${ownCompany(actor)} for no key update of u`);
  if (!row) throw new AppError("not_found");
  if (expectedVersion !== undefined && expectedVersion !== row.version)
    throw new AppError("conflict_version");
  await tx.run(sql`update users set version = version + 1 where id = ${id}`);
  return row;
}
