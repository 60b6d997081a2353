import type { AppLoadContext } from "@remix-run/node";
import type { FeedbackQuery } from "~/contract/feedback";
import { type Period, periods } from "~/contract/periods";

type Api = AppLoadContext["api"];
type Query = ReturnType<typeof FeedbackQuery.parse>;

/** The period in the address, 90 days by default; undefined with own dates, which take its place. */
export function chosenPeriod(url: URL, { from, to }: Query): Period | "all" | undefined {
  if (from || to) return undefined;
  return url.searchParams.get("period") === "all" ? "all" : periodIn(url);
}

/** The period in the address, for charts. */
export const periodIn = ({ searchParams }: URL): Period =>
  periods.find(one => one === searchParams.get("period")) ?? "90d";

/**
 * The report and the list of the same days: those of the period, own dates, or all. Only where these are more than the
 * twelve months of the longest report does the list go back further.
 */
export async function loadReport(api: Api, query: Query, chosen: Period | "all" | undefined, shown: Period) {
  const { page: _, size: __, sort: ___, ...filter } = query;
  const read = (period: Period) => api.feedback.report({ ...filter, period });
  const firstDay = ({ buckets }: Awaited<ReturnType<typeof read>>) => buckets[0]!.start;
  if (chosen && chosen !== "all") {
    const report = await read(chosen);
    const from = firstDay(report);
    return { report, from, list: await api.feedback.list({ ...query, from }) };
  }
  // With own dates the charts keep the period that they were chosen in, if it is long enough.
  const wide = query.from ? periods.slice(periods.indexOf(shown)) : (["12m"] as const);
  let report = await read(wide[0]!);
  for (const period of wide.slice(1)) {
    if (firstDay(report) <= query.from!) break;
    report = await read(period);
  }
  return { report, from: undefined, list: await api.feedback.list(query) };
}
