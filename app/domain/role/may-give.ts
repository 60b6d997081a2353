import type { Access, Permission } from "~/contract/abilities";
import { beyond } from "~/contract/beyond";
import { matrixOf } from "~/contract/role-matrix";
import type { Actor } from "~/domain/session/actor";

type Rights = { access: Access; permissions: readonly Permission[] };

/** Whether somebody may give this role, take it away, or act upon one who has it: never one that holds more. */
export function mayGive(actor: Actor, { access, permissions }: Rights): boolean {
  return beyond(actor, access, matrixOf(access, permissions)).length === 0;
}
