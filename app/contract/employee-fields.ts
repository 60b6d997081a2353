import { z } from "zod";

const required = { error: "field.required" };
const name = z
  .string(required)
  .trim()
  .min(1, "field.required")
  .max(80, "field.tooLong")
  .transform(value => value.normalize("NFC").replace(/\s+/g, " "));

/**
 * Somebody whom a company lets ask. The phone number may be empty and is judged on the server. Without a calling code it
 * is one of its country, or of the company's where none is said.
 */
export const EmployeeFields = z.object({
  firstName: name,
  lastName: name,
  email: z
    .string(required)
    .trim()
    .min(1, "field.required")
    .max(254, "field.tooLong")
    .pipe(z.email("field.email")),
  phoneCountry: z
    .string()
    .regex(/^[A-Z]{2}$/, "field.required")
    .optional(),
  phone: z.string().trim().max(25, "phone.TOO_LONG").default(""),
  language: z.enum(["de", "en", "fr", "ar"], "field.required"),
  /** One of the roles that the company's employees may have; not said, it is the built-in one, or stays. */
  roleId: z.uuid("role.unknown").optional(),
  divisionIds: z.array(z.uuid()).max(1000).default([]),
});

/** Each way to sort the list; `-` begins with the greatest. */
export const employeeSorts = ["name", "-name", "status", "-status", "since", "-since"] as const;
export type EmployeeSort = (typeof employeeSorts)[number];

export const employeeStatuses = ["active", "invited", "suspended", "unverified"] as const;
export type EmployeeStatus = (typeof employeeStatuses)[number];
