import sql from "sql-template-tag";
import { beyond } from "~/contract/beyond";
import { AppError } from "~/contract/errors";
import { matrixOf } from "~/contract/role-matrix";
import type { Db } from "~/db/connection";
import { claimEmployee } from "~/domain/employee/claim-employee";
import type { RoleRow } from "~/domain/role/role-rows";
import type { Actor } from "~/domain/session/actor";
import { tellChange } from "./tell-change";
import { dropTwoFactor } from "./turn-off";

/**
 * Takes away the second factor of somebody who has lost it: an administrator anybody's who holds nothing more than
 * they do, a data manager their employees'. Sessions end, so that whoever comes next shows the password. One's own
 * is turned off in the settings.
 * @throws AppError not_found, role_beyond_own, two_factor_own
 */
export async function resetTwoFactor(db: Db, actor: Actor, id: string): Promise<void> {
  if (id === actor.id) throw new AppError("two_factor_own");
  await db.transaction(async tx => {
    if (actor.access === "admin") {
      const role = await tx.maybe<RoleRow>(sql`
        select r.* from users u join roles r on r.id = u.role_id where u.id = ${id} for no key update of u`);
      if (!role) throw new AppError("not_found");
      if (beyond(actor, role.access, matrixOf(role.access, role.permissions)).length > 0)
        throw new AppError("role_beyond_own");
    } else await claimEmployee(tx, actor, id, undefined);
    if (!(await dropTwoFactor(tx, id))) return;
    await tx.run(sql`delete from sessions where user_id = ${id}`);
    await tellChange(tx, id, "reset");
  });
}
