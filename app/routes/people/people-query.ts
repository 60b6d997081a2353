import type { AppLoadContext } from "@remix-run/node";
import { PeopleQuery } from "~/contract/people";
import { type PeopleKind, peopleKinds } from "~/contract/people-fields";
import { paths } from "~/paths";
import { readListQuery } from "~/routes/list/list-query";
import { placeInList } from "~/routes/list/place-in-list";
import type { Address } from "~/session/url-map";

/** The kind of people on a page, by its address. */
export function kindOfPage({ id }: Address): PeopleKind {
  return peopleKinds.find(kind => id.startsWith(`admin.users.${kind}`)) ?? "staff";
}

/** The kind of people in a query or a form; staff by default. */
export function kindIn(values: URLSearchParams | FormData): PeopleKind {
  return peopleKinds.find(kind => kind === values.get("kind")) ?? "staff";
}

/** The page of each kind's list. */
export const listPages: Record<PeopleKind, string> = {
  staff: "admin.staff",
  "data-manager": "admin.users.data-manager",
  "public-user": "admin.users.public-user",
};

const Query = PeopleQuery.omit({ kind: true });

/** The query of a list of people, from the address, without filters that this kind does not have. */
export function peopleQuery(url: URL, kind: PeopleKind) {
  const query = readListQuery(url, Query, { size: 10 });
  return {
    ...query,
    kind,
    roleId: kind === "staff" ? query.roleId : undefined,
    plan: kind === "data-manager" ? query.plan : undefined,
  };
}

/** The list of people of a kind, as it was when this page was opened from there. */
export const peoplePlace = (context: Pick<AppLoadContext, "url">, kind: PeopleKind): string =>
  placeInList(context, paths.people.list(kind), Object.keys(Query.shape));
