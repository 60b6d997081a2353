import type { AppLoadContext } from "@remix-run/node";
import type { Figures } from "~/contract/figures";
import type { Language } from "~/contract/language";
import { type Period, periods } from "~/contract/periods";
import { formatDate, formatNumber, formatPercent } from "~/i18n/format";
import { requireSignedIn } from "~/session/require-access";
import type { ChartView } from "~/ui/charts/chart-spec";
import { apexCharts } from "./apex-charts";
import { chartjsCharts } from "./chartjs-charts";
import { labelledFigures } from "./labelled-figures";

/** The pages of charts by the last segment of their address. */
const pages = { "apex-chart": apexCharts, chartjs: chartjsCharts };
export type ChartPage = keyof typeof pages;
export const isChartPage = (name: string | null): name is ChartPage =>
  name !== null && Object.hasOwn(pages, name);

/** The period of the address; the last 30 days if invalid. */
function periodOf(url: URL): Period {
  return periods.find(period => period === url.searchParams.get("period")) ?? "30d";
}

/** All data of a page of charts, or why it is empty. */
export async function loadCharts(context: AppLoadContext, page: ChartPage) {
  const { api, user, ability } = requireSignedIn(context);
  if (!user.companyId) return { state: "no-company" as const };
  if (!ability.can("read", "Figures")) return { state: "refused" as const };
  const { language, url } = context;
  const period = periodOf(url);
  const figures = await api.figures.read({ period });
  const charts: ChartView[] = pages[page](labelledFigures(figures, language));
  const reader = { language, timeZone: figures.timeZone };
  return {
    state: "charts" as const,
    page,
    period,
    charts,
    from: formatDate(figures.from, reader),
    to: formatDate(figures.to, reader),
    zone: figures.timeZone,
    totals: totalsOf(figures, language),
  };
}

function totalsOf({ totals }: Figures, language: Language) {
  const formatted = (value: number) => formatNumber(value, language);
  const { questions, before, answered, askers, people, guests } = totals;
  return {
    questions: formatted(questions),
    before: formatted(before),
    answered: questions === 0 ? "–" : formatPercent((answered / questions) * 100, language),
    askers: formatted(askers),
    people,
    guests: formatted(guests),
  };
}
export type LoadedCharts = Awaited<ReturnType<typeof loadCharts>>;
