import sql from "sql-template-tag";
import type { RoleInput } from "~/contract/role-fields";
import { permissionsOf } from "~/contract/role-matrix";
import type { Role } from "~/contract/roles";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/session/actor";
import { nameTaken } from "./add-role";
import { checkRole } from "./check-role";
import { claimRole } from "./claim-role";
import { readRole } from "./read-role";
import type { RoleOwner } from "./role-rows";

/**
 * Changes a role. Sessions read their role with each request, so it counts from everybody's next one.
 * @param seen the version that the asker has seen, where they said so (If-Match)
 * @throws AppError not_found, conflict_version, what {@link checkRole} refuses, form_invalid for a name that is taken
 */
export async function changeRole(
  db: Db,
  actor: Actor,
  owner: RoleOwner,
  { id, ...fields }: RoleInput & { id: string },
  seen?: number,
): Promise<Role> {
  try {
    return await db.transaction(async tx => {
      const before = await claimRole(tx, actor, owner, id, seen);
      const { people } = await tx.one<{ people: number }>(
        sql`select count(*) as people from users where role_id = ${id}`,
      );
      checkRole(actor, owner, fields, { ...before, people });
      await tx.run(sql`
        update roles set name = ${fields.name || null}, access = ${fields.access},
               permissions = ${JSON.stringify(permissionsOf(fields.rows))},
               two_factor_required = ${fields.twoFactorRequired}, version = version + 1
        where id = ${id}`);
      return readRole(tx, actor, owner, id);
    });
  } catch (error) {
    throw nameTaken(error);
  }
}
