import sql from "sql-template-tag";
import type { Role } from "~/contract/roles";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { type RoleOwner, type RoleRow, roleColumns, roleOf, rolesOf } from "./role-rows";

/** The roles visible to an owner: built-in ones first, then custom ones by name. */
export async function listRoles(db: Db, actor: Actor, owner: RoleOwner): Promise<Role[]> {
  const rows = await db.many<RoleRow & { people: number }>(sql`
    select ${roleColumns(owner)} from roles r where ${rolesOf(owner)}
    order by array_position(array['administrator', 'staff', 'analyst', 'data_manager', 'employee', 'public_user'], r.key),
             r.name collate natural_order, r.id`);
  return rows.map(row => roleOf(actor, owner, row));
}
