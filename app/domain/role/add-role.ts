import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { RoleInput } from "~/contract/role-fields";
import { permissionsOf } from "~/contract/role-matrix";
import type { Role } from "~/contract/roles";
import { type Db, uniqueViolation } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/session/actor";
import { checkRole } from "./check-role";
import { readRole } from "./read-role";
import type { RoleOwner } from "./role-rows";

/** Makes a role. @throws AppError what {@link checkRole} refuses, and form_invalid for a name that is taken */
export async function addRole(db: Db, actor: Actor, owner: RoleOwner, fields: RoleInput): Promise<Role> {
  checkRole(actor, owner, fields);
  const id = newId();
  try {
    await db.run(sql`
      insert into roles (id, company_id, name, access, permissions, two_factor_required)
      values (${id}, ${owner}, ${fields.name}, ${fields.access}, ${JSON.stringify(permissionsOf(fields.rows))},
              ${fields.twoFactorRequired})`);
  } catch (error) {
    throw nameTaken(error);
  }
  return readRole(db, actor, owner, id);
}

/** The refusal of a name that another role of this owner has; any other error as it is. */
export function nameTaken(error: unknown): unknown {
  return uniqueViolation(error) === "roles_name"
    ? new AppError("form_invalid", { fields: { name: ["role.nameTaken"] } })
    : error;
}
