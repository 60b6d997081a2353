import { isLanguage } from "~/contract/language";
import { languageNames } from "~/i18n/languages";
import type { ChartView } from "~/ui/charts/chart-spec";
import { type LabelledFigures, runningTotal, withRest } from "./labelled-figures";

const allHours = Array.from({ length: 24 }, (_, hour) => hour);

/** The charts of /charts/chartjs: divisions, files, and answers. */
export function chartjsCharts(labelled: LabelledFigures): ChartView[] {
  const { figures, t } = labelled;
  const { buckets, answers } = figures;
  const time = { category: labelled.unitName, categories: labelled.bucketNames };
  const noQuestions = t("figures:none.questions");
  const quoted = labelled.documents.filter(one => one.sources > 0).slice(0, 10);
  const divisions = labelled.divisions.slice(0, 8);
  return [
    {
      id: "stack",
      title: t("figures:stack.title"),
      description: t("figures:stack.about"),
      empty: noQuestions,
      spec: {
        kind: "bar",
        stacked: true,
        ...time,
        series: labelled.byOutcome(outcome => buckets.map(bucket => bucket[outcome])),
      },
    },
    {
      id: "change",
      title: t("figures:change.title"),
      description: t("figures:change.about"),
      empty: t("figures:none.change"),
      spec: {
        kind: "bar",
        // Names of divisions need more room than an axis below has.
        across: true,
        category: t("figures:division"),
        format: "change",
        categories: divisions.map(one => one.name),
        series: [
          { label: t("figures:change.value"), values: divisions.map(one => one.questions - one.before) },
        ],
      },
    },
    {
      id: "sources",
      title: t("figures:sources.title"),
      description: t("figures:sources.about"),
      empty: t("figures:none.sources"),
      spec: {
        kind: "bar",
        across: true,
        category: t("figures:file"),
        categories: quoted.map(one => one.name),
        series: [{ label: t("figures:sources.quotes"), values: quoted.map(one => one.sources) }],
      },
    },
    {
      id: "clock",
      title: t("figures:clock.title"),
      description: t("figures:clock.about"),
      empty: noQuestions,
      spec: {
        kind: "line",
        category: t("figures:hour"),
        categories: allHours.map(labelled.hourName),
        series: [
          {
            label: t("figures:clock.work"),
            values: allHours.map(hour => labelled.inHours(one => one.hour === hour && one.weekday <= 5)),
          },
          {
            label: t("figures:clock.weekend"),
            values: allHours.map(hour => labelled.inHours(one => one.hour === hour && one.weekday > 5)),
          },
        ],
      },
    },
    {
      id: "profile",
      title: t("figures:profile.title"),
      description: t("figures:profile.about"),
      empty: t("figures:none.divisions"),
      spec: divisionProfile(labelled),
    },
    {
      id: "kinds",
      title: t("figures:kinds.title"),
      description: t("figures:kinds.about"),
      empty: t("figures:none.files"),
      spec: {
        kind: "pie",
        category: t("figures:kinds.title"),
        value: t("figures:kinds.files"),
        parts: figures.files.map(({ kind, status, files }) => ({
          label: kindName(labelled, kind, status),
          value: files,
        })),
      },
    },
    {
      id: "documents",
      title: t("figures:documents.title"),
      description: t("figures:documents.about"),
      empty: t("figures:none.files"),
      spec: {
        kind: "bubble",
        category: t("figures:file"),
        x: { label: t("figures:profile.pages") },
        y: { label: t("figures:sources.quotes") },
        size: { label: t("figures:documents.size"), format: "bytes" },
        series: [
          {
            label: t("figures:file"),
            points: labelled.documents.map(one => ({
              name: one.name,
              x: one.pages,
              y: one.sources,
              size: one.bytes,
            })),
          },
        ],
      },
    },
    {
      id: "span",
      title: t("figures:span.title"),
      description: t("figures:span.about"),
      empty: noQuestions,
      spec: {
        kind: "scatter",
        category: t("figures:answer"),
        x: { label: t("figures:span.sources") },
        y: { label: t("figures:time.took"), format: "seconds" },
        series: [
          { label: t("figures:answer"), points: answers.map(one => ({ x: one.sources, y: one.took })) },
        ],
      },
    },
    {
      id: "pages",
      title: t("figures:pages.title"),
      description: t("figures:pages.about"),
      empty: t("figures:none.pages"),
      spec: {
        kind: "area",
        ...time,
        series: [
          { label: t("figures:profile.pages"), values: runningTotal(buckets.map(bucket => bucket.pages)) },
        ],
      },
    },
    {
      id: "languages",
      title: t("figures:languages.title"),
      description: t("figures:languages.about"),
      empty: noQuestions,
      spec: {
        kind: "pie",
        category: t("figures:languages.language"),
        value: t("figures:questions"),
        parts: withRest(
          figures.languages.map(({ language, questions }) => ({
            label: isLanguage(language) ? languageNames[language] : language,
            value: questions,
          })),
          6,
          t("figures:rest"),
        ),
      },
    },
  ];
}

/** The four divisions with most questions, each as its share of all divisions. */
function divisionProfile({ t, divisions, sum, share }: LabelledFigures): ChartView["spec"] {
  const sides = [
    ["questions", t("figures:questions")],
    ["sources", t("figures:sources.quotes")],
    ["files", t("figures:profile.files")],
    ["pages", t("figures:profile.pages")],
    ["members", t("figures:profile.members")],
  ] as const;
  return {
    kind: "radar",
    category: t("figures:share"),
    format: "percent",
    categories: sides.map(([, name]) => name),
    series: divisions.slice(0, 4).map(division => ({
      label: division.name,
      values: sides.map(([side]) => share(division[side], sum(divisions.map(one => one[side])))),
    })),
  };
}

function kindName(
  { t }: LabelledFigures,
  kind: "docx" | "pdf",
  status: "waiting" | "ready" | "failed" | "stopped" | "quarantined",
): string {
  return t(`figures:kinds.${status}`, { kind: `.${kind}` });
}
