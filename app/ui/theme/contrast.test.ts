import { describe, expect, it } from "vitest";
import { contrast, contrastLevel, mix, readable } from "./contrast";

describe("the contrast of two colours", () => {
  it("is what WCAG 2.2 says, whichever stands in front and however it is written", () => {
    expect(contrast("#000000", "#ffffff")).toBe(21);
    expect(contrast("#ffffff", "#FFFFFF")).toBe(1);
    expect(contrast("#675dd8", "#ffffff")).toBeCloseTo(5.1, 1);
    expect(contrast("#ffffff", "#675DD8")).toBe(contrast("#675dd8", "#ffffff"));
  });

  it("is judged by what it is good for", () => {
    expect(contrastLevel(contrast("#675dd8", "#ffffff"))).toBe("good");
    expect(contrastLevel(contrast("#84849c", "#ffffff"))).toBe("large");
    expect(contrastLevel(contrast("#b592fa", "#ffffff"))).toBe("poor");
    expect([contrastLevel(4.5), contrastLevel(4.49), contrastLevel(3), contrastLevel(2.99)]).toEqual([
      "good",
      "large",
      "large",
      "poor",
    ]);
  });
});

it("mixes colours by their share", () => {
  expect(mix("#000000", "#ffffff", 0)).toBe("#ffffff");
  expect(mix("#000000", "#ffffff", 1)).toBe("#000000");
  expect(mix("#ff0000", "#0000ff", 0.5)).toBe("#800080");
});

it("leaves a colour that can be read, moves one that cannot as little as it takes, and ends at black or white", () => {
  expect(readable("#24263b", "#000000", ["#ffffff"])).toBe("#24263b");
  const moved = readable("#b592fa", "#000000", ["#ffffff", "#f1eff8"]);
  for (const ground of ["#ffffff", "#f1eff8"]) expect(contrast(moved, ground)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(moved, "#f1eff8")).toBeLessThan(4.8);
  expect(readable("#ffffff", "#000000", ["#808080"], 20)).toBe("#000000");
});
