import { z } from "zod";
import { PersonFields } from "./people-fields";

/**
 * Somebody whom a company lets ask. The phone number may be empty and is judged on the server. Without a calling code it
 * is one of its country, or of the company's where none is said.
 */
export const EmployeeFields = PersonFields.omit({ country: true }).extend({
  /** One of the roles that the company's employees may have; not said, it is the built-in one, or stays. */
  roleId: z.uuid("role.unknown").optional(),
  divisionIds: z.array(z.uuid()).max(1000).default([]),
});

/** Each way to sort the list; `-` begins with the greatest. */
export const employeeSorts = ["name", "-name", "status", "-status", "since", "-since"] as const;
export type EmployeeSort = (typeof employeeSorts)[number];

export const employeeStatuses = ["active", "invited", "suspended", "unverified"] as const;
export type EmployeeStatus = (typeof employeeStatuses)[number];
