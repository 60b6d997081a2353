import { z } from "zod";
import { Quota } from "./divisions";
import { ChangeEmployeeFields, EmployeeFields, employeeSorts, employeeStatuses } from "./employee-fields";
import {
  endpoint,
  Id,
  IdInput,
  Instant,
  ListInput,
  listOf,
  Named,
  NamedOnce,
  Piece,
  pieceOf,
} from "./endpoint";
import { LanguageCode } from "./language-fields";
import { personStatusFilters } from "./person-states";
import { oneLine } from "./plain-text";
import { undeliveredReasons } from "./undelivered-reasons";

export const Employee = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** E.164. */
  phone: z.string().nullable(),
  /** Id of the picture; null for none. */
  avatar: Id.nullable(),
  language: LanguageCode,
  status: z.enum(employeeStatuses),
  roleId: Id,
  /** A built-in role's key, or a custom role's name. */
  role: z.string(),
  /** False for the company's data manager, who cannot be changed here. */
  employee: z.boolean(),
  /** Beyond the limit of a lapsed plan: cannot sign in, but keeps all data. */
  locked: z.boolean(),
  /** Why the invitation of an invited person did not arrive; null otherwise. */
  undelivered: z.enum(undeliveredReasons).nullable(),
  divisions: z.array(z.object({ id: Id, name: z.string() })),
  version: z.number().int(),
  createdAt: Instant,
});
/** A person of the company as its data manager sees them, with their divisions. */
export type Employee = z.output<typeof Employee>;

export const EmployeeDetails = Employee.extend({
  /** The last sign-in, and the last use of a session that is still valid; null for none. */
  signedInAt: Instant.nullable(),
  seenAt: Instant.nullable(),
  /** Has accepted the invitation: from then on only they may change their address. */
  joined: z.boolean(),
  /** When it was known that the invitation did not arrive, and the words of the mail server. */
  undeliveredAt: Instant.nullable(),
  undeliveredWords: z.string().nullable(),
  /** Signs in with a second factor. */
  twoFactor: z.boolean(),
  /** Number of own chats, which are deleted with the employee. */
  chats: z.number().int(),
  /** How many of these others can read. */
  sharedChats: z.number().int(),
  /** Number of files with a last day ahead that they own. Only the owner is notified before that day. */
  expiringFiles: z.number().int(),
  /** The number in national format; "" for none, and then `country` is the person's own. */
  phoneTyped: z.string(),
  phoneCountry: z.string(),
});
export type EmployeeDetails = z.output<typeof EmployeeDetails>;

/** What finds employees in a list, and its order. */
export const EmployeeFilter = z.object({
  search: ListInput.shape.search,
  status: z.enum(personStatusFilters).optional(),
  role: oneLine().min(1).max(100).optional(),
  divisionId: Id.optional(),
  sort: z.enum(employeeSorts).default("name"),
});
export type EmployeeFilter = z.output<typeof EmployeeFilter>;
export const EmployeeQuery = ListInput.extend(EmployeeFilter.shape);

/** The people of the actor's own company. Those of others are not found. */
export const employees = {
  list: endpoint({ action: "read", subject: "User" }, "GET", "/employees", "Lists the company's people")
    .input(EmployeeQuery)
    .output(
      listOf(Employee).extend({
        quota: Quota,
        /** The roles in use in the company, for the filter. */
        roles: z.array(z.string()),
      }),
    ),
  export: endpoint(
    { action: "read", subject: "User" },
    "GET",
    "/employees/export",
    "The company's people that a filter finds, 500 a piece",
  )
    .input(EmployeeFilter.extend(Piece.shape))
    .output(pieceOf(Employee)),
  read: endpoint(
    { action: "read", subject: "User" },
    "GET",
    "/employees/{id}",
    "Returns a person of the company",
  )
    .input(IdInput)
    .output(EmployeeDetails),
  add: endpoint(
    { action: "create", subject: "User" },
    "POST",
    "/employees",
    "Adds an employee and mails an invitation",
  )
    .input(EmployeeFields)
    .output(Employee),
  change: endpoint({ action: "update", subject: "User" }, "PUT", "/employees/{id}", "Changes an employee")
    .input(ChangeEmployeeFields.extend({ id: Id }))
    .output(Employee),
  remove: endpoint(
    { action: "delete", subject: "User" },
    "DELETE",
    "/employees/{id}",
    "Deletes an employee with their chats",
    { confirmed: true, notStored: ["name"] },
  )
    .input(IdInput)
    .output(NamedOnce),
  suspend: endpoint(
    { action: "update", subject: "User" },
    "PUT",
    "/employees/{id}/suspension",
    "Suspends an employee, effective with their next request",
  )
    .input(IdInput)
    .output(Employee),
  reinstate: endpoint(
    { action: "update", subject: "User" },
    "DELETE",
    "/employees/{id}/suspension",
    "Ends an employee's suspension",
  )
    .input(IdInput)
    .output(Employee),
  invite: endpoint(
    { action: "update", subject: "User" },
    "PUT",
    "/employees/{id}/invitation",
    "Sends an invitation again and voids the older one",
  )
    .input(IdInput)
    .output(Named),
};
