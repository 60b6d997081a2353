import type { Access, Permission } from "~/contract/abilities";
import { matrixOf } from "~/contract/role-matrix";
import { ungrantable } from "~/contract/ungrantable";
import type { Actor } from "~/domain/core/actor/actor";

type Rights = { access: Access; permissions: readonly Permission[] };

/**
 * Whether the actor may assign or revoke this role, and manage its holders: only if it holds nothing that they
 * lack.
 */
export function mayAssign(actor: Actor, { access, permissions }: Rights): boolean {
  return ungrantable(actor, access, matrixOf(access, permissions)).length === 0;
}
