import sql, { type Sql } from "sql-template-tag";
import type { Access, Permission } from "~/contract/abilities";
import type { Person } from "~/contract/people";
import type { PeopleKind, PersonInput } from "~/contract/people-fields";
import { clock } from "~/db/clock";
import { type Columns, selectList, type WrittenColumns } from "~/db/columns";
import { mayAssign } from "~/domain/access/role/may-assign";
import { showsField } from "~/domain/access/role/shows-field";
import { currentPlan } from "~/domain/billing/plan/current-plan";
import type { Actor } from "~/domain/core/actor/actor";
import { avatarOf } from "~/domain/core/actor/avatar-of";
import { ofUndeliveredInvitation, undeliveredReason } from "~/domain/outbox/mail/undelivered-invitation";

/** SQL conditions of each kind, on users u and roles r. Employees have none. */
export const ofKind: Record<PeopleKind, Sql> = {
  staff: sql`r.access in ('admin', 'analysis')`,
  "data-manager": sql`(r.access = 'user' and u.company_id is not null)`,
  "public-user": sql`(r.access = 'user' and u.company_id is null)`,
};

/** SQL expression: the kind of a user; null for employees. */
export const kindOf = sql`
  case when ${ofKind.staff} then 'staff' when ${ofKind["data-manager"]} then 'data-manager'
       when ${ofKind["public-user"]} then 'public-user' end`;

/** What {@link personColumns} are selected from. */
export const peopleTables = sql`
  users u join roles r on r.id = u.role_id left join companies c on c.id = u.company_id`;

/** The columns that a person's fields are written to; the address has rules of its own. */
export const personFields = {
  firstName: "first_name",
  lastName: "last_name",
  language: "language",
  country: "country",
  phone: "phone",
} satisfies WrittenColumns<Omit<PersonInput, "email" | "phoneCountry">>;

/** A person as stored: with the permissions of their role, which decide who may manage them. */
export type PersonRow = Omit<Person, "role" | "company" | "self" | "within"> & {
  role_id: string;
  role_key: string | null;
  role_name: string | null;
  access: Access;
  permissions: Permission[];
  company_id: string | null;
  company_name: string | null;
};

/** The select list of a {@link PersonRow}, from {@link peopleTables}. */
export function personColumns(): Sql {
  return selectList({
    id: sql`u.id`,
    kind: kindOf,
    firstName: sql`u.first_name`,
    lastName: sql`u.last_name`,
    email: sql`u.email`,
    newEmail: sql`(
      select x.email from email_changes x where x.user_id = u.id and x.managed and x.expires_at > ${clock.now()})`,
    phone: sql`u.phone`,
    avatar: avatarOf,
    language: sql`u.language`,
    country: sql`u.country`,
    status: sql`u.status`,
    undelivered: ofUndeliveredInvitation(undeliveredReason),
    role_id: sql`r.id`,
    role_key: sql`r.key`,
    role_name: sql`r.name`,
    access: sql`r.access`,
    permissions: sql`r.permissions`,
    company_id: sql`c.id`,
    company_name: sql`c.name`,
    plan: currentPlan(sql`c.id`),
    version: sql`u.version`,
    createdAt: sql`u.created_at`,
  } satisfies Columns<PersonRow>);
}

/** Whether the actor may manage a person with this role; never themselves. */
export function within(
  actor: Actor,
  row: Pick<PersonRow, "id" | "kind" | "access" | "permissions">,
): boolean {
  return row.id !== actor.id && (row.kind !== "staff" || mayAssign(actor, row));
}

/** Maps a row to the contract for this actor. */
export function personOf(actor: Actor, row: PersonRow): Person {
  const { role_id, role_key, role_name, access, permissions, company_id, company_name, ...same } = row;
  const showsEmail = showsField(actor, "email");
  return {
    ...same,
    email: showsEmail ? row.email : "",
    newEmail: showsEmail ? row.newEmail : null,
    phone: showsField(actor, "phone") ? row.phone : null,
    role: { id: role_id, key: role_key, name: role_name },
    company: company_id === null ? null : { id: company_id, name: company_name ?? "" },
    self: row.id === actor.id,
    within: within(actor, row),
  };
}
