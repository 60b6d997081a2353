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

/** The query of the api: the search also matches actions by the names that the log shows. */
export function apiQueryOf<Filter extends { search: string }>(filter: Filter, language: Language) {
  return { ...filter, named: actionsNamed(language, filter.search) };
}

/** The number of entries before this page, which is in the address because a cursor has no count. */
export function countBefore({ searchParams }: URL): number {
  const count = Number(searchParams.get("after") ?? 0);
  return searchParams.has("before") && Number.isInteger(count) && count > 0 && count < 1e9 ? count : 0;
}

/** The invalid days in the address. */
export function wrongDays({ searchParams }: URL): ("from" | "to")[] {
  return (["from", "to"] as const).filter(name => {
    const parameter = searchParams.get(name);
    return parameter && !Query.shape[name].safeParse(parameter).success;
  });
}

/** The errors of the days in the address, as codes by field. */
export function dayFaults(url: URL, { from, to }: Pick<LogFilter, "from" | "to">): Record<string, string[]> {
  if (from && to && to < from) return { to: ["field.dateOrder"] };
  return Object.fromEntries(wrongDays(url).map(name => [name, ["field.noDate"]]));
}
