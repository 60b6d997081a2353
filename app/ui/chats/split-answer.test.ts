import { describe, expect, it } from "vitest";
import { type AnswerBlock, type Run, splitAnswer } from "./split-answer";

/** A block as compact notation: *bold*, (n) for a source, {words} that are unsupported. */
const said = (runs: Run[]) =>
  runs
    .map(run => {
      const text = run.pieces
        .map(piece =>
          piece.kind === "cite" ? `(${piece.number})` : piece.strong ? `*${piece.text}*` : piece.text,
        )
        .join("");
      return run.unsupported ? `{${text}}` : text;
    })
    .join("");
const shown = (blocks: AnswerBlock[]) =>
  blocks.map(block =>
    block.kind === "paragraph" ? said(block.runs) : block.items.map(item => [item.number, said(item.runs)]),
  );

describe("an answer", () => {
  it("has paragraphs where it has empty lines, and numbers for its sources", () => {
    expect(shown(splitAnswer("Es sind 30 Tage. [1]\n\nSie verfallen im März.[2][3]"))).toEqual([
      "Es sind 30 Tage. (1)",
      "Sie verfallen im März.(2)(3)",
    ]);
  });

  it("keeps lists as lists, with the numbers that they have", () => {
    expect(shown(splitAnswer("So geht es:\n2. Antrag stellen [1]\n3) Warten\n- Öl\n- Salz"))).toEqual([
      "So geht es:",
      [
        [2, "Antrag stellen (1)"],
        [3, "Warten"],
      ],
      [
        [undefined, "Öl"],
        [undefined, "Salz"],
      ],
    ]);
  });

  it("has bold words, and leaves a lonely mark as it is", () => {
    expect(shown(splitAnswer("Bis zu **fünf Tage** sind ** möglich"))).toEqual([
      "Bis zu *fünf Tage* sind ** möglich",
    ]);
  });

  it("names the sentences that nothing supports, also within bold words and lists", () => {
    const answer = "Das gilt. Das ist erfunden.\n- **Auch dies** hier";
    const from = answer.indexOf("Das ist");
    const bold = answer.indexOf("dies");
    const blocks = splitAnswer(answer, [
      [from, answer.indexOf("\n")],
      [bold, answer.length],
    ]);
    expect(shown(blocks)).toEqual(["Das gilt. {Das ist erfunden.}", [[undefined, "*Auch *{*dies* hier}"]]]);
  });

  it("never loses a character of plain text, markup included", () => {
    const answer = "<script>alert(1)</script> [x](javascript:1) # *a* _b_ [1234] `c`";
    expect(shown(splitAnswer(answer))).toEqual([answer]);
  });

  it("is nothing while it is empty", () => {
    expect(splitAnswer("")).toEqual([]);
    expect(splitAnswer("\n \n")).toEqual([]);
  });
});
