import sql from "sql-template-tag";
import { beyond } from "~/contract/beyond";
import { AppError } from "~/contract/errors";
import { matrixOf } from "~/contract/role-matrix";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/session/actor";
import { type RoleOwner, type RoleRow, rolesOf } from "./role-rows";

/**
 * Holds a role for a change until the transaction ends. People who are given it meanwhile wait.
 * @throws AppError not_found, role_beyond_own (also for what the operator made, when a company asks), conflict_version
 */
export async function claimRole(
  tx: Db,
  actor: Actor,
  owner: RoleOwner,
  id: string,
  seen?: number,
): Promise<RoleRow> {
  const row = await tx.maybe<RoleRow>(
    sql`select r.* from roles r where r.id = ${id} and ${rolesOf(owner)} for update`,
  );
  if (!row) throw new AppError("not_found");
  if (row.company_id !== owner || beyond(actor, row.access, matrixOf(row.access, row.permissions)).length > 0)
    throw new AppError("role_beyond_own");
  if (seen !== undefined && seen !== row.version) throw new AppError("conflict_version");
  return row;
}
