import type { EmployeeStatus } from "~/contract/employee-fields";

/** One of a company's people as their data manager reads them. */
export type ShownPerson = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  avatar: string | null;
  role: string;
  status: EmployeeStatus;
  /** Over the limit of a lapsed plan. */
  locked: boolean;
  divisions: { id: string; name: string }[];
  /** An instant for machines, the day for people. */
  at: string;
  since: string;
  /** False for the data manager, whom nobody changes here. */
  employee: boolean;
  version: number;
};
