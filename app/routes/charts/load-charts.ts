import type { AppLoadContext } from "@remix-run/node";
import { type Figures, type Period, periods } from "~/contract/figures";
import { formatDate, formatNumber } from "~/i18n/format";
import { enterSignedIn } from "~/session/enter";
import type { ChartView } from "~/ui/charts/chart-spec";
import { apexCharts } from "./apex-charts";
import { chartjsCharts } from "./chartjs-charts";
import { toldFigures } from "./told-figures";

/** The pages of charts, by what their address ends in. */
const pages = { "apex-chart": apexCharts, chartjs: chartjsCharts };
export type ChartPage = keyof typeof pages;
export const isChartPage = (name: string | null): name is ChartPage =>
  name !== null && Object.hasOwn(pages, name);

/** The period that the address names; whatever makes no sense is the last 30 days. */
function periodOf(url: URL): Period {
  return periods.find(period => period === url.searchParams.get("period")) ?? "30d";
}

/** Everything that a page of charts shows to this reader, or why it shows nothing. */
export async function loadCharts(context: AppLoadContext, page: ChartPage) {
  const { api, user, ability } = enterSignedIn(context);
  if (!user.companyId) return { state: "no-company" as const };
  if (!ability.can("read", "Figures")) return { state: "refused" as const };
  const { language, url } = context;
  const period = periodOf(url);
  const figures = await api.figures.read({ period });
  const charts: ChartView[] = pages[page](toldFigures(figures, language));
  const reader = { language, timeZone: figures.timeZone };
  return {
    state: "charts" as const,
    page,
    period,
    charts,
    from: formatDate(figures.from, reader),
    to: formatDate(figures.to, reader),
    zone: figures.timeZone,
    totals: totalsOf(figures, value => formatNumber(value, language)),
  };
}

function totalsOf({ totals }: Figures, told: (value: number) => string) {
  const { questions, before, answered, askers, people, guests } = totals;
  return {
    questions: told(questions),
    before: told(before),
    answered: questions === 0 ? "–" : `${told((answered / questions) * 100)}\u00a0%`,
    askers: told(askers),
    people,
    guests: told(guests),
  };
}
export type LoadedCharts = Awaited<ReturnType<typeof loadCharts>>;
