import sql, { type Sql } from "sql-template-tag";
import type { Access, BuiltInRole, Permission } from "~/contract/abilities";
import { beyond } from "~/contract/beyond";
import { matrixOf } from "~/contract/role-matrix";
import type { Role } from "~/contract/roles";
import type { Actor } from "~/domain/session/actor";

/** Whose roles: the operator's (null), or those of a company. */
export type RoleOwner = string | null;

export type RoleRow = {
  id: string;
  key: BuiltInRole | null;
  name: string | null;
  access: Access;
  company_id: string | null;
  permissions: Permission[];
  two_factor_required: boolean;
  version: number;
};

/** SQL condition on roles r: those that this owner sees. A company also sees what the operator made for employees. */
export function rolesOf(owner: RoleOwner): Sql {
  return owner === null
    ? sql`r.company_id is null`
    : sql`(r.company_id = ${owner} or (r.company_id is null and r.access = 'employee'))`;
}

/** The columns of a {@link RoleRow} and its `people`, from roles r. */
export function roleColumns(owner: RoleOwner): Sql {
  return sql`
    r.id, r.key, r.name, r.access, r.company_id, r.permissions, r.two_factor_required, r.version,
    (select count(*) from users u where u.role_id = r.id
       and ${owner === null ? sql`true` : sql`u.company_id = ${owner}`}) as people`;
}

/** A row as the contract tells it. */
export function roleOf(actor: Actor, owner: RoleOwner, row: RoleRow & { people: number }): Role {
  const rows = matrixOf(row.access, row.permissions);
  const givable = beyond(actor, row.access, rows).length === 0;
  return {
    id: row.id,
    key: row.key,
    name: row.name,
    access: row.access,
    changeable: givable && row.company_id === owner,
    givable,
    twoFactorRequired: row.two_factor_required,
    people: row.people,
    rows,
    permissions: row.permissions,
    version: row.version,
  };
}
