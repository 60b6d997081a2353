import { describe, expect, it } from "vitest";
import { findTyped } from "./find-typed";

const names = [
  "Deutschland +49",
  "Ägypten +20",
  "Åland +358",
  "Dänemark +45",
  "Dominica +1",
  "Elfenbeinküste +225",
  "Vereinigte Staaten +1",
  "Vereinigtes Königreich +44",
];
const find = (typed: string, from = 0) => names[findTyped(names, typed, from)] ?? null;

describe("typing to find a country", () => {
  it.each([
    ["da", 0, "Dänemark +45"],
    ["ag", 3, "Ägypten +20"],
    ["ä", 5, "Ägypten +20"],
    ["vereinigtes k", 0, "Vereinigtes Königreich +44"],
    ["staaten", 0, "Vereinigte Staaten +1"],
    ["+44", 0, "Vereinigtes Königreich +44"],
    ["4", 0, "Deutschland +49"],
    ["1", 0, "Dominica +1"],
    ["xy", 0, null],
  ])("%s from %d is %s", (typed, from, name) => {
    expect(find(typed, from)).toBe(name);
  });

  it("goes on with the same letter, and begins again at the end", () => {
    expect(find("d", 0)).toBe("Dänemark +45");
    expect(find("dd", 3)).toBe("Dominica +1");
    expect(find("ddd", 4)).toBe("Deutschland +49");
  });

  it("stays where it is while the word grows", () => {
    expect(find("d", 7)).toBe("Deutschland +49");
    expect(find("de", 0)).toBe("Deutschland +49");
  });
});
