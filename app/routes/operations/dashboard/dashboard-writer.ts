import type { Counted, Counts } from "~/contract/dashboard";
import { plusDays, type SpanInput, spanDays } from "~/contract/dashboard-span";
import type { Language } from "~/contract/language";
import { formatDate, formatNumber, formatPercent } from "~/i18n/format";
import { formatDayOfMonth, formatMonth } from "~/i18n/format-calendar";
import { textsFor } from "~/i18n/server";
import { valueText } from "~/ui/charts/value-text";
import type { ShownDashboard, ShownSpan, ShownTask } from "~/ui/operations/dashboard/shown-dashboard";
import type { RefusedDates } from "./read-span";

/**
 * Formats counted days in the reader's language: the parts that all dashboards share. `kept`: the other parameters of the
 * page's address.
 */
export function dashboardWriter(counts: Counts, language: Language, kept: Record<string, string> = {}) {
  const t = textsFor(language);
  const { span, buckets } = counts;
  const number = (value: number) => formatNumber(value, language);
  const day = (date: string) => formatDate(date, { language, timeZone: "UTC" });
  const ended = ({ stopped, failed }: Counted) => stopped + failed;
  const unit = t(`dashboard:unit.${span.unit}`);
  const starts = buckets.map(({ start }) =>
    span.unit === "month" ? formatMonth(start, language) : formatDayOfMonth(start, language),
  );
  const address = (from: string, to: string) => `?${new URLSearchParams({ from, to, ...kept })}`;
  const lastOf = (at: number) => {
    const next = buckets[at + 1]?.start;
    return next ? plusDays(next, -1) : span.to;
  };
  return {
    t,
    number,
    address,
    /** For each step the address of its days; undefined for steps of one day. */
    steps: span.unit === "day" ? undefined : buckets.map(({ start }, at) => address(start, lastOf(at))),
    day,
    unit,
    starts,
    dates: { from: day(span.from), to: day(span.to) },
    /** Whether all days of the period are to come: it has no figures, not even zeros. */
    ahead: span.to < span.from,
    ended,
    /** The card of open tasks. */
    taskCard: (tasks: ShownTask[]): NonNullable<ShownDashboard["tasks"]> => ({
      title: t("dashboard:tasks"),
      note:
        tasks.length === 0 ? t("dashboard:tasks.none") : t("dashboard:tasks.count", { count: tasks.length }),
      tasks,
    }),
    percent: (part: number, whole: number) =>
      whole === 0 ? "–" : formatPercent((part / whole) * 100, language),
    seconds: (ms: number | null) => (ms === null ? "–" : valueText(ms, language, "seconds")),
    /** One value of each step. */
    series: (label: string, value: (of: Counted) => number) => ({ label, values: buckets.map(value) }),
    span(input: SpanInput, refused: RefusedDates | undefined): ShownSpan {
      return {
        days: input.from ? undefined : input.days,
        // As typed: the span can be shorter, and even empty.
        from: input.from ?? span.from,
        to: input.to ?? span.to,
        ...(refused ? { ...refused, problem: t(`dashboard:problem.${refused.problem}`) } : {}),
        choices: spanDays.map(days => ({ days, text: t("dashboard:days", { count: days }) })),
      };
    },
  };
}
export type DashboardWriter = ReturnType<typeof dashboardWriter>;
