import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Role } from "~/contract/roles";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { type RoleOwner, type RoleRow, roleColumns, roleOf, rolesOf } from "./role-rows";

/** One role visible to an owner. @throws AppError not_found */
export async function readRole(db: Db, actor: Actor, owner: RoleOwner, id: string): Promise<Role> {
  const row = await db.maybe<RoleRow & { people: number }>(
    sql`select ${roleColumns(owner)} from roles r where r.id = ${id} and ${rolesOf(owner)}`,
  );
  if (!row) throw new AppError("not_found");
  return roleOf(actor, owner, row);
}
