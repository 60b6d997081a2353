import type { EmployeeStatus } from "~/contract/employee-fields";
import type { UndeliveredReason } from "~/contract/undelivered-reasons";

/** A person of the company as rendered for the data manager. */
export type ShownEmployee = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  avatar: string | null;
  role: string;
  status: EmployeeStatus;
  /** Why their invitation did not arrive. */
  undelivered: UndeliveredReason | null;
  /** Beyond the limit of a lapsed plan. */
  locked: boolean;
  divisions: { id: string; name: string }[];
  /** An instant for machines, the day for readers. */
  at: string;
  since: string;
  /** False for the data manager, who cannot be changed here. */
  employee: boolean;
  version: number;
};
