import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { RoleInput } from "~/contract/role-fields";
import { permissionsOf } from "~/contract/role-matrix";
import type { Role } from "~/contract/roles";
import { columnNames, columnValues } from "~/db/columns";
import { type Db, uniqueViolation } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { checkRole } from "./check-role";
import { readRole } from "./read-role";
import { type RoleOwner, roleFields } from "./role-rows";

/** Creates a role. @throws AppError those of {@link checkRole}, and form_invalid for a taken name */
export async function addRole(db: Db, actor: Actor, owner: RoleOwner, fields: RoleInput): Promise<Role> {
  checkRole(actor, owner, fields);
  const id = newId();
  try {
    return await db.transaction(async tx => {
      await tx.run(sql`
      insert into roles (id, company_id, permissions, ${columnNames(roleFields)})
      values (${id}, ${owner}, ${JSON.stringify(permissionsOf(fields.rows))}, ${columnValues(roleFields, fields)})`);
      return readRole(tx, actor, owner, id);
    });
  } catch (error) {
    throw nameTaken(error);
  }
}

/** Maps a violated unique name to form_invalid; other errors are returned unchanged. */
export function nameTaken(error: unknown): unknown {
  return uniqueViolation(error) === "roles_name"
    ? new AppError("form_invalid", { fields: { name: ["role.nameTaken"] } })
    : error;
}
