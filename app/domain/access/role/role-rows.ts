import sql, { type Sql } from "sql-template-tag";
import type { Access, BuiltInRole, Permission } from "~/contract/abilities";
import type { RoleInput } from "~/contract/role-fields";
import { matrixOf } from "~/contract/role-matrix";
import type { Role } from "~/contract/roles";
import { ungrantable } from "~/contract/ungrantable";
import type { WrittenColumns } from "~/db/columns";
import type { Actor } from "~/domain/core/actor/actor";

/** The owner of roles: the operator (null), or a company. */
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

/** The columns that a role's fields are written to; its rows are stored as permissions. */
export const roleFields = {
  name: "name",
  access: "access",
  twoFactorRequired: "two_factor_required",
} satisfies WrittenColumns<Omit<RoleInput, "rows">>;

/** SQL condition on roles r: those visible to this owner. Companies also see the operator's roles for employees. */
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

/** Maps a row to the contract. */
export function roleOf(actor: Actor, owner: RoleOwner, row: RoleRow & { people: number }): Role {
  const rows = matrixOf(row.access, row.permissions);
  const givable = ungrantable(actor, row.access, rows).length === 0;
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
