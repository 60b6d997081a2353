import type { Access } from "~/contract/abilities";
import { type Giver, gives } from "~/contract/beyond";
import { holdable, matrixOf } from "~/contract/role-matrix";

/** The rights (`Division.read`) that this person cannot give to a role of this Access. */
export function lockedRights(giver: Giver, access: Access): string[] {
  return matrixOf(access, []).flatMap(row =>
    (holdable[access][row.subject] ?? [])
      .filter(right => !gives(giver, access, { ...row, scope: "member" }, right))
      .map(right => `${row.subject}.${right}`),
  );
}
