import sql, { type Sql } from "sql-template-tag";
import type { Employee } from "~/contract/employees";
import type { Actor } from "~/domain/session/actor";

/** The columns of an {@link EmployeeRow}, from users u and roles r. */
export const employeeColumns = sql`
  u.id, u.first_name, u.last_name, u.email, u.phone, u.language, u.status, u.version, u.created_at,
  coalesce(r.key, r.name) as role, r.access = 'employee' as employee,
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
  status: Employee["status"];
  version: number;
  created_at: Date;
  role: string;
  employee: boolean;
  divisions: Employee["divisions"];
};

/** A row as the contract tells it. */
export function employeeOf(row: EmployeeRow): Employee {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    language: row.language,
    status: row.status,
    role: row.role,
    employee: row.employee,
    divisions: row.divisions,
    version: row.version,
    createdAt: row.created_at,
  };
}
