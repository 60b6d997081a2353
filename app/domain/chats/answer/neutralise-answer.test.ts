import { describe, expect, test } from "vitest";
import { cpuTime } from "../../../../tests/factories/cpu-time";
import { neutraliseAnswer } from "./neutralise-answer";

const passages = [
  { number: 1, text: "Melden Sie sich unter https://intranet.kontor.example/urlaub an." },
  { number: 2, text: "Es gilt die DIN EN 301 549." },
];

async function* cut(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function read(text: string, size = text.length || 1) {
  const pieces = [];
  for await (const piece of neutraliseAnswer(cut(text, size), passages)) pieces.push(piece);
  return {
    text: pieces.map(piece => piece.text).join(""),
    citations: pieces.flatMap(piece => piece.citation ?? []),
  };
}

describe("an answer on its way to a page", () => {
  test.each([
    ["cites what was given", "Ja [1]. Nein [2].", "Ja [1]. Nein [2].", [1, 2]],
    ["loses what was not", "Das ist sicher [9]. Ja [1][7].", "Das ist sicher. Ja [1].", [1]],
    [
      "knows other spellings",
      "a [1, 2] b [1-2] c 【1】 d [^2] e [٢] f [1†q3]",
      "a [1][2] b [1][2] c [1] d [2] e [2] f [1]",
      [1, 2, 1, 2, 1, 2, 2, 1],
    ],
    [
      "keeps other brackets",
      "Der Text [sic] von [2024] und [a, b] ![x]",
      "Der Text [sic] von [2024] und [a, b] ![x]",
      [],
    ],
    [
      "turns a link into its label",
      'Siehe [die Seite](https://evil.test/?q=1 "t") an',
      "Siehe die Seite an",
      [],
    ],
    ["turns an image into its label", "x ![Bild](https://evil.test/a.png?q=geheim) y", "x Bild y", []],
    ["sees through an image in a link", "[![a](https://evil.test/1)](https://evil.test/2)", "a", []],
    ["drops bare addresses", "Siehe https://evil.test/?q=geheim, bitte.", "Siehe […], bitte.", []],
    [
      "drops any scheme",
      "ftp://evil.test/x hxxps://evil.test \\\\evil xhttps://evil.test/q",
      "[…] […] \\\\evil […]",
      [],
    ],
    [
      "drops addresses without a scheme",
      "evil.test/?q=geheim www.evil.test //evil.test/a evil.test:80/b",
      "[…] […] […] […]",
      [],
    ],
    [
      "drops an address in a tag",
      '<img src="https://evil.test/?q=1" onerror=x>',
      '<img src="[…]" onerror=x>',
      [],
    ],
    ["drops an address behind a definition", "[1]: https://evil.test/x", "[1]: […]", [1]],
    [
      "keeps an address that a passage holds",
      "Unter https://intranet.kontor.example/urlaub.",
      "Unter https://intranet.kontor.example/urlaub.",
      [],
    ],
    ["does not let it grow", "https://intranet.kontor.example/urlaub?q=geheim", "[…]", []],
    [
      "leaves words with dots and slashes",
      "z.B. und/oder km/h, 1.2/3 Dr.med. Nr.5",
      "z.B. und/oder km/h, 1.2/3 Dr.med. Nr.5",
      [],
    ],
    ["drops what hides or turns text", "a\u202Eb\u2066c\u200Bd\u{E0041}e\u0000f", "abcdef", []],
    ["keeps lines and Arabic joiners", "eins\n\n- zwei\tdrei می‌خواهم", "eins\n\n- zwei\tdrei می‌خواهم", []],
    ["is nothing when there is nothing", "", "", []],
  ])("%s, however it is cut", async (_, written, shown, citations) => {
    for (const size of [1, 2, 3, 5, 7, 11, 1000]) {
      const outcome = await read(written, size);
      expect(outcome.text, `cut every ${size}`).toBe(shown);
      expect(outcome.citations).toEqual(citations);
    }
  });

  test("never holds a word back longer than to its end", async () => {
    const seen: string[] = [];
    async function* typed() {
      yield "Es";
      expect(seen.join("")).toBe("");
      yield " gibt";
      expect(seen.join("")).toBe("Es");
      yield " 30";
      expect(seen.join("")).toBe("Es gibt");
    }
    for await (const piece of neutraliseAnswer(typed(), passages)) seen.push(piece.text);
    expect(seen.join("")).toBe("Es gibt 30");
  });

  test("goes on behind a bracket that never closes", async () => {
    const long = `[${"wort ".repeat(2000)}`;
    expect((await read(long, 10)).text).toBe(long);
  });

  test.each(["[", "a.", "http", "![", "(", "//", "[1,", "a-", "www.", "\u2066"])(
    "takes no time over %j repeated",
    async word => {
      const started = cpuTime();
      await read(word.repeat(Math.ceil(12_000 / word.length)), 4);
      expect(cpuTime() - started).toBeLessThan(1500);
    },
  );
});
