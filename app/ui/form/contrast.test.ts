import { expect, it } from "vitest";
import { contrastOf, judge } from "./contrast";

it("knows the contrast of two colours and what it is good for", () => {
  expect(contrastOf("#000000", "#ffffff")).toBe(21);
  expect(contrastOf("#ffffff", "#FFFFFF")).toBe(1);
  expect(contrastOf("#675dd8", "#ffffff")).toBeCloseTo(5.1, 1);
  expect(contrastOf("#ffffff", "#675dd8")).toBe(contrastOf("#675dd8", "#ffffff"));
  expect(judge(contrastOf("#675dd8", "#ffffff"))).toBe("good");
  expect(judge(contrastOf("#84849c", "#ffffff"))).toBe("large");
  expect(judge(contrastOf("#b592fa", "#ffffff"))).toBe("poor");
});
