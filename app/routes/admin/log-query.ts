import { ActivityQuery } from "~/contract/activities";

/** What the address asks of the log; whatever makes no sense counts as not said. */
export function logQuery({ searchParams }: URL) {
  const said = Object.fromEntries([...searchParams].filter(([, value]) => value !== ""));
  const { before, search, codes, from, to } = ActivityQuery.shape;
  return {
    before: before.safeParse(said.before).data,
    search: search.safeParse(said.search).data ?? "",
    codes: codes.safeParse(said.codes).data,
    from: from.safeParse(said.from).data,
    to: to.safeParse(said.to).data,
  };
}

/** How many entries stand before this page of the list: the address says so, for a cursor does not count. */
export function countBefore({ searchParams }: URL): number {
  const count = Number(searchParams.get("after") ?? 0);
  return searchParams.has("before") && Number.isInteger(count) && count > 0 && count < 1e9 ? count : 0;
}
