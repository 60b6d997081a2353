import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { MarkedRun } from "~/ui/chats/answer-blocks";
import { MarkedAnswer } from "~/ui/chats/marked-answer";
import { growingAnswer } from "./growing-answer";
import { parseAnswer } from "./parse-answer";

const textOf = (runs: MarkedRun[]) =>
  runs
    .flatMap(({ pieces }) => pieces)
    .map(piece => (piece.kind === "cite" ? `(${piece.number})` : piece.text))
    .join("");

const htmlOf = (text: string) =>
  renderToStaticMarkup(createElement(MarkedAnswer, { blocks: parseAnswer(text).blocks, runs: textOf }));

const ours =
  /^<\/?(?:p|strong|hr|ul|ol|li|blockquote|pre|code|table|thead|tbody|tr|th|td|div)(?: (?:dir="(?:auto|ltr)"|class="(?:code|table)"|tabindex="0"|scope="col"|start="\d+"))*\/?>$/;

const hostile: [what: string, text: string][] = [
  ["a link to script", "[hier](javascript:alert(1))"],
  ["a link to script in an entity", "[hier](java&#115;cript:alert(1))"],
  ["a link to data", "[hier](data:text/html,<script>alert(1)</script>)"],
  ["a link with a title", '[hier](https://b.example "onclick=alert(1)")'],
  ["a link over lines", "[hier](<https://b.example\nx>)"],
  ["a link by reference", "[hier][1]\n\n[1]: https://b.example"],
  ["a reference without brackets", "[hier]\n\n[hier]: javascript:alert(1)"],
  ["a picture", "![Bild](https://b.example/x.png)"],
  ["a picture with script", '![x"onerror="alert(1)](x)'],
  ["a picture by reference", "![Bild][b]\n\n[b]: https://b.example/x.png"],
  ["a picture in a link", "[![Bild](https://b.example/x.png)](https://b.example)"],
  ["an address between brackets", "<https://b.example>"],
  ["a script between brackets", "<javascript:alert(1)>"],
  ["a mail address between brackets", "<a@b.example>"],
  ["a bare address", "https://b.example/x und www.b.example"],
  ["an element with an event", "<img src=x onerror=alert(1)>"],
  ["a vector graphic", "<svg/onload=alert(1)>"],
  ["a script", "<script>alert(1)</script>"],
  ["a script in a paragraph", "Text <script>alert(1)</script> Text"],
  ["a block of HTML", "<div onclick=alert(1)>\n\n*x*\n\n</div>"],
  ["a comment", "<!-- --><img src=x>-->"],
  ["a processing instruction", "<?php echo 1 ?>"],
  ["character data", "<![CDATA[ <b>x</b> ]]>"],
  ["a declaration", "<!DOCTYPE html>"],
  ["a style", "<style>*{background:url(https://b.example)}</style>"],
  ["a frame", '<iframe src="https://b.example"></iframe>'],
  ["a form", "<form action=https://b.example><input name=password></form>"],
  ["an open element", "<a href='https://b.example' "],
  ["entities", "&lt;img src=x onerror=alert(1)&gt; &#60;b&#62;"],
  ["code that closes itself", "```\n</code></pre><script>alert(1)</script>\n```"],
  ["code with a language", '```js"><script>alert(1)</script>\nx\n```'],
  ["code within a line", "`<img src=x onerror=alert(1)>`"],
  ["an open fence", "```\n<script>"],
  ["a table with markup", "| <b>a</b> | [x](javascript:1) |\n|---|---|\n| <img src=x> | ![y](z) |"],
  ["a heading with markup", "# <b>x</b> [y](javascript:1)"],
  ["a footnote", "Text[^1]\n\n[^1]: <b>x</b>"],
  ["a task", "- [x] <input type=checkbox autofocus onfocus=alert(1)>"],
  ["markup in a quote", "> <img src=x onerror=alert(1)>"],
  ["markup in bold", "**<img src=x onerror=alert(1)>**"],
  ["no character", "a\u0000<b>\u0000"],
  ["a formula", "$$\\href{javascript:alert(1)}{x}$$"],
  ["quotes in quotes, 10,000 deep", `${">".repeat(10_000)}x`],
  ["lists in lists, 5,000 deep", `${"- ".repeat(5_000)}x`],
  ["brackets in brackets, 10,000 deep", `${"[".repeat(10_000)}x`],
  ["emphasis in emphasis, 4,000 deep", "*a ".repeat(4_000)],
  ["a table of 10,000 columns", `${"|a".repeat(5_000)}|\n${"|-".repeat(5_000)}|`],
];

