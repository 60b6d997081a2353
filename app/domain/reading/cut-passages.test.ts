import { describe, expect, it } from "vitest";
import { prose } from "../../../tests/factories/documents";
import { type Block, cleanText, layOut } from "./blocks";
import { cutPassages } from "./cut-passages";

function passagesOf(blocks: Block[]) {
  const { text, placed } = layOut(blocks);
  return { text, passages: cutPassages(text, placed, "de").map(({ start, end }) => text.slice(start, end)) };
}

/** A small generator of its own numbers, so that each run sees the same documents. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return below => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
}

describe("passages", () => {
  it("end where sentences end and are about 700 characters long", () => {
    const { passages } = passagesOf([{ kind: "paragraph", text: prose(1, 60) }]);
    expect(passages.length).toBeGreaterThan(5);
    for (const passage of passages) {
      expect(passage).toMatch(/\.$/);
      expect(passage.length).toBeLessThan(1000);
    }
    for (const passage of passages.slice(0, -1)) expect(passage.length).toBeGreaterThan(500);
  });

  it("keep a heading with the text that follows it", () => {
    const { passages } = passagesOf([
      { kind: "paragraph", text: prose(1, 9) },
      { kind: "heading", text: "4.2 Übertragung", rank: 1 },
      { kind: "paragraph", text: prose(2, 9) },
    ]);
    expect(passages.filter(passage => passage.includes("4.2 Übertragung"))).toEqual([
      expect.stringMatching(/^4\.2 Übertragung\n\n\p{Lu}/u),
    ]);
  });

  it("never cut a table row", () => {
    const rows = Array.from({ length: 80 }, (_, at) => `Artikel: Nr. ${at}. Sorte; Preis: ${at},90 €`);
    const { passages } = passagesOf(rows.map(text => ({ kind: "row", text })));
    expect(passages.flatMap(passage => passage.split("\n\n"))).toEqual(rows);
  });

  it("hold the whole text in order, for some hundred documents", () => {
    const words = [
      "Urlaub",
      "der",
      "30.",
      "z. B.",
      "😀",
      "Preis:",
      "ist",
      "gilt.",
      "قواعد.",
      "a\u0000b",
      "\n",
      "Ende!",
    ];
    const next = numbers(7);
    for (let round = 0; round < 300; round++) {
      const blocks: Block[] = Array.from({ length: 1 + next(12) }, () => {
        const text = cleanText(
          Array.from({ length: next(4) ? next(40) : next(600) }, () => words[next(words.length)]).join(
            next(9) ? " " : "",
          ),
        );
        const kind = (["paragraph", "item", "row", "heading"] as const)[next(4)]!;
        return kind === "heading" ? { kind, text, rank: next(5) } : { kind, text };
      });
      const { text, placed } = layOut(blocks);
      const spans = cutPassages(text, placed, "de");
      let at = 0;
      for (const { start, end } of spans) {
        expect(text.slice(at, start).trim()).toBe("");
        expect(end).toBeGreaterThan(start);
        const passage = text.slice(start, end);
        expect(passage).toBe(passage.trim());
        expect(passage).not.toMatch(/\p{Cs}/u);
        at = end;
      }
      expect(text.slice(at).trim()).toBe("");
    }
  });

  it("come from a text without a sentence end too", () => {
    const { passages } = passagesOf([{ kind: "paragraph", text: "Wort ".repeat(2000).trim() }]);
    for (const passage of passages) expect(passage.length).toBeLessThanOrEqual(1500);
  });
});

describe("text from a document", () => {
  it("loses what the database, the screen or the eye cannot take", () => {
    expect(cleanText("Ur\u00adlaub\u0000 \u202e30\u00a0Tage\ud800 ")).toBe("Urlaub 30 Tage\ufffd");
    expect(cleanText("U\u0308bung")).toBe("Übung");
  });
});
