import type { ChartSpec, Series } from "~/ui/charts/chart-spec";

/** Sample charts: one of each kind, and edge cases. */
export function chartSamples({ long, part }: { long: string; part: string }) {
  const name = (at: number) => `${part} ${at + 1}`;
  const names = (count: number) => Array.from({ length: count }, (_, at) => name(at));
  const series = (count: number, values: number): Series[] =>
    names(count).map((label, row) => ({
      label,
      values: Array.from({ length: values }, (_, at) => ((at * 7 + row * 5) % 11) + (at % 3) * 2 + 1),
    }));
  const columns = { category: part, categories: names(8), series: series(3, 8) };
  const parts = {
    category: part,
    value: part,
    parts: names(6).map((label, at) => ({ label, value: 40 - at * 6 })),
  };
  const plot = (sized: boolean) => ({
    category: part,
    x: { label: "x" },
    y: { label: "y" },
    ...(sized ? { size: { label: "z" } } : {}),
    series: names(3).map((label, row) => ({
      label,
      points: Array.from({ length: 6 }, (_, at) => ({
        x: at * 9 + row * 4,
        y: (at * 13 + row * 17) % 50,
        size: at * 5 + 2,
      })),
    })),
  });
  const kinds: ChartSpec[] = [
    { kind: "pie", ...parts },
    { kind: "radial", ...parts, format: "percent" },
    { kind: "bar", ...columns },
    { kind: "line", ...columns },
    { kind: "area", ...columns },
    { kind: "radar", ...columns },
    { kind: "heat", ...columns },
    { kind: "scatter", ...plot(false) },
    { kind: "bubble", ...plot(true) },
  ];
  const below: ChartSpec = {
    kind: "bar",
    format: "change",
    category: part,
    categories: names(4),
    series: [{ label: part, values: [4, -3, 0, -7] }],
  };
  const one: ChartSpec = {
    kind: "line",
    category: part,
    categories: [name(0)],
    series: [{ label: part, values: [3] }],
  };
  const empty: ChartSpec = { kind: "pie", category: part, value: part, parts: [{ label: part, value: 0 }] };
  const longNames: ChartSpec = {
    kind: "bar",
    across: true,
    category: part,
    categories: names(3).map(label => `${long} ${label}`),
    series: [1, 2].map(at => ({ label: `${long} ${at}`, values: [12 * at, 7, 3] })),
  };
  return { kinds, one, empty, long: longNames, below };
}
