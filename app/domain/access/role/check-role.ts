import { AppError } from "~/contract/errors";
import type { RoleInput } from "~/contract/role-fields";
import { rights } from "~/contract/role-matrix";
import { ungrantable } from "~/contract/ungrantable";
import type { Actor } from "~/domain/core/actor/actor";
import type { RoleOwner, RoleRow } from "./role-rows";

/**
 * Checks what this actor may make of a role.
 * @throws AppError role_access_fixed, role_administrator, role_beyond_own, form_invalid with the field
 */
export function checkRole(
  actor: Actor,
  owner: RoleOwner,
  fields: RoleInput,
  before?: RoleRow & { people: number },
): void {
  const { name, access, rows } = fields;
  if (!name && !before?.key) throw new AppError("form_invalid", { fields: { name: ["field.required"] } });
  if (owner !== null && access !== "employee") throw new AppError("role_access_fixed");
  if (before && before.access !== access && (before.key || before.people > 0))
    throw new AppError("role_access_fixed");
  if (before?.key === "administrator") {
    const keeps = (["Role", "User"] as const).every(subject => {
      const row = rows.find(one => one.subject === subject);
      return rights.every(right => row?.actions.includes(right)) && row?.hidden.length === 0;
    });
    if (!keeps) throw new AppError("role_administrator");
  }
  if (ungrantable(actor, access, rows).length > 0) throw new AppError("role_beyond_own");
}
