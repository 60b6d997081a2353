import type { Counts } from "~/contract/dashboard";
import type { ChartView } from "~/ui/charts/chart-spec";
import type { DashboardWriter } from "./dashboard-writer";

/** The charts of counted days: outcomes and waiting; ratings and moods where there are any. */
export function dashboardCharts(
  counts: Counts,
  writer: DashboardWriter,
  { rated = true, empty = writer.t("dashboard:none") } = {},
): ChartView[] {
  const { totals } = counts;
  const charts = [receivedChart(writer, empty), waitingChart(counts, writer, empty)];
  if (!rated) return charts;
  if (totals.likes + totals.dislikes > 0) charts.push(ratingsChart(totals, writer));
  if (totals.happy + totals.neutral + totals.negative > 0) charts.push(moodChart(totals, writer));
  return charts;
}

/** Each step leads to the dashboard of it alone. */
const stepLinks = ({ steps }: DashboardWriter) => (steps ? { links: { categories: steps } } : {});

const stackedBars = (
  { unit, starts }: DashboardWriter,
  series: ReturnType<DashboardWriter["series"]>[],
): ChartView["spec"] => ({ kind: "bar", stacked: true, category: unit, categories: starts, series });

function receivedChart(writer: DashboardWriter, empty: string): ChartView {
  const { t, series, dates } = writer;
  return {
    id: "received",
    title: t("messages:queries.received"),
    description: t("dashboard:received.about", dates),
    empty,
    ...stepLinks(writer),
    spec: stackedBars(writer, [
      series(t("dashboard:answered"), of => of.answered),
      series(t("dashboard:declined"), of => of.declined),
      series(t("dashboard:ended"), writer.ended),
    ]),
  };
}

function waitingChart(
  { buckets }: Counts,
  { t, unit, starts, steps }: DashboardWriter,
  empty: string,
): ChartView {
  // Omits steps without a measured answer, whose time is not 0.
  const measured = (_: unknown, at: number) => typeof buckets[at]?.firstWordMs === "number";
  return {
    id: "waiting",
    title: t("dashboard:waiting"),
    description: t("dashboard:waiting.about"),
    empty: empty === t("dashboard:none") ? t("dashboard:waiting.none") : empty,
    ...(steps ? { links: { categories: steps.filter(measured) } } : {}),
    spec: {
      kind: "line",
      format: "seconds",
      category: unit,
      categories: starts.filter(measured),
      series: [
        {
          label: t("dashboard:firstWord"),
          values: buckets.flatMap(({ firstWordMs }) => firstWordMs ?? []),
        },
      ],
    },
  };
}

function ratingsChart({ likes, dislikes }: Counts["totals"], writer: DashboardWriter): ChartView {
  const { t, series } = writer;
  return {
    id: "ratings",
    title: t("dashboard:ratings"),
    description: t("dashboard:ratings.about", { ratings: likes + dislikes }),
    empty: "",
    ...stepLinks(writer),
    spec: stackedBars(writer, [
      series(t("dashboard:likes"), of => of.likes),
      series(t("dashboard:dislikes"), of => of.dislikes),
    ]),
  };
}

function moodChart(totals: Counts["totals"], { t }: DashboardWriter): ChartView {
  return {
    id: "mood",
    title: t("dashboard:mood"),
    description: t("dashboard:mood.about", { moods: totals.happy + totals.neutral + totals.negative }),
    empty: "",
    spec: {
      kind: "pie",
      category: t("dashboard:mood"),
      value: t("dashboard:mood.value"),
      parts: (["happy", "neutral", "negative"] as const).map(name => ({
        label: t(`dashboard:mood.${name}`),
        value: totals[name],
      })),
    },
  };
}

/** How good the answers were, as shares of each step; steps without questions are left out. */
export function qualityChart({ buckets }: Counts, { t, unit, starts, steps }: DashboardWriter): ChartView {
  const hasQuestions = (_: unknown, at: number) => (buckets[at]?.questions ?? 0) > 0;
  const ratings = (of: Counts["totals"]) => of.likes + of.dislikes;
  // Omits steps without ratings, whose share is not 0 %.
  const rated = buckets.filter(hasQuestions).every(of => ratings(of) > 0);
  const share = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10);
  const series = (label: string, value: (of: Counts["totals"]) => number) => ({
    label,
    values: buckets.filter(hasQuestions).map(value),
  });
  return {
    id: "quality",
    title: t("dashboard:quality.trend"),
    description: t(rated ? "dashboard:quality.trendRated" : "dashboard:quality.trendAbout"),
    empty: t("dashboard:none"),
    ...(steps ? { links: { categories: steps.filter(hasQuestions) } } : {}),
    spec: {
      kind: "line",
      format: "percent",
      category: unit,
      categories: starts.filter(hasQuestions),
      series: [
        series(t("dashboard:declined"), of => share(of.declined, of.questions)),
        series(t("dashboard:unsupported"), of => share(of.unsupported, of.answered)),
        ...(rated ? [series(t("dashboard:likes"), of => share(of.likes, ratings(of)))] : []),
      ],
    },
  };
}
