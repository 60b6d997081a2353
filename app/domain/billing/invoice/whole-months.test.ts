import { describe, expect, it } from "vitest";
import { wholeMonths } from "./whole-months";

describe("the whole months of a span", () => {
  it.each([
    [{}, { first: undefined, last: undefined, rest: [] }],
    [
      { from: "2025-01-01", to: "2025-12-31" },
      { first: "2025-01", last: "2025-12", rest: [] },
    ],
    [
      { from: "2024-02-01", to: "2024-02-29" },
      { first: "2024-02", last: "2024-02", rest: [] },
    ],
    [
      { from: "2024-12-31", to: "2025-03-30" },
      {
        first: "2025-01",
        last: "2025-02",
        rest: [
          { from: "2024-12-31", to: "2024-12-31" },
          { from: "2025-03-01", to: "2025-03-30" },
        ],
      },
    ],
    [
      { from: "2025-02-02" },
      { first: "2025-03", last: undefined, rest: [{ from: "2025-02-02", to: "2025-02-28" }] },
    ],
    [
      { to: "2025-01-15" },
      { first: undefined, last: "2024-12", rest: [{ from: "2025-01-01", to: "2025-01-15" }] },
    ],
    [{ from: "2025-02-02", to: "2025-02-28" }, undefined],
    [{ from: "2025-02-02", to: "2025-03-30" }, undefined],
    [{ from: "2025-03-01", to: "2025-02-28" }, undefined],
  ])("of %j are %j", (span, whole) => {
    expect(wholeMonths(span)).toEqual(whole);
  });
});
