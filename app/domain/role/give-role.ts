import sql from "sql-template-tag";
import { beyond } from "~/contract/beyond";
import { AppError } from "~/contract/errors";
import { matrixOf } from "~/contract/role-matrix";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/session/actor";
import { keepAdministrator } from "./keep-administrator";
import { type RoleOwner, type RoleRow, rolesOf } from "./role-rows";

/**
 * A role that this person wants to give somebody, held so that it neither goes nor grows meanwhile.
 * @throws AppError not_found, role_beyond_own
 */
export async function claimTarget(tx: Db, actor: Actor, owner: RoleOwner, roleId: string): Promise<RoleRow> {
  const row = await tx.maybe<RoleRow>(
    sql`select r.* from roles r where r.id = ${roleId} and ${rolesOf(owner)} for share`,
  );
  if (!row) throw new AppError("not_found");
  if (beyond(actor, row.access, matrixOf(row.access, row.permissions)).length > 0)
    throw new AppError("role_beyond_own");
  return row;
}

const operators = new Set(["admin", "analysis"]);

/**
 * Gives one of the operator's people, or of the people who registered, another role: within the operator's own areas,
 * or another role of the same Access. Neither the role that they have nor the new one may hold more than the actor.
 * @param seen the version of the person that the asker has seen, where they said so (If-Match)
 * @throws AppError not_found, forbidden, role_beyond_own, role_target, conflict_version, last_administrator
 */
export async function giveRole(
  db: Db,
  actor: Actor,
  { id, roleId }: { id: string; roleId: string },
  seen?: number,
): Promise<void> {
  if (actor.access !== "admin") throw new AppError("forbidden");
  await db.transaction(async tx => {
    // Before anybody is held: two administrators who demote each other come through here one after the other.
    await keepAdministrator(tx, id, { unless: roleId });
    const person = await tx.maybe<{ role_id: string; version: number; companyRole: boolean }>(sql`
      select u.role_id, u.version, r.company_id is not null as "companyRole"
      from users u join roles r on r.id = u.role_id where u.id = ${id} for no key update of u`);
    if (!person || person.companyRole) throw new AppError("not_found");
    if (seen !== undefined && seen !== person.version) throw new AppError("conflict_version");
    const before = await claimTarget(tx, actor, null, person.role_id);
    const after = await claimTarget(tx, actor, null, roleId);
    const same = before.access === after.access;
    if (!same && !(operators.has(before.access) && operators.has(after.access)))
      throw new AppError("role_target");
    await tx.run(sql`update users set role_id = ${roleId}, version = version + 1 where id = ${id}`);
  });
}
