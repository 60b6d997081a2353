import { z } from "zod";
import { accesses, builtInRoles, type Permission } from "./abilities";
import { Done, endpoint, Id, IdInput, Named } from "./endpoint";
import { MatrixRowFields, RoleFields } from "./role-fields";

export const Role = z.object({
  id: Id,
  /** The key of a built-in role; null for custom roles. */
  key: z.enum(Object.keys(builtInRoles) as [keyof typeof builtInRoles]).nullable(),
  /** Null for a built-in role that was not renamed. */
  name: z.string().nullable(),
  access: z.enum(accesses),
  /** Whether the actor may edit it: it is in their charge, and has no permission that they lack. */
  changeable: z.boolean(),
  /** Whether the actor may assign it: it has no permission that they lack. */
  givable: z.boolean(),
  twoFactorRequired: z.boolean(),
  /** Number of holders among the people whom the actor may see. */
  people: z.number().int(),
  rows: z.array(MatrixRowFields),
  /** The matrix as stored: CASL rules, with `$me` for the holder. */
  permissions: z.custom<Permission[]>(value => Array.isArray(value)),
  version: z.number().int(),
});
/** A role with its matrix and number of holders. */
export type Role = z.output<typeof Role>;

const Removal = IdInput.extend({ moveTo: Id.optional() });

/** The operator's roles. Permissions that an actor lacks cannot be granted. */
export const roles = {
  list: endpoint(
    { action: "read", subject: "Role" },
    "GET",
    "/roles",
    "Lists the built-in roles and the operator's own",
  )
    .input(z.object({}))
    .output(z.array(Role)),
  read: endpoint({ action: "read", subject: "Role" }, "GET", "/roles/{id}", "Returns a role")
    .input(IdInput)
    .output(Role),
  add: endpoint({ action: "create", subject: "Role" }, "POST", "/roles", "Creates a role", {
    confirmed: true,
  })
    .input(RoleFields)
    .output(Role),
  change: endpoint(
    { action: "update", subject: "Role" },
    "PUT",
    "/roles/{id}",
    "Changes a role, effective with its holders' next requests",
    { confirmed: true },
  )
    .input(RoleFields.safeExtend({ id: Id }))
    .output(Role),
  remove: endpoint(
    { action: "delete", subject: "Role" },
    "DELETE",
    "/roles/{id}",
    "Deletes a custom role; its holders get the role `moveTo`",
    { confirmed: true },
  )
    .input(Removal)
    .output(Named),
  assign: endpoint(
    { action: "update", subject: "User" },
    "PUT",
    "/people/{id}/role",
    "Assigns a person another role",
    { confirmed: true },
  )
    .input(IdInput.extend({ roleId: Id }))
    .output(Done),
};

/** The roles of a company's employees: the operator's (read-only) and the company's own. */
export const companyRoles = {
  list: endpoint(
    { action: "read", subject: "User" },
    "GET",
    "/company/roles",
    "Lists the roles of the company's employees",
  )
    .input(z.object({}))
    .output(z.array(Role)),
  read: endpoint(
    { action: "read", subject: "User" },
    "GET",
    "/company/roles/{id}",
    "Returns a role of the company's employees",
  )
    .input(IdInput)
    .output(Role),
  add: endpoint(
    { action: "create", subject: "User" },
    "POST",
    "/company/roles",
    "Creates a role for employees",
    { confirmed: true },
  )
    .input(RoleFields)
    .output(Role),
  change: endpoint(
    { action: "update", subject: "User" },
    "PUT",
    "/company/roles/{id}",
    "Changes one of the company's own roles",
    { confirmed: true },
  )
    .input(RoleFields.safeExtend({ id: Id }))
    .output(Role),
  remove: endpoint(
    { action: "delete", subject: "User" },
    "DELETE",
    "/company/roles/{id}",
    "Deletes one of the company's own roles; its holders get the role `moveTo`",
    { confirmed: true },
  )
    .input(Removal)
    .output(Named),
};
