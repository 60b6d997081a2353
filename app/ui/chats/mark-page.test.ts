import { describe, expect, it } from "vitest";
import { markPage } from "./mark-page";

const page = "Urlaub\n\nEs sind 30 Tage. Sie verfallen.\nIm März.\n\nEnde";
const mark = (sentence: string, start = page.indexOf(sentence)) => ({
  sentence,
  start,
  end: start + sentence.length,
});
const shown = (text: string, marked?: ReturnType<typeof mark>) =>
  markPage(text, marked).map(({ parts }) =>
    parts.map(part => (part.marked ? `<${part.text}>` : part.text)).join(""),
  );

describe("a page with a cited sentence", () => {
  it("marks it where it stands", () => {
    expect(shown(page, mark("Es sind 30 Tage."))).toEqual([
      "Urlaub",
      "<Es sind 30 Tage.> Sie verfallen.\nIm März.",
      "Ende",
    ]);
  });

  it("marks one that runs over two paragraphs in both", () => {
    expect(shown(page, mark("Im März.\n\nEnde"))).toEqual([
      "Urlaub",
      "Es sind 30 Tage. Sie verfallen.\n<Im März.>",
      "<Ende>",
    ]);
  });

  it("finds a sentence that has moved, and marks nothing when it is gone", () => {
    expect(shown(page, mark("Sie verfallen.", 3))[1]).toBe("Es sind 30 Tage. <Sie verfallen.>\nIm März.");
    expect(shown(page, mark("Sie bleiben.", 3)).join()).not.toContain("<");
  });

  it("has no mark without one", () => {
    expect(shown("Eins\n\n\n\nZwei")).toEqual(["Eins", "Zwei"]);
  });
});
