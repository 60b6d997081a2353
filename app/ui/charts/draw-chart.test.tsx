import { expect, test } from "vitest";
import { drawChart } from "./draw-chart";

test("a drawing shortens coordinates, and no number that its axis names", () => {
  const categories = ["Juli", "August", "September"];
  const series = [{ label: "Fragen", values: [1_500, 333, 2_900] }];
  const svg = drawChart(
    "received",
    { kind: "bar", category: "Monat", categories, series },
    { language: "de", rtl: false, live: false },
  );
  const named = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(text => text[1]);
  expect(named).toEqual(expect.arrayContaining(["0", "1.000", "2.000", "3.000", "Juli"]));
  expect(svg).not.toMatch(/="[^"]*\d\.\d{3}/);
});

test("bars beside each other begin with the first series where one begins to read", () => {
  const series = ["Entstanden", "Geschlossen"].map((label, at) => ({ label, values: [at + 1] }));
  const placed = (rtl: boolean) => {
    const spec = { kind: "bar", category: "Monat", categories: ["Juli"], series } as const;
    const svg = drawChart(
      "topics",
      { ...spec, categories: [...spec.categories] },
      { language: "de", rtl, live: false },
    );
    const bars = [
      ...svg.matchAll(
        /<g transform="translate\(([\d.]+), ?[\d.]+\)"><rect width="[\d.]+" height="([\d.]+)"/g,
      ),
    ];
    return bars.sort((a, b) => Number(a[2]) - Number(b[2])).map(bar => Number(bar[1]));
  };
  const [first = 0, second = 0] = placed(false);
  expect(first).toBeLessThan(second);
  const [mirrored = 0, after = 0] = placed(true);
  expect(mirrored).toBeGreaterThan(after);
});

test("an axis of money names whole euros, and cents only where a tick has some", () => {
  const namesOf = (values: number[]) => {
    const series = [{ label: "Jahrestarif", values }];
    const svg = drawChart(
      "revenue",
      { kind: "bar", format: "money", category: "Monat", categories: ["Juli"], series },
      { language: "de", rtl: false, live: false },
    );
    return [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(text => text[1]!.replace("\u00a0", " "));
  };
  expect(namesOf([130_000])).toEqual(expect.arrayContaining(["0 €", "500 €", "1.500 €"]));
  expect(namesOf([150])).toEqual(expect.arrayContaining(["0,50 €", "1,50 €"]));
});
