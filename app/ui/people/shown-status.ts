import type { EmployeeStatus } from "~/contract/employee-fields";
import type { UndeliveredReason } from "~/contract/undelivered-reasons";

/** The status of a person in lists and exports: what keeps them from signing in has priority. */
export const shownStatus = ({
  status,
  undelivered = null,
  locked = false,
}: {
  status: EmployeeStatus;
  undelivered?: UndeliveredReason | null;
  /** Beyond the limit of a lapsed plan. */
  locked?: boolean;
}) => (locked && status !== "suspended" ? "locked" : undelivered ? "undelivered" : status);
