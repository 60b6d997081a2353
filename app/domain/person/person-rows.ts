import sql, { type Sql } from "sql-template-tag";
import type { Access, Permission } from "~/contract/abilities";
import type { Person } from "~/contract/people";
import type { PeopleKind } from "~/contract/people-fields";
import { clock } from "~/db/clock";
import { avatarOf } from "~/domain/avatar/avatar-of";
import { currentPlan } from "~/domain/plan/current-plan";
import { mayGive } from "~/domain/role/may-give";
import { showsField } from "~/domain/role/shows-field";
import type { Actor } from "~/domain/session/actor";

/** SQL conditions: who counts as what, from users u and roles r. Employees are their company's and nobody's here. */
export const ofKind: Record<PeopleKind, Sql> = {
  staff: sql`r.access in ('admin', 'analysis')`,
  "data-manager": sql`(r.access = 'user' and u.company_id is not null)`,
  "public-user": sql`(r.access = 'user' and u.company_id is null)`,
};

/** SQL expression: the kind of somebody; null for employees. */
export const kindOf = sql`
  case when ${ofKind.staff} then 'staff' when ${ofKind["data-manager"]} then 'data-manager'
       when ${ofKind["public-user"]} then 'public-user' end`;

/** What {@link personColumns} are selected from. */
export const peopleTables = sql`
  users u join roles r on r.id = u.role_id left join companies c on c.id = u.company_id`;

/** The columns of a {@link PersonRow}. */
export function personColumns(): Sql {
  return sql`
    u.id, u.first_name, u.last_name, u.email,
    (select x.email from email_changes x where x.user_id = u.id and x.managed and x.expires_at > ${clock.now()}) as new_email, u.phone, u.language, u.country, ${avatarOf} as avatar, u.status, u.version, u.created_at,
    ${kindOf} as kind, r.id as role_id, r.key as role_key, r.name as role_name, r.access, r.permissions,
    c.id as company_id, c.name as company_name, ${currentPlan(sql`c.id`)} as plan`;
}

export type PersonRow = {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  new_email: string | null;
  phone: string | null;
  language: Person["language"];
  country: string;
  avatar: string | null;
  status: Person["status"];
  version: number;
  created_at: Date;
  kind: PeopleKind;
  role_id: string;
  role_key: string | null;
  role_name: string | null;
  access: Access;
  permissions: Permission[];
  company_id: string | null;
  company_name: string | null;
  plan: Person["plan"];
};

/** Whether the actor may act upon somebody with this role: upon themselves they never do here. */
export function within(
  actor: Actor,
  row: Pick<PersonRow, "id" | "kind" | "access" | "permissions">,
): boolean {
  return row.id !== actor.id && (row.kind !== "staff" || mayGive(actor, row));
}

/** A row as the contract tells it to this actor. */
export function personOf(actor: Actor, row: PersonRow): Person {
  return {
    id: row.id,
    kind: row.kind,
    firstName: row.first_name,
    lastName: row.last_name,
    email: showsField(actor, "email") ? row.email : "",
    newEmail: showsField(actor, "email") ? row.new_email : null,
    phone: showsField(actor, "phone") ? row.phone : null,
    language: row.language,
    country: row.country,
    avatar: row.avatar,
    status: row.status,
    role: { id: row.role_id, key: row.role_key, name: row.role_name },
    company: row.company_id === null ? null : { id: row.company_id, name: row.company_name ?? "" },
    plan: row.plan,
    self: row.id === actor.id,
    within: within(actor, row),
    version: row.version,
    createdAt: row.created_at,
  };
}
