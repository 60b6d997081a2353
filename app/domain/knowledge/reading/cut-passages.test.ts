import { describe, expect, it } from "vitest";
import { prose } from "../../../../tests/factories/documents";
import { type Block, cleanText, layOut } from "./blocks";
import { cutPassages } from "./cut-passages";

function passagesOf(blocks: Block[]) {
  const { text, placed } = layOut(blocks);
  return { text, passages: cutPassages(text, placed, "de").map(({ start, end }) => text.slice(start, end)) };
}

/** Reproducible pseudo-random numbers. */
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

  it("keep a question with its answer", () => {
    const { passages } = passagesOf([
      { kind: "paragraph", text: prose(1, 9) },
      { kind: "paragraph", text: "F: Meine Wiedergabe ist träge!" },
      { kind: "paragraph", text: prose(2, 9) },
    ]);
    expect(passages.filter(passage => passage.includes("träge"))).toEqual([
      expect.stringMatching(/^F: Meine Wiedergabe ist träge!\n\n\p{Lu}/u),
    ]);
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

  it("keep a table's caption and a list's opening with the table or list", () => {
    for (const [caption, kind] of [
      ["Zuschläge nach Uhrzeit", "row"],
      ["Bringen Sie zum ersten Tag mit:", "item"],
    ] as const) {
      const { passages } = passagesOf([
        { kind: "paragraph", text: prose(1, 7).slice(0, 620) },
        { kind: "paragraph", text: caption },
        ...Array.from({ length: 5 }, (_, at) => ({
          kind,
          text: `Zeit: ${at} Uhr; Zuschlag: ${"x".repeat(50)}`,
        })),
      ]);
      expect(passages.find(passage => passage.includes(caption))).toMatch(/(?:Uhrzeit|mit:)\s+Zeit: 0/);
    }
  });

  it("leave a table of contents and its title out, and nothing else", () => {
    const { text, passages } = passagesOf([
      { kind: "paragraph", text: "Gilt ab Mai." },
      { kind: "heading", text: "Inhalt", rank: 1 },
      { kind: "contents", text: "5.1 Krankmeldung … 13" },
      { kind: "contents", text: "5.2 Attest … 14" },
      { kind: "heading", text: "1 Willkommen", rank: 1 },
      { kind: "paragraph", text: "Wir freuen uns." },
    ]);
    expect(text).toContain("Inhalt\n\n5.1 Krankmeldung … 13\n5.2 Attest … 14\n\n1 Willkommen");
    expect(passages).toEqual(["Gilt ab Mai.", "1 Willkommen\n\nWir freuen uns."]);
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
    expect(cleanText("30\u{e0069}\u{e0067} Tage\u{e007f}")).toBe("30 Tage");
  });
});
