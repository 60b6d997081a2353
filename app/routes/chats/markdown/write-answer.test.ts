import { describe, expect, it } from "vitest";
import { escapeLine, escapeMarkdown } from "./escape-markdown";
import { writeAnswer } from "./write-answer";

const written = (text: string) => writeAnswer(text, "openai/model");

describe("an answer written as Markdown", () => {
  it.each([
    ["Ein **fetter** Satz. [1]", "Ein **fetter** Satz. [1]"],
    ["- eins [1]\n- zwei", "- eins [1]\n- zwei"],
    ["3. drei\n4. vier", "3. drei\n4. vier"],
    ["| a | b |\n|---|---|\n| 1 | 2 [1] |", "| a | b |\n| --- | --- |\n| 1 | 2 [1] |"],
    ["> Zitat", "> Zitat"],
  ])("keeps %j", (text, markdown) => {
    expect(written(text)).toBe(markdown);
  });

  it("keeps code whole, also with marks of a fence in it", () => {
    expect(written("````\na < b\n```\n````")).toBe("````\na < b\n```\n````");
  });

  it("makes no link, picture or markup of what was shown as text", () => {
    const evil = "<b>hier</b> ![x](https://beispiel.example/?q=1) [y](https://beispiel.example)";
    expect(written(evil)).not.toMatch(/(?<!\\)[<!]|\]\(/);
    expect(written(written(evil))).toBe(written(evil));
  });

  it("keeps the quotes of the built-in answerer word for word", () => {
    expect(writeAnswer("2 * 3 = 6 <b> [1]\n- kein Punkt", null)).toBe(
      "2 \\* 3 = 6 \\<b\\> [1]\n\\- kein Punkt",
    );
  });
});

describe("text in Markdown", () => {
  it("begins no list, heading or rule", () => {
    expect(escapeMarkdown("# eins\n  - zwei\n3. drei\n===\n    vier")).toBe(
      "\\# eins\n\\- zwei\n3\\. drei\n\\===\nvier",
    );
  });

  it("stays one line in a heading", () => {
    expect(escapeLine(" eins\n\n## zwei ")).toBe("eins \\#\\# zwei");
  });
});
