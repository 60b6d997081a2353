import { z } from "zod";
import { PersonFields } from "./people-fields";
import { personStatuses } from "./person-states";
import { sortsOf } from "./sort";
import { tooLong } from "./too-long";

/**
 * An employee of a company. The phone number may be empty and is validated on the server; without a calling code
 * it belongs to the given country, or else to the company's.
 */
export const EmployeeFields = PersonFields.omit({ country: true }).extend({
  /** A role that the company's employees may have. Omitted: the built-in one, or the current one on changes. */
  roleId: z.uuid("role.unknown").optional(),
  divisionIds: z.array(z.uuid()).max(1000).default([]),
});

/** Several people who are invited at once: a list of names and addresses, and their common fields. */
export const SeveralEmployees = EmployeeFields.pick({
  language: true,
  roleId: true,
  divisionIds: true,
}).extend({
  people: z.string({ error: "field.required" }).max(50_000, tooLong),
});

export type EmployeeInput = z.output<typeof EmployeeFields>;

/** Changes of an employee. An omitted address stays; so do the address and the phone number that the user's role hides. */
export const ChangeEmployeeFields = EmployeeFields.extend({ email: EmployeeFields.shape.email.optional() });
export type ChangeEmployeeInput = z.output<typeof ChangeEmployeeFields>;

const columns = ["name", "status", "since"] as const;
export type EmployeeColumn = (typeof columns)[number];
export const employeeSorts = sortsOf(columns);

export const employeeStatuses = personStatuses;
export type EmployeeStatus = (typeof employeeStatuses)[number];
