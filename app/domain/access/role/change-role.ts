import sql from "sql-template-tag";
import type { RoleInput } from "~/contract/role-fields";
import { permissionsOf } from "~/contract/role-matrix";
import type { Role } from "~/contract/roles";
import { assignments } from "~/db/columns";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { nameTaken } from "./add-role";
import { checkRole } from "./check-role";
import { lockRole } from "./lock-role";
import { readRole } from "./read-role";
import { type RoleOwner, roleFields } from "./role-rows";

/**
 * Changes a role. Sessions read their role on each request, so the change takes effect at once.
 * @param expectedVersion the version that the form was rendered with (If-Match)
 * @throws AppError not_found, conflict_version, those of {@link checkRole}, form_invalid for a taken name
 */
export async function changeRole(
  db: Db,
  actor: Actor,
  owner: RoleOwner,
  { id, ...fields }: RoleInput & { id: string },
  expectedVersion?: number,
): Promise<Role> {
  try {
    return await db.transaction(async tx => {
      const before = await lockRole(tx, actor, owner, id, expectedVersion);
      const { people } = await tx.one<{ people: number }>(
        sql`select count(*) as people from users where role_id = ${id}`,
      );
      checkRole(actor, owner, fields, { ...before, people });
      await tx.run(sql`
        update roles set ${assignments(roleFields, { ...fields, name: fields.name || null })},
               permissions = ${JSON.stringify(permissionsOf(fields.rows))}, version = version + 1
        where id = ${id}`);
      return readRole(tx, actor, owner, id);
    });
  } catch (error) {
    throw nameTaken(error);
  }
}
