import sql, { type Sql } from "sql-template-tag";
import type { Employee } from "~/contract/employees";
import { avatarOf } from "~/domain/avatar/avatar-of";
import { lockedEmployee } from "~/domain/plan/locked-employee";
import { showsField } from "~/domain/role/shows-field";
import type { Actor } from "~/domain/session/actor";

/** The columns of an {@link EmployeeRow}, from users u and roles r. */
export const employeeColumns = () => sql`
  u.id, u.first_name, u.last_name, u.email, u.phone, u.language, ${avatarOf} as avatar, u.status, u.version, u.created_at,
  r.id as role_id, coalesce(r.name, r.key) as role, r.access = 'employee' as employee, ${lockedEmployee()} as locked,
  (select coalesce(json_agg(json_build_object('id', d.id, 'name', d.name)
                            order by d.name collate "de-x-icu", d.id), '[]')
   from division_members m join divisions d on d.id = m.division_id and d.status = 'open'
   where m.user_id = u.id) as divisions`;

/** What {@link employeeColumns} are selected from: the people of the actor's own company and nobody else. */
export function ownPeople({ companyId }: Pick<Actor, "companyId">): Sql {
  return sql`users u join roles r on r.id = u.role_id and u.company_id = ${companyId}`;
}

export type EmployeeRow = {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  language: Employee["language"];
  avatar: string | null;
  status: Employee["status"];
  version: number;
  created_at: Date;
  role_id: string;
  role: string;
  employee: boolean;
  locked: boolean;
  divisions: Employee["divisions"];
};

/** A row as the contract tells it, without what its reader's role hides. */
export function employeeOf(actor: Actor, row: EmployeeRow): Employee {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: showsField(actor, "email") ? row.email : "",
    phone: showsField(actor, "phone") ? row.phone : null,
    language: row.language,
    avatar: row.avatar,
    status: row.status,
    roleId: row.role_id,
    role: row.role,
    employee: row.employee,
    locked: row.locked,
    divisions: row.divisions,
    version: row.version,
    createdAt: row.created_at,
  };
}
