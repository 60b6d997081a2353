import type { AppLoadContext } from "@remix-run/node";
import { type AnalysisDashboard, groups } from "~/contract/dashboard";
import { formatDayOfMonth } from "~/i18n/format-calendar";
import { requireSignedIn } from "~/session/require-access";
import type { ChartView } from "~/ui/charts/chart-spec";
import type { ShownDashboard, ShownFacts } from "~/ui/operations/dashboard/shown-dashboard";
import { dashboardCharts, qualityChart } from "./dashboard-charts";
import { type DashboardWriter, dashboardWriter } from "./dashboard-writer";
import { keyFigures } from "./key-figures";
import { readSpan } from "./read-span";

/** Figures across companies, or why there are none. */
export async function loadAnalysis(context: AppLoadContext) {
  const { api, ability } = requireSignedIn(context);
  if (!ability.can("read", "Figures")) return { state: "refused" as const };
  const { input, refused } = readSpan(context.url);
  const group = groups.find(group => group === context.url.searchParams.get("group")) ?? "all";
  const counts = await api.dashboard.analysis({ ...input, group });
  const writer = dashboardWriter(counts, context.language, { group });
  const { t, dates, number } = writer;
  const { totals, weeks, hidden, hiddenBefore } = counts;
  const empty = hidden > 0 ? t("dashboard:analysis.empty") : t("dashboard:none");
  // Groups that were left out asked questions, so that their sum is not 0.
  const withheld = hidden > 0 && totals.questions === 0;
  const withheldBefore = hiddenBefore > 0 && counts.before.questions === 0;
  const stats = keyFigures(counts, writer, { comparable: !withheldBefore });
  const shown: ShownDashboard = {
    intro: weeks === 0 ? t("dashboard:analysis.noWeek") : t("dashboard:analysis.intro", dates),
    span: writer.span(input, refused),
    kept: {
      name: "group",
      value: group,
      label: t("dashboard:analysis.groups"),
      choices: groups.map(value => ({ value, text: t(`dashboard:analysis.group.${value}`) })),
    },
    alert: [
      t("dashboard:analysis.rule"),
      hidden > 0 ? t("dashboard:analysis.hidden", { weeks: number(hidden) }) : "",
      hiddenBefore > 0 ? t("dashboard:analysis.hiddenBefore", { weeks: number(hiddenBefore) }) : "",
    ]
      .filter(Boolean)
      .join(" "),
    stats: withheld ? stats.map(({ name }) => ({ name, value: "–" })) : stats,
    charts: [
      ...dashboardCharts(counts, writer, { empty }),
      { ...qualityChart(counts, writer), empty },
      topicsChart(counts, writer, context.language),
      tagsChart(counts, writer),
    ],
    facts: [
      qualityFacts(counts, writer),
      usageFacts(counts, writer, value => (withheld ? "–" : number(value))),
    ],
  };
  // A period without a whole past week has no figures, not even zeros.
  const none = weeks === 0 ? { stats: [], charts: [], facts: [] } : {};
  return {
    state: "figures" as const,
    shown: { ...shown, ...none },
    counts,
    withheld: { now: withheld, before: withheldBefore },
  };
}

/** Open topics and their questions by week. */
function topicsChart(
  { topics }: AnalysisDashboard,
  { t }: DashboardWriter,
  language: AppLoadContext["language"],
): ChartView {
  return {
    id: "topics",
    title: t("dashboard:analysis.topics"),
    description: t("dashboard:analysis.topicsAbout"),
    empty: t("dashboard:analysis.empty"),
    spec: {
      kind: "line",
      category: t("dashboard:unit.week"),
      categories: topics.map(({ week }) => formatDayOfMonth(week, language)),
      series: [
        { label: t("dashboard:topics.open"), values: topics.map(one => one.topics) },
        { label: t("dashboard:analysis.topicQuestions"), values: topics.map(one => one.questions) },
      ],
    },
  };
}

function tagsChart({ tags }: AnalysisDashboard, { t }: DashboardWriter): ChartView {
  return {
    id: "tags",
    title: t("dashboard:analysis.tags"),
    description: t("dashboard:analysis.tagsAbout"),
    empty: t("dashboard:analysis.tagsNone"),
    spec: {
      kind: "bar",
      across: true,
      category: t("dashboard:analysis.tag"),
      categories: tags.map(({ name }) => name),
      series: [{ label: t("dashboard:mood.value"), values: tags.map(({ feedback }) => feedback) }],
    },
  };
}

function qualityFacts({ totals }: AnalysisDashboard, { t, percent, ended }: DashboardWriter): ShownFacts {
  const { questions, answered, declined, unsupported, likes, dislikes } = totals;
  return {
    id: "quality",
    title: t("dashboard:quality"),
    note: t("dashboard:quality.about"),
    facts: [
      { name: t("dashboard:answered"), value: percent(answered, questions) },
      { name: t("dashboard:declined"), value: percent(declined, questions) },
      { name: t("dashboard:unsupported"), value: percent(unsupported, answered) },
      { name: t("dashboard:ended"), value: percent(ended(totals), questions) },
      { name: t("dashboard:likes"), value: percent(likes, likes + dislikes) },
    ],
  };
}

function usageFacts(
  { totals }: AnalysisDashboard,
  { t }: DashboardWriter,
  counted: (value: number) => string,
): ShownFacts {
  return {
    id: "use",
    title: t("dashboard:use"),
    note: t("dashboard:use.about"),
    facts: [
      { name: t("dashboard:chats.started"), value: counted(totals.chats) },
      { name: t("dashboard:files.added"), value: counted(totals.files) },
    ],
  };
}
