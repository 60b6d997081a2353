import type { ChartView } from "~/ui/charts/chart-spec";
import { type LabelledFigures, outcomes, runningTotal } from "./labelled-figures";

/** The charts of /charts/apex-chart: questions by time, outcome and person. */
export function apexCharts(labelled: LabelledFigures): ChartView[] {
  const { figures, t, sum, share, days } = labelled;
  const { buckets, totals, divisions, files } = figures;
  const time = { category: labelled.unitName, categories: labelled.bucketNames };
  const hours = hoursShown(figures.hours.map(({ hour }) => hour));
  const fileCount = (status?: string) =>
    sum(files.filter(one => !status || one.status === status).map(one => one.files));
  const noQuestions = t("figures:none.questions");
  return [
    {
      id: "course",
      title: t("figures:course.title"),
      description: t("figures:course.about"),
      empty: noQuestions,
      spec: {
        kind: "line",
        ...time,
        series: labelled.byOutcome(outcome => buckets.map(bucket => bucket[outcome])),
      },
    },
    {
      id: "total",
      title: t("figures:total.title"),
      description: t("figures:total.about"),
      empty: noQuestions,
      spec: {
        kind: "area",
        ...time,
        series: labelled
          .byOutcome(outcome => runningTotal(buckets.map(bucket => bucket[outcome])))
          .slice(0, 2),
      },
    },
    {
      id: "week",
      title: t("figures:week.title"),
      description: t("figures:week.about"),
      empty: noQuestions,
      spec: {
        kind: "heat",
        category: t("figures:hour"),
        categories: hours.map(labelled.hourName),
        series: days.map(day => ({
          label: labelled.dayName(day, "short"),
          values: hours.map(hour => labelled.inHours(one => one.weekday === day && one.hour === hour)),
        })),
      },
    },
    {
      id: "outcome",
      title: t("figures:outcome.title"),
      description: t("figures:outcome.about"),
      empty: noQuestions,
      spec: {
        kind: "pie",
        category: t("figures:outcome.title"),
        value: t("figures:questions"),
        parts: outcomes.map(outcome => ({ label: labelled.outcomeName(outcome), value: totals[outcome] })),
      },
    },
    {
      id: "days",
      title: t("figures:days.title"),
      description: t("figures:days.about"),
      empty: noQuestions,
      spec: {
        kind: "radar",
        category: t("figures:weekday"),
        categories: days.map(day => labelled.dayName(day, "long")),
        series: labelled.byOutcome(outcome =>
          days.map(day => labelled.inHours(one => one.weekday === day, outcome)),
        ),
      },
    },
    {
      id: "shares",
      title: t("figures:shares.title"),
      description: t("figures:shares.about"),
      empty: noQuestions,
      spec: {
        kind: "radial",
        category: t("figures:shares.title"),
        value: t("figures:share"),
        format: "percent",
        parts: [
          { label: t("figures:shares.answered"), value: share(totals.answered, totals.questions) },
          { label: t("figures:shares.askers"), value: share(totals.askers, totals.people) },
          {
            label: t("figures:shares.divisions"),
            value: share(divisions.filter(one => one.questions > 0).length, divisions.length),
          },
          { label: t("figures:shares.files"), value: share(fileCount("ready"), fileCount()) },
        ],
      },
    },
    {
      id: "compare",
      title: t("figures:compare.title"),
      description: t("figures:compare.about"),
      empty: t("figures:none.divisions"),
      spec: {
        kind: "bar",
        category: t("figures:division"),
        across: true,
        categories: labelled.divisions.slice(0, 8).map(one => one.name),
        series: [
          {
            label: t("figures:compare.now"),
            values: labelled.divisions.slice(0, 8).map(one => one.questions),
          },
          {
            label: t("figures:compare.before"),
            values: labelled.divisions.slice(0, 8).map(one => one.before),
          },
        ],
      },
    },
    {
      id: "people",
      title: t("figures:people.title"),
      description: t("figures:people.about"),
      empty: figures.byPerson ? noQuestions : t("figures:people.off"),
      spec: {
        kind: "bar",
        across: true,
        category: t("figures:person"),
        categories: labelled.people.slice(0, 10).map(one => one.name),
        series: [
          { label: t("figures:questions"), values: labelled.people.slice(0, 10).map(one => one.questions) },
        ],
      },
    },
    {
      id: "time",
      title: t("figures:time.title"),
      description: t("figures:time.about"),
      empty: noQuestions,
      spec: {
        kind: "scatter",
        category: t("figures:answer"),
        x: { label: t("figures:time.length") },
        y: { label: t("figures:time.took"), format: "seconds" },
        series: [
          {
            label: t("figures:answered"),
            points: figures.answers.filter(one => !one.declined).map(one => ({ x: one.length, y: one.took })),
          },
          {
            label: t("figures:declined"),
            points: figures.answers.filter(one => one.declined).map(one => ({ x: one.length, y: one.took })),
          },
        ],
      },
    },
  ];
}

/** The hours of a working day, and other hours with questions. */
function hoursShown(hourlyQuestions: number[]): number[] {
  const first = Math.min(7, ...hourlyQuestions);
  const last = Math.max(18, ...hourlyQuestions);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
