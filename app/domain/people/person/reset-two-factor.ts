import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { matrixOf } from "~/contract/role-matrix";
import { ungrantable } from "~/contract/ungrantable";
import type { Db } from "~/db/connection";
import type { RoleRow } from "~/domain/access/role/role-rows";
import type { Actor } from "~/domain/core/actor/actor";
import { notifyTwoFactorChange } from "~/domain/identity/two-factor/notify-change";
import { deleteTwoFactor } from "~/domain/identity/two-factor/turn-off";
import { lockEmployee } from "~/domain/people/employee/lock-employee";

/**
 * Removes a lost second factor: administrators for people with no more permissions than themselves, data managers
 * for their employees. Sessions end, so that the next sign-in requires the password. Users turn off their own in
 * the settings.
 * @throws AppError not_found, role_beyond_own, two_factor_own
 */
export async function resetTwoFactor(db: Db, actor: Actor, id: string): Promise<void> {
  if (id === actor.id) throw new AppError("two_factor_own");
  await db.transaction(async tx => {
    if (actor.access === "admin") {
      const role = await tx.maybe<RoleRow>(sql`
        select r.* from users u join roles r on r.id = u.role_id where u.id = ${id} for no key update of u`);
      if (!role) throw new AppError("not_found");
      if (ungrantable(actor, role.access, matrixOf(role.access, role.permissions)).length > 0)
        throw new AppError("role_beyond_own");
    } else await lockEmployee(tx, actor, id, undefined);
    if (!(await deleteTwoFactor(tx, id))) return;
    await tx.run(sql`delete from sessions where user_id = ${id}`);
    await notifyTwoFactorChange(tx, id, "reset");
  });
}
