import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { matrixOf } from "~/contract/role-matrix";
import { ungrantable } from "~/contract/ungrantable";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { type RoleOwner, type RoleRow, rolesOf } from "./role-rows";

/**
 * Locks a role for a change until the transaction ends. Concurrent assignments of it wait.
 * @throws AppError not_found, role_beyond_own (also for the operator's roles if a company asks), conflict_version
 */
export async function lockRole(
  tx: Db,
  actor: Actor,
  owner: RoleOwner,
  id: string,
  expectedVersion?: number,
): Promise<RoleRow> {
  const row = await tx.maybe<RoleRow>(
    sql`select r.* from roles r where r.id = ${id} and ${rolesOf(owner)} for update`,
  );
  if (!row) throw new AppError("not_found");
  if (
    row.company_id !== owner ||
    ungrantable(actor, row.access, matrixOf(row.access, row.permissions)).length > 0
  )
    throw new AppError("role_beyond_own");
  if (expectedVersion !== undefined && expectedVersion !== row.version)
    throw new AppError("conflict_version");
  return row;
}
