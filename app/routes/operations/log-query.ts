import { ActivityQuery } from "~/contract/activities";
import type { Language } from "~/contract/language";
import { actionsNamed } from "~/i18n/server";
import { readListQuery } from "~/routes/list/list-query";

const Query = ActivityQuery.omit({ userId: true, size: true, named: true });
export type LogFilter = Omit<ReturnType<typeof logQuery>, "before">;

/** The query of the log, from the address. */
export function logQuery(url: URL) {
  return readListQuery(url, Query);
}

/** What the api is asked for: the search also finds actions by the names that the log shows. */
export function askedOf<Filter extends { search: string }>(filter: Filter, language: Language) {
  return { ...filter, named: actionsNamed(language, filter.search) };
}

/** The number of entries before this page, which the address carries because a cursor does not count. */
export function countBefore({ searchParams }: URL): number {
  const count = Number(searchParams.get("after") ?? 0);
  return searchParams.has("before") && Number.isInteger(count) && count > 0 && count < 1e9 ? count : 0;
}

/** The days in the address that are none. */
export function wrongDays({ searchParams }: URL): ("from" | "to")[] {
  return (["from", "to"] as const).filter(name => {
    const given = searchParams.get(name);
    return given && !Query.shape[name].safeParse(given).success;
  });
}

/** What is wrong with the days in the address, as codes for their fields. */
export function dayFaults(url: URL, { from, to }: Pick<LogFilter, "from" | "to">): Record<string, string[]> {
  if (from && to && to < from) return { to: ["field.dateOrder"] };
  return Object.fromEntries(wrongDays(url).map(name => [name, ["field.noDate"]]));
}
