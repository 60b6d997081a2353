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
