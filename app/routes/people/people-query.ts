import type { Address } from "~/areas";
import { ListInput } from "~/contract/endpoint";
import { PeopleFilter } from "~/contract/people";
import { type PeopleKind, peopleKinds } from "~/contract/people-fields";

/** Of which people a page is, by its address. */
export function kindOfPage({ id }: Address): PeopleKind {
  return peopleKinds.find(kind => id.startsWith(`admin.users.${kind}`)) ?? "staff";
}

/** Of which people an address of all kinds speaks; staff where it does not say. */
export function kindAsked({ searchParams }: URL): PeopleKind {
  return peopleKinds.find(kind => kind === searchParams.get("kind")) ?? "staff";
}

/** What the address asks of a list; whatever makes no sense counts as not said. */
export function peopleQuery({ searchParams }: URL, kind: PeopleKind) {
  const said = Object.fromEntries([...searchParams].filter(([, value]) => value !== ""));
  const { page, size, search } = ListInput.shape;
  const { status, roleId, language, country, plan, sort } = PeopleFilter.shape;
  return {
    kind,
    page: page.safeParse(said.page).data ?? 1,
    size: (said.size && size.safeParse(said.size).data) || 10,
    search: search.safeParse(said.search).data ?? "",
    status: status.safeParse(said.status).data,
    roleId: kind === "staff" ? roleId.safeParse(said.roleId).data : undefined,
    language: language.safeParse(said.language).data,
    country: country.safeParse(said.country).data,
    plan: kind === "data-manager" ? plan.safeParse(said.plan).data : undefined,
    sort: sort.safeParse(said.sort).data ?? ("name" as const),
  };
}
