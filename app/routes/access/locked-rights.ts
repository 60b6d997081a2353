import type { Access } from "~/contract/abilities";
import { holdable, matrixOf } from "~/contract/role-matrix";
import { type Grantor, mayGrant } from "~/contract/ungrantable";

/** The permissions (`Division.read`) that this user cannot grant to a role of this area. */
export function lockedRights(giver: Grantor, access: Access): string[] {
  return matrixOf(access, []).flatMap(row =>
    (holdable[access][row.subject] ?? [])
      .filter(right => !mayGrant(giver, access, { ...row, scope: "member" }, right))
      .map(right => `${row.subject}.${right}`),
  );
}
