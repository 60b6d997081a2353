import type { CompanyDashboard } from "~/contract/dashboard";
import { plusDays } from "~/contract/dashboard-span";
import { formatDayOfMonth } from "~/i18n/format-calendar";
import { paths } from "~/paths";
import type { ChartView } from "~/ui/charts/chart-spec";
import type { ShownFacts } from "~/ui/operations/dashboard/shown-dashboard";
import type { DashboardWriter } from "./dashboard-writer";

type Topics = NonNullable<CompanyDashboard["topics"]>;
type Language = Parameters<typeof formatDayOfMonth>[1];

/** Topics opened and closed in each step, and the share of questions that were answered by week. */
export function topicCharts(
  { weeks, steps: counted }: Topics,
  { t, address, unit, starts, steps }: DashboardWriter,
  language: Language,
): ChartView[] {
  const category = t("dashboard:unit.week");
  // Omits weeks without questions, whose share is not 0 %.
  const weeksWithQuestions = weeks.filter(({ questions }) => questions > 0);
  const startOf = ({ start }: Topics["weeks"][number]) => formatDayOfMonth(start, language);
  const weekOf = ({ start }: Topics["weeks"][number]) => address(start, plusDays(start, 6));
  return [
    {
      id: "topics",
      title: t("dashboard:topics"),
      description: t("dashboard:topics.about"),
      empty: t("dashboard:topics.none"),
      ...(steps ? { links: { categories: steps } } : {}),
      spec: {
        kind: "bar",
        category: unit,
        categories: starts,
        series: [
          { label: t("dashboard:topics.opened"), values: counted.map(({ opened }) => opened) },
          { label: t("dashboard:topics.closed"), values: counted.map(({ closed }) => closed) },
        ],
      },
    },
    {
      id: "share",
      title: t("dashboard:share"),
      description: t("dashboard:share.about"),
      empty: t("dashboard:none"),
      links: { categories: weeksWithQuestions.map(weekOf) },
      spec: {
        kind: "line",
        format: "percent",
        category,
        categories: weeksWithQuestions.map(startOf),
        series: [
          {
            label: t("dashboard:answered"),
            values: weeksWithQuestions.map(({ answered, questions }) =>
              Math.round((answered / questions) * 100),
            ),
          },
        ],
      },
    },
  ];
}

/** The number of open topics and of those closed in the period, with links. */
export function topicFacts({ open, weeks }: Topics, { t, number }: DashboardWriter): ShownFacts {
  const sum = (of: "opened" | "closed") => weeks.reduce((total, week) => total + week[of], 0);
  return {
    id: "topic-counts",
    title: t("dashboard:topics.card"),
    note: t("dashboard:topics.cardAbout"),
    facts: [
      { name: t("dashboard:topics.open"), value: number(open), to: paths.feedback.topics() },
      { name: t("dashboard:topics.openedInSpan"), value: number(sum("opened")) },
      {
        name: t("dashboard:topics.closedInSpan"),
        value: number(sum("closed")),
        to: paths.feedback.closedTopics(),
      },
    ],
  };
}
