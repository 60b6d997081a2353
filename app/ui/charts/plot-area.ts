import type { ChartSpec, SpecOf } from "./chart-spec";
import { heightOf, width } from "./chart-theme";

/** The kinds whose categories or parts are found by the pointer's position, also in the server's drawing. */
export type Pointed = SpecOf<"bar"> | SpecOf<"line"> | SpecOf<"area"> | SpecOf<"pie">;
export const isPointed = (spec: ChartSpec): spec is Pointed =>
  spec.kind === "bar" || spec.kind === "line" || spec.kind === "area" || spec.kind === "pie";

/** The maximum length of a label beside horizontal bars, which leaves them more than half of the width. */
export const maxLetters = 20;
/** The inner radius of a ring, as a share of its outer radius. */
export const holeRatio = 0.58;

/** The margins around bars, lines or ring, in units of the drawing. */
export function marginOf(spec: Pointed, rtl: boolean) {
  if (spec.kind === "pie") return { top: 10, right: 10, bottom: 10, left: 10 };
  const [wide, thin] = spec.kind === "bar" ? [besideBars(spec), spec.across ? 24 : 16] : [52, 20];
  return { top: 12, right: rtl ? wide : thin, bottom: 32, left: rtl ? thin : wide };
}

/** Space for the labels beside bars, which narrow screens enlarge to 18 units, of which a letter takes 10 at most. */
function besideBars({ across, categories, format }: SpecOf<"bar">): number {
  if (!across) return format === "money" ? 76 : 52;
  return 14 + Math.min(maxLetters, Math.max(...categories.map(name => [...name].length))) * 10;
}

/** A rectangle in units of the drawing. */
type Place = { x: number; y: number; width: number; height: number };
/** A category or part, and the strip of the drawing that belongs to it; a part of a ring has none. */
export type Hit = { at: number; strip?: Place };

/** The category or part at a point, in units of the drawing; undefined outside. */
export function hitAt(spec: Pointed, rtl: boolean, x: number, y: number): Hit | undefined {
  if (spec.kind === "pie") return partAt(spec, x, y);
  const { top, right, bottom, left } = marginOf(spec, rtl);
  const plot = { x: left, y: top, width: width - left - right, height: heightOf(spec) - top - bottom };
  if (x < plot.x || x > plot.x + plot.width || y < plot.y || y > plot.y + plot.height) return undefined;
  const count = spec.categories.length;
  if (spec.kind === "bar" && spec.across) {
    const height = plot.height / count;
    const at = Math.min(count - 1, Math.floor((y - plot.y) / height));
    return { at, strip: { ...plot, y: plot.y + at * height, height } };
  }
  if (spec.kind === "bar") {
    const step = plot.width / count;
    const drawn = Math.min(count - 1, Math.floor((x - plot.x) / step));
    return { at: rtl ? count - 1 - drawn : drawn, strip: { ...plot, x: plot.x + drawn * step, width: step } };
  }
  // Points of a line begin and end at the edges; a single point is in the middle.
  const step = count > 1 ? plot.width / (count - 1) : 0;
  const drawn = step === 0 ? 0 : Math.round((x - plot.x) / step);
  const middle = step === 0 ? plot.x + plot.width / 2 : plot.x + drawn * step;
  return { at: rtl ? count - 1 - drawn : drawn, strip: { ...plot, x: middle, width: 0 } };
}

/** The part of a ring at a point; parts follow each other clockwise from the top. */
function partAt(spec: SpecOf<"pie">, x: number, y: number): Hit | undefined {
  const { top } = marginOf(spec, false);
  const radius = heightOf(spec) / 2 - top;
  const [across, down] = [x - width / 2, y - heightOf(spec) / 2];
  const distance = Math.hypot(across, down);
  if (distance > radius || distance < radius * holeRatio) return undefined;
  const turned = (Math.atan2(across, -down) / (2 * Math.PI) + 1) % 1;
  const whole = spec.parts.reduce((all, { value }) => all + value, 0);
  let before = 0;
  const at = spec.parts.findIndex(({ value }) => {
    before += value;
    return value > 0 && turned * whole < before;
  });
  return at < 0 ? undefined : { at };
}
