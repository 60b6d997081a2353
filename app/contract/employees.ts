import { z } from "zod";
import { Room } from "./divisions";
import { EmployeeFields, employeeSorts, employeeStatuses } from "./employee-fields";
import { Done, endpoint, Id, IdInput, Instant, ListInput, listOf } from "./endpoint";

export const Employee = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** E.164. */
  phone: z.string().nullable(),
  /** Names their picture; null for none. */
  avatar: Id.nullable(),
  language: z.enum(["de", "en", "fr", "ar"]),
  status: z.enum(employeeStatuses),
  roleId: Id,
  /** A built-in role's key, or the name of an own one. */
  role: z.string(),
  /** False for the company's data manager, whom nobody changes here. */
  employee: z.boolean(),
  /** Over the limit of a lapsed plan: cannot come in, and loses nothing. */
  locked: z.boolean(),
  divisions: z.array(z.object({ id: Id, name: z.string() })),
  version: z.number().int(),
  createdAt: Instant,
});
/** One of a company's people as its data manager sees them, with the divisions that they are members of. */
export type Employee = z.output<typeof Employee>;

export const EmployeeDetails = Employee.extend({
  /** The last sign-in, and when a session that is still open was last used; null where there is none. */
  signedInAt: Instant.nullable(),
  seenAt: Instant.nullable(),
  /** They sign in with a second factor. */
  twoFactor: z.boolean(),
  /** How many chats of their own go when they are removed; never what is in them. */
  chats: z.number().int(),
  /** The number as it is typed in its country; "" for none, and then the country is their own. */
  phoneTyped: z.string(),
  phoneCountry: z.string(),
});
export type EmployeeDetails = z.output<typeof EmployeeDetails>;

const Filter = z.object({
  search: ListInput.shape.search,
  status: z.enum(employeeStatuses).optional(),
  role: z.string().trim().min(1).max(100).optional(),
  divisionId: Id.optional(),
  sort: z.enum(employeeSorts).default("name"),
});
export type EmployeeFilter = z.output<typeof Filter>;

/** The people of one's own company. Those of another one are not found. */
export const employees = {
  list: endpoint({ action: "read", subject: "User" }, "GET", "/employees", "The company's people")
    .input(ListInput.extend(Filter.shape))
    .output(
      listOf(Employee).extend({
        room: Room,
        /** The roles that anyone here has, for the filter. */
        roles: z.array(z.string()),
      }),
    ),
  export: endpoint(
    { action: "read", subject: "User" },
    "GET",
    "/employees/export",
    "The company's people that a filter finds, on one page",
  )
    .input(Filter)
    .output(z.array(Employee)),
  read: endpoint({ action: "read", subject: "User" }, "GET", "/employees/{id}", "One of the company's people")
    .input(IdInput)
    .output(EmployeeDetails),
  add: endpoint(
    { action: "create", subject: "User" },
    "POST",
    "/employees",
    "Add an employee, who gets an invitation by mail",
  )
    .input(EmployeeFields)
    .output(Employee),
  change: endpoint({ action: "update", subject: "User" }, "PUT", "/employees/{id}", "Change an employee")
    .input(EmployeeFields.extend({ id: Id }))
    .output(Employee),
  remove: endpoint(
    { action: "delete", subject: "User" },
    "DELETE",
    "/employees/{id}",
    "Remove an employee with their chats",
    { confirmed: true },
  )
    .input(IdInput)
    .output(Done),
  suspend: endpoint(
    { action: "update", subject: "User" },
    "PUT",
    "/employees/{id}/suspension",
    "Suspend an employee: from the next request on they are out",
  )
    .input(IdInput)
    .output(Employee),
  reinstate: endpoint(
    { action: "update", subject: "User" },
    "DELETE",
    "/employees/{id}/suspension",
    "End an employee's suspension",
  )
    .input(IdInput)
    .output(Employee),
  invite: endpoint(
    { action: "update", subject: "User" },
    "PUT",
    "/employees/{id}/invitation",
    "Send the invitation again; the older one is void",
  )
    .input(IdInput)
    .output(Done),
};