describe("a model's answer in Markdown", () => {
  it.each(hostile)("has no element but our own, and no attribute: %s", (_, text) => {
    const html = htmlOf(text);
    for (const [element] of html.matchAll(/<[^>]*>/g)) expect(element).toMatch(ours);
    expect(html).not.toMatch(/<[^>]*(?:href|src|style|on\w+)=/i);
  });

  it("keeps the text of links and pictures, and writes markup as it stands", () => {
    expect(htmlOf("[hier](https://b.example) ![Bild](https://b.example/x.png) <b>x</b>")).toBe(
      '<p dir="auto">hier Bild &lt;b&gt;x&lt;/b&gt;</p>',
    );
  });

  it("has paragraphs, lists, tables, quotes, code, and headings as bold lines", () => {
    expect(htmlOf("# T\n\n2. a [1]\n3. b\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n> q\n\n```\nx\n```")).toBe(
      '<p dir="auto"><strong>T</strong></p><ol start="2"><li dir="auto"><p dir="auto">a (1)</p></li><li dir="auto"><p dir="auto">b</p></li></ol><div class="table" tabindex="0"><table><thead><tr><th scope="col" dir="auto">a</th><th scope="col" dir="auto">b</th></tr></thead><tbody><tr><td dir="auto">1</td><td dir="auto">2</td></tr></tbody></table></div><blockquote><p dir="auto">q</p></blockquote><div class="code" dir="ltr"><pre><code>x</code></pre></div>',
    );
  });

  it("marks the sentence without a source, but no heading", () => {
    const text = "# Frei\n\nEins [1]. **Zwei** drei.";
    const from = text.indexOf("**Zwei");
    const { blocks, unsupported } = parseAnswer(text, [
      [0, 6],
      [from, text.length],
    ]);
    expect(unsupported).toBe(true);
    expect(blocks[0]).toMatchObject({ kind: "heading", runs: [{ unsupported: false }] });
    const runs = (blocks[1] as { runs: MarkedRun[] }).runs;
    expect(runs.map(run => [run.unsupported, textOf([run])])).toEqual([
      [false, "Eins (1). "],
      [true, "Zwei drei."],
    ]);
    const table = "| a | b |\n|---|---|\n| eins | zwei |";
    const row = parseAnswer(table, [[table.indexOf("eins"), table.length]]).blocks[0];
    expect(row).toMatchObject({ rows: [[[{ unsupported: true }], [{ unsupported: true, quiet: true }]]] });
    expect(parseAnswer("# Frei\n\nEins [1].", [[0, 6]]).unsupported).toBe(false);
  });
});

describe("an answer that grows", () => {
  const whole =
    "# Titel\n\nEin **fetter** Satz [1].\n\n| a | b |\n|---|---|\n| 1 | **2** [2] |\n| 3 | 4 |\n\n```js\nx|y\n```\n\n- eins\n- zwei `c`\n\nEnde.";

  it.each([1, 2, 3, 5, 7])("has the same blocks at its end, %d characters at a time", step => {
    const parse = growingAnswer();
    let blocks = parseAnswer("").blocks;
    for (let end = step; end < whole.length + step; end += step) {
      const grown = parse(whole.slice(0, end));
      blocks = [...blocks.slice(0, grown.from), ...grown.blocks];
    }
    expect(blocks).toEqual(parseAnswer(whole).blocks);
  });

  it("never shows the marks of what is half written", () => {
    const parse = growingAnswer();
    let blocks = parseAnswer("").blocks;
    for (let end = 1; end <= whole.length; end += 1) {
      const grown = parse(whole.slice(0, end));
      blocks = [...blocks.slice(0, grown.from), ...grown.blocks];
      const shown = blocks
        .filter(block => block.kind !== "code")
        .map(block => JSON.stringify(block))
        .join("");
      expect([whole.slice(0, end), shown]).toEqual([
        whole.slice(0, end),
        expect.not.stringMatching(/\*\*|"text":"[^"]*\||``|"#/),
      ]);
    }
  });
});
