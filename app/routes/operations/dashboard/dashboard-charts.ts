import type { Counts } from "~/contract/dashboard";
import type { ChartView } from "~/ui/charts/chart-spec";
import type { DashboardWriter } from "./dashboard-writer";

/** The charts of counted days: outcomes and waiting; ratings and moods where there are any. */
export function dashboardCharts(
  { totals, buckets }: Counts,
  writer: DashboardWriter,
  { rated = true, empty = writer.t("dashboard:none") } = {},
): ChartView[] {
  const { t, unit, starts, series, dates, steps } = writer;
  const time = { category: unit, categories: starts };
  const links = steps ? { links: { categories: steps } } : {};
  // Omits steps without a measured answer, whose time is not 0.
  const measured = (_: unknown, at: number) => typeof buckets[at]?.firstWordMs === "number";
  const charts: ChartView[] = [
    {
      id: "received",
      title: t("messages:queries.received"),
      description: t("dashboard:received.about", dates),
      empty,
      ...links,
      spec: {
        kind: "bar",
        stacked: true,
        ...time,
        series: [
          series(t("dashboard:answered"), of => of.answered),
          series(t("dashboard:declined"), of => of.declined),
          series(t("dashboard:ended"), writer.ended),
        ],
      },
    },
    {
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
    },
  ];
  if (!rated) return charts;
  if (totals.likes + totals.dislikes > 0)
    charts.push({
      id: "ratings",
      title: t("dashboard:ratings"),
      description: t("dashboard:ratings.about", { ratings: totals.likes + totals.dislikes }),
      empty: "",
      ...links,
      spec: {
        kind: "bar",
        stacked: true,
        ...time,
        series: [
          series(t("dashboard:likes"), of => of.likes),
          series(t("dashboard:dislikes"), of => of.dislikes),
        ],
      },
    });
  const moods = totals.happy + totals.neutral + totals.negative;
  if (moods > 0)
    charts.push({
      id: "mood",
      title: t("dashboard:mood"),
      description: t("dashboard:mood.about", { moods }),
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
    });
  return charts;
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
    description: t("dashboard:quality.trendAbout"),
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
