import sql, { raw, type Sql } from "sql-template-tag";
import type { PeopleFilter } from "~/contract/people";
import type { PeopleColumn, PeopleSort } from "~/contract/people-fields";
import { holds } from "~/domain/list/page-of";
import { currentPlan } from "~/domain/plan/current-plan";
import { showsField } from "~/domain/role/shows-field";
import type { Actor } from "~/domain/session/actor";
import { ofKind, peopleTables } from "./person-rows";

// Written out, so that nothing from outside ever becomes part of a query.
const name = ['u.last_name collate "de-x-icu"', 'u.first_name collate "de-x-icu"'];
const orders: Record<PeopleColumn, string[]> = {
  name,
  email: ["u.email_key"],
  company: ['c.name collate "de-x-icu"', ...name],
  plan: ["plan", ...name],
  role: ['coalesce(r.name, r.key) collate "de-x-icu"', ...name],
  status: ["u.status", ...name],
  language: ["u.language", ...name],
  country: ["u.country", ...name],
  since: ["u.created_at"],
};

/** SQL: `from … where …` of the people that a filter finds, as users u, roles r and companies c. */
export function foundPeople(actor: Actor, filter: Omit<PeopleFilter, "sort">): Sql {
  const { kind, search, status, roleId, language, country, plan } = filter;
  const shown = showsField(actor, "email") ? [sql`u.email`] : [];
  const words = holds(search, sql`u.first_name || ' ' || u.last_name`, sql`c.name`, ...shown);
  const planNow = currentPlan(sql`c.id`);
  return sql`
    from ${peopleTables}
    where ${ofKind[kind]} and ${words}
      and ${status ? sql`u.status = ${status}` : sql`true`}
      and ${roleId ? sql`r.id = ${roleId}` : sql`true`}
      and ${language ? sql`u.language = ${language}` : sql`true`}
      and ${country ? sql`u.country = ${country}` : sql`true`}
      and ${plan === undefined ? sql`true` : plan === "none" ? sql`${planNow} is null` : sql`${planNow} = ${plan}`}`;
}

/** SQL: the order of a list, always the same for the same rows. */
export function peopleOrder(actor: Actor, asked: PeopleSort): Sql {
  // An order tells of what it goes by.
  const sort = asked.endsWith("email") && !showsField(actor, "email") ? "name" : asked;
  const down = sort.startsWith("-");
  const [first = "", ...others] = orders[(down ? sort.slice(1) : sort) as PeopleColumn];
  const direction = down ? "desc nulls last" : "asc nulls last";
  // By name the first name follows the last one in the same direction; every other order is by name within.
  const rest = first === name[0] ? others.map(one => `${one} ${direction}`) : others;
  return sql`order by ${raw([`${first} ${direction}`, ...rest].join(", "))}, u.id`;
}
