import { describe, expect, it } from "vitest";
import { orderSigns } from "~/domain/knowledge/reading/order-patterns";
import { orders } from "../../../../../tests/bench/quarantine/orders";
import { neededWords } from "./needed-words";
import { folded, Trigrams } from "./trigrams";

describe("words without which a sign of an order is not looked for", () => {
  it("are read from its pattern", () => {
    expect(neededWords(/\b(?:ignore|disregard)\b[^.!?\n]{0,30}?\b(?:your )?rules?\b/giu)).toEqual([
      ["ignore", "disregard"],
      ["rule"],
    ]);
    expect(neededWords(/(?<!not )\b(?:note|notice)s? (?:to|for) (?:any|AI)\b/giu)).toEqual([
      ["note", "notice"],
    ]);
    expect(neededWords(/(?:^|[.!?]\s*)(?:always)?\s*x{2,}(?:answer|\p{L}+)/giu)).toEqual([]);
  });

  it("stand in every planted order, in capitals and with a long s too", () => {
    const texts = Object.values(orders).flat();
    let met = 0;
    for (const text of [
      ...texts,
      ...texts.map(one => one.toUpperCase()),
      ...texts.map(one => one.replaceAll("s", "ſ")),
    ]) {
      const trigrams = new Trigrams(text);
      for (const { pattern, mayMatch } of orderSigns) {
        if (text.search(pattern) < 0) continue;
        met += 1;
        expect(mayMatch(trigrams), `${pattern.source} in ${text}`).toBe(true);
      }
    }
    expect(met).toBeGreaterThan(texts.length);
  });

  it("are written in letters that are folded as patterns without regard to case take them", () => {
    const letters = new Set(orderSigns.flatMap(({ pattern }) => neededWords(pattern).flat()).join(""));
    const every = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
      one => !/\p{Surrogate}/u.test(one),
    );
    const others = [...letters].flatMap(letter => {
      const pattern = new RegExp(`[${letter.replace(/[\]\\^-]/, "\\$&")}]`, "iu");
      return every.filter(one => pattern.test(one) && folded(one) !== letter);
    });
    expect(others).toEqual([]);
  });

  it("are missing from ordinary text for nearly all signs", () => {
    const trigrams = new Trigrams(
      "Der Jahresurlaub beträgt 30 Arbeitstage. Wer krank ist, meldet sich vor Beginn der Arbeit.",
    );
    expect(orderSigns.filter(({ mayMatch }) => mayMatch(trigrams)).length).toBeLessThan(
      0.1 * orderSigns.length,
    );
  });
});
