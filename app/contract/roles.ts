import { z } from "zod";
import { accesses, builtInRoles, type Permission } from "./abilities";
import { Done, endpoint, Id, IdInput } from "./endpoint";
import { MatrixRowFields, RoleFields } from "./role-fields";

export const Role = z.object({
  id: Id,
  /** Which of the built-in roles it is; null for one that somebody made. */
  key: z.enum(Object.keys(builtInRoles) as [keyof typeof builtInRoles]).nullable(),
  /** Null for a built-in role that nobody has renamed. */
  name: z.string().nullable(),
  access: z.enum(accesses),
  /** The asker may edit it: it is theirs to edit, and holds nothing that they lack. */
  changeable: z.boolean(),
  /** The asker may give it to somebody: it holds nothing that they lack. */
  givable: z.boolean(),
  twoFactorRequired: z.boolean(),
  /** How many people have it, of those whom the asker may know of. */
  people: z.number().int(),
  rows: z.array(MatrixRowFields),
  /** The same as it is stored: rules of CASL, `$me` for whoever asks. */
  permissions: z.custom<Permission[]>(value => Array.isArray(value)),
  version: z.number().int(),
});
/** A role with its matrix and how many people have it. */
export type Role = z.output<typeof Role>;

const Removal = IdInput.extend({ moveTo: Id.optional() });

/** The operator's roles. Nobody gives what they do not have. */
export const roles = {
  list: endpoint(
    { action: "read", subject: "Role" },
    "GET",
    "/roles",
    "The built-in roles and the operator's own",
  )
    .input(z.object({}))
    .output(z.array(Role)),
  read: endpoint({ action: "read", subject: "Role" }, "GET", "/roles/{id}", "One role")
    .input(IdInput)
    .output(Role),
  add: endpoint({ action: "create", subject: "Role" }, "POST", "/roles", "Make a role", {
    confirmed: true,
  })
    .input(RoleFields)
    .output(Role),
  change: endpoint(
    { action: "update", subject: "Role" },
    "PUT",
    "/roles/{id}",
    "Change a role: it counts from the next request of everyone who has it",
    { confirmed: true },
  )
    .input(RoleFields.safeExtend({ id: Id }))
    .output(Role),
  remove: endpoint(
    { action: "delete", subject: "Role" },
    "DELETE",
    "/roles/{id}",
    "Delete a role of one's own; its people get the role `moveTo`",
    { confirmed: true },
  )
    .input(Removal)
    .output(Done),
  assign: endpoint(
    { action: "update", subject: "User" },
    "PUT",
    "/people/{id}/role",
    "Give somebody another role",
    { confirmed: true },
  )
    .input(IdInput.extend({ roleId: Id }))
    .output(Done),
};

/** The roles that a company's employees may have: the operator's, which are only read, and the company's own. */
export const companyRoles = {
  list: endpoint(
    { action: "read", subject: "User" },
    "GET",
    "/company/roles",
    "The roles of the company's employees",
  )
    .input(z.object({}))
    .output(z.array(Role)),
  read: endpoint({ action: "read", subject: "User" }, "GET", "/company/roles/{id}", "One of them")
    .input(IdInput)
    .output(Role),
  add: endpoint(
    { action: "create", subject: "User" },
    "POST",
    "/company/roles",
    "Make a role for employees",
    { confirmed: true },
  )
    .input(RoleFields)
    .output(Role),
  change: endpoint(
    { action: "update", subject: "User" },
    "PUT",
    "/company/roles/{id}",
    "Change one of the company's own roles",
    { confirmed: true },
  )
    .input(RoleFields.safeExtend({ id: Id }))
    .output(Role),
  remove: endpoint(
    { action: "delete", subject: "User" },
    "DELETE",
    "/company/roles/{id}",
    "Delete one of the company's own roles; its people get the role `moveTo`",
    { confirmed: true },
  )
    .input(Removal)
    .output(Done),
};
