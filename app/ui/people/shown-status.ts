import type { EmployeeStatus } from "~/contract/employee-fields";
import type { UndeliveredReason } from "~/contract/undelivered-reasons";

/** The status of a person as lists and exports say it: what keeps them out comes first. */
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
