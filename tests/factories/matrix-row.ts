import type { MatrixRow } from "~/contract/role-matrix";

/** A row of a role's matrix: these actions without a limit. */
export const matrixRow = (
  subject: MatrixRow["subject"],
  actions: MatrixRow["actions"],
  more: Partial<MatrixRow> = {},
): MatrixRow => ({
  subject,
  actions,
  scope: "all",
  hidden: [],
  reason: "",
  ...more,
});
