import { expect, test } from "vitest";
import type { ChartSpec } from "./chart-spec";
import { drawChart } from "./draw-chart";
import { hitAt, isPointed, marginOf, type Pointed } from "./plot-area";
import { hintOf } from "./pointed";

// Values whose order tells from a drawing alone which category a bar or point belongs to.
const values = [10, 50, 30, 70, 20];
const columns = {
  category: "Monat",
  categories: values.map((_, at) => `Monat ${at}`),
  series: [{ label: "Fragen", values }],
};
const shapes: Pointed[] = [
  { kind: "bar", ...columns },
  { kind: "bar", stacked: true, format: "money", ...columns },
  { kind: "bar", across: true, ...columns },
  { kind: "line", ...columns },
  { kind: "area", ...columns },
];
/** The middles of what nivo drew, in units of the drawing, from the least value to the greatest. */
function drawn(spec: Pointed, rtl: boolean): { x: number; y: number }[] {
  const svg = drawChart("c", spec, { language: "de", rtl, live: false });
  const { left, top } = marginOf(spec, rtl);
  expect(svg).toContain(`<g transform="translate(${left},${top})"`);
  const found =
    spec.kind === "bar"
      ? [
          ...svg.matchAll(
            /<g transform="translate\(([\d.]+), ?([\d.]+)\)"><rect width="([\d.]+)" height="([\d.]+)"/g,
          ),
        ].map(([, x, y, width, height]) => ({
          x: left + Number(x) + Number(width) / 2,
          y: top + Number(y) + Number(height) / 2,
          size: spec.across ? Number(width) : Number(height),
        }))
      : [...svg.matchAll(/transform="translate\(([\d.]+),([\d.]+)\)" fill/g)].map(([, x, y]) => ({
          x: left + Number(x),
          y: top + Number(y),
          size: -Number(y),
        }));
  return found.sort((a, b) => a.size - b.size);
}
const byValue = values.map((_, at) => at).sort((a, b) => values[a]! - values[b]!);

test.each(
  shapes.flatMap(spec => [
    { spec, rtl: false },
    { spec, rtl: true },
  ]),
)(
  "the pointer finds the category that nivo has drawn there: $spec.kind, from the right $rtl",
  ({ spec, rtl }) => {
    const middles = drawn(spec, rtl);
    expect(middles).toHaveLength(values.length);
    expect(middles.map(({ x, y }) => hitAt(spec, rtl, x, y)?.at)).toEqual(byValue);
    expect(hitAt(spec, rtl, 1, 1)).toBeUndefined();
  },
);

test("a part of a ring is found clockwise from the top, its hole and what is beside it are not", () => {
  const parts = [1, 0, 1, 2].map((value, at) => ({ label: `Teil ${at}`, value }));
  const ring: Pointed = { kind: "pie", category: "Eindruck", value: "Rückmeldungen", parts };
  const svg = drawChart("c", ring, { language: "de", rtl: false, live: false });
  // The first part ends where the third begins: at the right, a quarter of the way.
  expect(svg).toMatch(/A140,140,0,0,1,140,0/);
  expect([hitAt(ring, false, 310, 80)?.at, hitAt(ring, false, 310, 220)?.at]).toEqual([0, 2]);
  expect([hitAt(ring, false, 130, 150)?.at, hitAt(ring, true, 130, 150)?.at]).toEqual([3, 3]);
  expect([hitAt(ring, false, 240, 150), hitAt(ring, false, 20, 150)]).toEqual([undefined, undefined]);
});

test("what the pointer is at is said as the table says it", () => {
  const said = hintOf({ kind: "line", format: "percent", ...columns }, 1, "de");
  expect(said).toEqual({ title: "Monat 1", rows: [["Fragen", "50 %".replace(" ", "\u00a0")]] });
  const heat: ChartSpec = { kind: "heat", ...columns };
  expect(isPointed(heat)).toBe(false);
});
