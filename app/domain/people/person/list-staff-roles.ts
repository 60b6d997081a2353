import sql from "sql-template-tag";
import type { Access, Permission } from "~/contract/abilities";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { mayAssign } from "~/domain/access/role/may-assign";
import type { Actor } from "~/domain/core/actor/actor";
import { requireConfirmed } from "~/domain/identity/session/confirmation";

type Row = { id: string; key: string | null; name: string | null; access: Access; permissions: Permission[] };

/** Lists the roles of staff, with whether the actor may assign them. */
export async function listStaffRoles(
  db: Db,
  actor: Actor,
): Promise<(Omit<Row, "permissions"> & { mayGive: boolean })[]> {
  const rows = await db.many<Row>(sql`
    select id, key, name, access, permissions from roles where access in ('admin', 'analysis')
    order by key is null, access, coalesce(name, key) collate natural_order, id`);
  return rows.map(({ permissions, ...role }) => ({
    ...role,
    mayGive: mayAssign(actor, { access: role.access, permissions }),
  }));
}

/**
 * Locks a staff role until the transaction ends, so that it is not extended during the assignment, which requires
 * a confirmed session.
 * @throws AppError confirmation_needed, form_invalid with `roleId` for an unknown role, role_beyond_own
 */
export async function checkStaffRole(tx: Db, actor: Actor, roleId: string): Promise<void> {
  requireConfirmed(actor);
  const role = await tx.maybe<Row>(sql`
    select id, key, name, access, permissions from roles
    where id = ${roleId} and access in ('admin', 'analysis') for share`);
  if (!role) throw new AppError("form_invalid", { fields: { roleId: ["field.required"] } });
  if (!mayAssign(actor, role)) throw new AppError("role_beyond_own");
}
