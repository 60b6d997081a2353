import type { FeedbackCounts, FeedbackReport } from "~/contract/feedback";
import type { Language } from "~/contract/language";
import { moods } from "~/contract/moods";
import { formatNumber, formatPercent } from "~/i18n/format";
import { formatDayOfMonth, formatMonth } from "~/i18n/format-calendar";
import { textsFor } from "~/i18n/server";
import type { ChartView } from "~/ui/charts/chart-spec";
import type { Stat } from "~/ui/primitives/stats";

/** The report's charts, in the reader's language. */
export function reportCharts(
  { buckets, tags, totals, unit }: FeedbackReport,
  language: Language,
): ChartView[] {
  const t = textsFor(language);
  const empty = t("feedbackReport:chart.empty");
  const category = t(`feedbackReport:unit.${unit}`);
  const categories = buckets.map(({ start }) =>
    unit === "month" ? formatMonth(start, language) : formatDayOfMonth(start, language),
  );
  const moodsOf = (rows: FeedbackCounts[]) =>
    moods.map(mood => ({ label: t(`feedback:mood.${mood}`), values: rows.map(row => row[mood]) }));
  return [
    {
      id: "moods",
      title: t("feedbackReport:chart.moods"),
      description: t("feedbackReport:chart.moodsAbout"),
      empty,
      spec: { kind: "bar", stacked: true, category, categories, series: moodsOf(buckets) },
    },
    {
      id: "likes",
      title: t("feedbackReport:chart.likes"),
      description: t("feedbackReport:chart.likesAbout"),
      empty,
      spec: {
        kind: "bar",
        stacked: true,
        ...{ category, categories },
        series: [
          { label: t("feedback:liked.yes"), values: buckets.map(({ liked }) => liked) },
          { label: t("feedback:liked.no"), values: buckets.map(({ disliked }) => disliked) },
        ],
      },
    },
    {
      id: "tags",
      title: t("feedbackReport:chart.tags"),
      description: t("feedbackReport:chart.tagsAbout"),
      empty,
      spec: {
        kind: "bar",
        ...{ across: true, stacked: true },
        category: t("feedback:tag"),
        categories: tags.map(({ tag }) => tag.name),
        series: moodsOf(tags),
      },
    },
    {
      id: "ratings",
      title: t("feedbackReport:chart.ratings"),
      description: t("feedbackReport:chart.ratingsAbout"),
      empty,
      spec: {
        kind: "bar",
        category: t("feedback:rating"),
        categories: totals.ratings.map((_, at) => String(at + 1)),
        series: [{ label: t("feedbackReport:chart.ratingCount"), values: totals.ratings }],
      },
    },
  ];
}

/** The report's key figures. */
export function reportStats({ totals, before }: FeedbackReport, language: Language): Stat[] {
  const t = textsFor(language);
  const share = (part: number, whole: number) =>
    whole === 0 ? "–" : formatPercent((part / whole) * 100, language);
  const rated = totals.happy + totals.neutral + totals.negative;
  const judged = totals.liked + totals.disliked;
  return [
    {
      name: t("feedbackReport:total"),
      value: formatNumber(totals.total, language),
      note: t("feedbackReport:before", { count: before.total }),
    },
    {
      name: t("feedbackReport:happy"),
      value: share(totals.happy, rated),
      note: t("feedbackReport:ofMoods", { count: rated }),
    },
    {
      name: t("feedbackReport:liked"),
      value: share(totals.liked, judged),
      note: t("feedbackReport:ofLikes", { count: judged }),
    },
    {
      name: t("feedbackReport:open"),
      value: formatNumber(totals.total - totals.settled, language),
      note: t("feedbackReport:openNote"),
    },
  ];
}
