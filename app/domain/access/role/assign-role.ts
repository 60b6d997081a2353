import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { matrixOf } from "~/contract/role-matrix";
import { ungrantable } from "~/contract/ungrantable";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { requireAnotherAdministrator } from "./require-another-administrator";
import { type RoleOwner, type RoleRow, rolesOf } from "./role-rows";

/**
 * Locks the role that the actor wants to assign, so that it is neither deleted nor extended meanwhile.
 * @throws AppError not_found, role_beyond_own
 */
export async function lockTargetRole(
  tx: Db,
  actor: Actor,
  owner: RoleOwner,
  roleId: string,
): Promise<RoleRow> {
  const row = await tx.maybe<RoleRow>(
    sql`select r.* from roles r where r.id = ${roleId} and ${rolesOf(owner)} for share`,
  );
  if (!row) throw new AppError("not_found");
  if (ungrantable(actor, row.access, matrixOf(row.access, row.permissions)).length > 0)
    throw new AppError("role_beyond_own");
  return row;
}

const operators = new Set(["admin", "analysis"]);

/**
 * Assigns another role to staff or registered people: within the operator's own areas, or another role of the
 * same access. Neither the old nor the new role may hold more than the actor. Another area ends the person's sessions,
 * which live as long as their area allows.
 * @param expectedVersion the person's version that the form was rendered with (If-Match)
 * @throws AppError not_found, forbidden, role_beyond_own, role_target, conflict_version, last_administrator
 */
export async function assignRole(
  db: Db,
  actor: Actor,
  { id, roleId }: { id: string; roleId: string },
  expectedVersion?: number,
): Promise<void> {
  if (actor.access !== "admin") throw new AppError("forbidden");
  await db.transaction(async tx => {
    // Before any other lock, so that two administrators who demote each other are serialised.
    await requireAnotherAdministrator(tx, id, { unless: roleId });
    const person = await tx.maybe<{ role_id: string; version: number; companyRole: boolean }>(sql`
      select u.role_id, u.version, r.company_id is not null as "companyRole"
      from users u join roles r on r.id = u.role_id where u.id = ${id} for no key update of u`);
    if (!person || person.companyRole) throw new AppError("not_found");
    if (expectedVersion !== undefined && expectedVersion !== person.version)
      throw new AppError("conflict_version");
    const before = await lockTargetRole(tx, actor, null, person.role_id);
    const after = await lockTargetRole(tx, actor, null, roleId);
    const same = before.access === after.access;
    if (!same && !(operators.has(before.access) && operators.has(after.access)))
      throw new AppError("role_target");
    await tx.run(sql`update users set role_id = ${roleId}, version = version + 1 where id = ${id}`);
    if (!same) await tx.run(sql`delete from sessions where user_id = ${id}`);
  });
}
