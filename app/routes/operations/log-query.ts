import { ActivityQuery } from "~/contract/activities";
import { readListQuery } from "~/routes/list/list-query";

const Query = ActivityQuery.omit({ userId: true, size: true });
export type LogFilter = Omit<ReturnType<typeof logQuery>, "before">;

/** The query of the log, from the address. */
export function logQuery(url: URL) {
  return readListQuery(url, Query);
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
