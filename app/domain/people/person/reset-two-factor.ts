import sql from "sql-template-tag";
import type { Named } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import type { PeopleKind } from "~/contract/people-fields";
import { matrixOf } from "~/contract/role-matrix";
import { ungrantable } from "~/contract/ungrantable";
import type { Db } from "~/db/connection";
import type { RoleRow } from "~/domain/access/role/role-rows";
import type { Actor } from "~/domain/core/actor/actor";
import { personName } from "~/domain/core/actor/person-name";
import { notifyTwoFactorChange } from "~/domain/identity/two-factor/notify-change";
import { deleteTwoFactor } from "~/domain/identity/two-factor/turn-off";
import { lockEmployee } from "~/domain/people/employee/lock-employee";
import { kindOf } from "./person-rows";

/** The account's owner; employees have no kind. */
type Owner = Named & { kind: PeopleKind | null };

/**
 * Removes a lost second factor: administrators for people with no more permissions than themselves, data managers for
 * their employees. An administrator removes that of an employee only while the company has no active data manager, with a
 * reason that both are mailed: otherwise the operator could open a company's accounts. Sessions end, so that the next
 * sign-in requires the password. Users turn off their own in the settings.
 * @throws AppError not_found, role_beyond_own, two_factor_own, two_factor_manager, form_invalid without a reason
 */
export async function resetTwoFactor(
  db: Db,
  actor: Actor,
  { id, reason }: { id: string; reason?: string | undefined },
): Promise<Owner> {
  if (id === actor.id) throw new AppError("two_factor_own");
  return db.transaction(async tx => {
    const owner =
      actor.access === "admin"
        ? await lockOwner(tx, actor, id, reason)
        : { id, name: (await lockEmployee(tx, actor, id, undefined)).name, kind: null };
    if (!(await deleteTwoFactor(tx, id))) return owner;
    await tx.run(sql`delete from sessions where user_id = ${id}`);
    const details = actor.access === "admin" && owner.kind === null ? { reason, whose: owner.name } : {};
    await notifyTwoFactorChange(tx, id, "reset", details);
    if (details.reason) await notifyTwoFactorChange(tx, actor.id, "reset", details);
    return owner;
  });
}

async function lockOwner(tx: Db, actor: Actor, id: string, reason: string | undefined): Promise<Owner> {
  const row = await tx.maybe<RoleRow & { owner: string; kind: Owner["kind"] }>(sql`
    select r.*, ${personName} as owner, ${kindOf} as kind
    from users u join roles r on r.id = u.role_id where u.id = ${id} for no key update of u`);
  if (!row) throw new AppError("not_found");
  if (ungrantable(actor, row.access, matrixOf(row.access, row.permissions)).length > 0)
    throw new AppError("role_beyond_own");
  if (row.access === "employee") await requireNoManager(tx, id, reason);
  return { id, name: row.owner, kind: row.kind };
}

async function requireNoManager(tx: Db, employeeId: string, reason: string | undefined): Promise<void> {
  const manager = await tx.maybe(sql`
    select u.id from users u join roles r on r.id = u.role_id and r.access = 'user'
    where u.company_id = (select company_id from users where id = ${employeeId}) and u.status = 'active' limit 1`);
  if (manager) throw new AppError("two_factor_manager");
  if (!reason) throw new AppError("form_invalid", { fields: { reason: ["field.required"] } });
}
