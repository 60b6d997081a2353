import sql from "sql-template-tag";
import type { Access, Permission } from "~/contract/abilities";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { mayGive } from "~/domain/role/may-give";
import type { Actor } from "~/domain/session/actor";
import { needConfirmed } from "~/domain/session/confirmation";

type Row = { id: string; key: string | null; name: string | null; access: Access; permissions: Permission[] };

/** The roles that staff may have, and which of them the actor may give. */
export async function listStaffRoles(
  db: Db,
  actor: Actor,
): Promise<(Omit<Row, "permissions"> & { mayGive: boolean })[]> {
  const rows = await db.many<Row>(sql`
    select id, key, name, access, permissions from roles where access in ('admin', 'analysis')
    order by key is null, access, coalesce(name, key) collate "de-x-icu", id`);
  return rows.map(({ permissions, ...role }) => ({
    ...role,
    mayGive: mayGive(actor, { access: role.access, permissions }),
  }));
}

/**
 * Holds a role of staff until the transaction ends, so that it gets no further rights while it is given. It is given
 * by who has confirmed that it is them.
 * @throws AppError confirmation_needed, form_invalid with `roleId` for none of them, role_beyond_own
 */
export async function checkStaffRole(tx: Db, actor: Actor, roleId: string): Promise<void> {
  needConfirmed(actor);
  const role = await tx.maybe<Row>(sql`
    select id, key, name, access, permissions from roles
    where id = ${roleId} and access in ('admin', 'analysis') for share`);
  if (!role) throw new AppError("form_invalid", { fields: { roleId: ["field.required"] } });
  if (!mayGive(actor, role)) throw new AppError("role_beyond_own");
}
