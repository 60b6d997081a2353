import type { Container } from "nivo";
import type { ComponentProps, ComponentType } from "react";
import type { Language } from "~/contract/language";
import type { ChartKind, ChartSpec, SpecOf } from "./chart-spec";

/** The reader of a chart. `live` is a drawing of the browser, which shows hints itself where the chart does not. */
export type Reader = { language: Language; rtl: boolean; live: boolean };
export type Drawing<Kind extends ChartKind> = ComponentType<{
  /** Prefix of its patterns' ids. */
  id: string;
  spec: SpecOf<Kind>;
  reader: Reader;
}>;

/** The width of all drawings, which are scaled by their view box. */
export const width = 480;

/** The height of a drawing at {@link width}. */
export function heightOf(spec: ChartSpec): number {
  if (spec.kind === "heat") return 48 + spec.categories.length * 20;
  if (spec.kind === "bar" && spec.across) {
    const bars = spec.stacked ? 1 : spec.series.length;
    return 56 + Math.max(2, spec.categories.length) * Math.max(30, 16 * bars + 12);
  }
  return 300;
}

const text = { fontFamily: "inherit", fontSize: 12, fill: "var(--quiet)" };
/** Colours and fonts of all charts, as custom properties. */
const theme: ComponentProps<typeof Container>["theme"] = {
  text,
  axis: {
    domain: { line: { stroke: "none" } },
    ticks: { line: { stroke: "none" }, text },
    legend: { text },
  },
  grid: { line: { stroke: "var(--rule)", strokeWidth: 1 } },
  labels: { text: { ...text, fill: "var(--said)" } },
  crosshair: { line: { stroke: "var(--axis)", strokeWidth: 1, strokeOpacity: 1, strokeDasharray: "3 3" } },
  tooltip: { container: { background: "none", boxShadow: "none", padding: 0 } },
};

/** Options of every nivo chart. Screen readers hear the table instead. */
export const staticChartProps = ({ live }: { live: boolean }) =>
  ({ width, theme, animate: false, isInteractive: live, role: "presentation" }) as const;

/** At most seven labels of an axis, so that they fit on a phone. */
export function labelIndexes(count: number): number[] {
  const step = Math.ceil(count / 7);
  return Array.from({ length: count }, (_, at) => at).filter(at => at % step === 0);
}

/** Round tick values from minimum to maximum; integers for counts. */
export function ticksOf(values: number[], { whole = true } = {}): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const raw = (high - low || 1) / 4;
  const power = 10 ** Math.floor(Math.log10(raw));
  const round = ([1, 2, 5, 10].find(factor => factor * power >= raw) ?? 10) * power;
  const step = whole ? Math.max(1, round) : round;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9));
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}
