import sql, { type Sql } from "sql-template-tag";
import { builtInRoles } from "~/contract/abilities";
import type { PeopleFilter } from "~/contract/people";
import type { PeopleColumn, PeopleSort } from "~/contract/people-fields";
import { planFilters } from "~/contract/person-states";
import { showsField } from "~/domain/access/role/shows-field";
import { currentPlan } from "~/domain/billing/plan/current-plan";
import type { Actor } from "~/domain/core/actor/actor";
import { personName, personNameOrder } from "~/domain/core/actor/person-name";
import { countryOrder } from "~/domain/core/country/country-order";
import { languageOrder } from "~/domain/core/list/language-order";
import { orderBy, type SortColumns } from "~/domain/core/list/order-by";
import type { ListSql } from "~/domain/core/list/select-page";
import { allOf, equals, matchesText } from "~/domain/core/list/where";
import { ofUndeliveredInvitation } from "~/domain/outbox/mail/undelivered-invitation";
import { ofKind, peopleTables, personColumns } from "./person-rows";

const builtInOrder = Object.keys(builtInRoles);

const sortColumns = ({ language }: Actor): SortColumns<PeopleColumn> => ({
  name: personNameOrder,
  email: [sql`u.email_key`],
  company: [sql`c.name collate natural_order`],
  // In the order in which they are offered, as the filter lists them: their names depend on the language.
  plan: [sql`array_position(${[...planFilters]}::text[], coalesce(${currentPlan(sql`c.id`)}, 'none'))`],
  // The built-in roles, whose names depend on the language, in their own order before the named ones.
  role: [
    sql`coalesce(array_position(${builtInOrder}::text[], case when r.name is null then r.key end), 99)`,
    sql`r.name collate natural_order`,
  ],
  status: [sql`u.status`],
  language: [languageOrder(sql`u.language`, language)],
  country: [countryOrder(sql`u.country`, language)],
  since: [sql`u.created_at`],
});

/** SQL: the people that match a filter. */
export function peopleSql(actor: Actor, filter: PeopleFilter): ListSql {
  const { kind, search, status, roleId, language, country, plan, sort } = filter;
  const shown = showsField(actor, "email") ? [sql`u.email`] : [];
  const where = allOf(
    ofKind[kind],
    matchesText(search, personName, sql`c.name`, ...shown),
    status === "undelivered"
      ? sql`${ofUndeliveredInvitation(sql`true`)} is not null`
      : equals(sql`u.status`, status),
    equals(sql`r.id`, roleId),
    equals(sql`u.language`, language),
    equals(sql`u.country`, country),
    plan === undefined ? undefined : hasPlan(plan),
  );
  return {
    columns: personColumns(),
    from: sql`${peopleTables} where ${where}`,
    order: orderBy(sortColumns(actor), allowedSort(actor, sort), [...personNameOrder, sql`u.id`]),
  };
}

function hasPlan(plan: NonNullable<PeopleFilter["plan"]>): Sql {
  const planNow = currentPlan(sql`c.id`);
  return plan === "none" ? sql`${planNow} is null` : sql`${planNow} = ${plan}`;
}

/** Sorting by a hidden field would reveal it. */
function allowedSort(actor: Actor, sort: PeopleSort): PeopleSort {
  return sort.endsWith("email") && !showsField(actor, "email") ? "name" : sort;
}
