import { expect, it } from "vitest";
import { oneLine } from "./plain-text";

const read = (text: string) => oneLine().parse(text);

it.each([
  ["a zero-width space within and around a name", "\u200bRech\u200bnung\u200b", "Rechnung"],
  ["a soft hyphen and a byte order mark from a document", "\ufeffRech\u00adnung", "Rechnung"],
  ["what writes the name backwards", "\u202egnunhceR\u202c", "gnunhceR"],
  ["tags that carry a hidden text", "Lob\u{e0041}\u{e0042}", "Lob"],
  ["joiners at the edge of a word", "\u200dLob \u200cund\u200c Tadel\u200d", "Lob und Tadel"],
])("who pastes %s gets the name that can be seen", (_what, pasted, name) => expect(read(pasted)).toBe(name));

it.each([
  ["zero-width spaces", "\u200b\u200b \ufeff"],
  ["marks of direction", "\u200e\u200f\u061c"],
  ["joiners", "\u200d\u200c\u200d"],
  ["fillers", "\u3164\u115f\uffa0"],
  ["Braille blanks", "\u2800\u2800"],
  ["a variation selector", "\ufe0f"],
])("a name of nothing but %s is empty", (_what, name) => expect(read(name)).toBe(""));

it("people keep the joiners and marks that their names are written with", () => {
  for (const name of [
    "می\u200cخواهم",
    "क्\u200dष",
    "Familie 👨\u200d👩\u200d👧",
    "Herz ❤\ufe0f",
    "شركة C\u200e (ألف)",
  ])
    expect(read(name)).toBe(name);
});
