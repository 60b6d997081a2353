import { plusDays } from "~/contract/dashboard-span";
import type { FeedbackCounts, FeedbackReport } from "~/contract/feedback";
import type { Language } from "~/contract/language";
import { moods } from "~/contract/moods";
import { formatNumber, formatPercent } from "~/i18n/format";
import { formatDayOfMonth, formatMonth } from "~/i18n/format-calendar";
import { textsFor } from "~/i18n/server";
import type { ChartView } from "~/ui/charts/chart-spec";
import { withParams } from "~/ui/list/with-params";
import type { Stat } from "~/ui/primitives/stats";

/**
 * The report's charts, in the reader's language. Each mood, day, tag and rating links to the page with that filter, which
 * applies to the list and all charts. The link of an active filter removes it.
 */
export function reportCharts(
  { buckets, tags, totals, unit }: FeedbackReport,
  language: Language,
  search: string,
): ChartView[] {
  const t = textsFor(language);
  const params = new URLSearchParams(search);
  const bare = withParams(search, { undo: "" });
  const only = (filter: Record<string, string>) => {
    const chosen = Object.entries(filter).every(([name, value]) => params.get(name) === value);
    return withParams(
      bare,
      chosen ? Object.fromEntries(Object.keys(filter).map(name => [name, ""])) : filter,
    );
  };
  const spans = buckets.map(({ start }) => only({ from: start, to: plusDays(nextStep(start, unit), -1) }));
  const moodLinks = moods.map(mood => only({ mood }));
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
      links: { categories: spans, series: moodLinks },
      spec: { kind: "bar", stacked: true, category, categories, series: moodsOf(buckets) },
    },
    {
      id: "likes",
      title: t("feedbackReport:chart.likes"),
      description: t("feedbackReport:chart.likesAbout"),
      empty,
      links: { categories: spans, series: [only({ liked: "yes" }), only({ liked: "no" })] },
      spec: {
        kind: "bar",
        stacked: true,
        category,
        categories,
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
      links: { categories: tags.map(({ tag }) => only({ tagId: tag.id })), series: moodLinks },
      spec: {
        kind: "bar",
        across: true,
        stacked: true,
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
      links: { categories: totals.ratings.map((_, at) => only({ rating: String(at + 1) })) },
      spec: {
        kind: "bar",
        category: t("feedback:rating"),
        categories: totals.ratings.map((_, at) => String(at + 1)),
        series: [{ label: t("feedbackReport:chart.ratingCount"), values: totals.ratings }],
      },
    },
  ];
}

/** The first day after a step. */
function nextStep(start: string, unit: FeedbackReport["unit"]): string {
  if (unit !== "month") return plusDays(start, unit === "week" ? 7 : 1);
  return `${plusDays(`${start.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;
}

/** The report's key figures, with those of the period before if the report is of a complete period. */
export function reportStats(
  { totals, before }: FeedbackReport,
  language: Language,
  compares: boolean,
): Stat[] {
  const t = textsFor(language);
  const share = (part: number, whole: number) =>
    whole === 0 ? "–" : formatPercent((part / whole) * 100, language);
  const rated = totals.happy + totals.neutral + totals.negative;
  const ratedAnswers = totals.liked + totals.disliked;
  return [
    {
      name: t("feedbackReport:total"),
      value: formatNumber(totals.total, language),
      ...(compares ? { note: t("feedbackReport:before", { count: before.total }) } : {}),
    },
    {
      name: t("feedbackReport:happy"),
      value: share(totals.happy, rated),
      note: t("feedbackReport:ofMoods", { count: rated }),
    },
    {
      name: t("feedbackReport:liked"),
      value: share(totals.liked, ratedAnswers),
      note: t("feedbackReport:ofLikes", { count: ratedAnswers }),
    },
    {
      name: t("feedbackReport:open"),
      value: formatNumber(totals.total - totals.settled, language),
      note: t("feedbackReport:openNote"),
    },
  ];
}
