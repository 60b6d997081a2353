import { expect, test } from "vitest";
import { questionOf } from "./question-of";

const of = (text: string, subject = "Rabatt") => questionOf({ subject, text });

test.each([
  ["Guten Tag,\n\nwelchen Rabatt gibt es?\n\nViele Grüße\nTjark Ohlsen", "welchen Rabatt gibt es?"],
  ["Hello,\nwhat is the discount?\n-- \nSales\nCANARY", "what is the discount?"],
  ["Was kostet es?\n\nAm 21.11.2026 um 10:00 schrieb Lotse:\n> CANARY", "Was kostet es?"],
  ["كم السعر؟\n\nفي 21 نوفمبر 2026، كتب Lotse:\nCANARY", "كم السعر؟"],
  ["> zitiert\nUnd auf die Insel?\n> zitiert", "Und auf die Insel?"],
  ["Bonjour,\nQuel est le prix ?\n\nLe 21 nov. 2026, Lotse a écrit :\n> CANARY", "Quel est le prix ?"],
  ["When?\n\n-----Original Message-----\nFrom: x@y.example\nCANARY", "When?"],
  ["", "Rabatt"],
])("a question is what the mail itself says: %j", (text, question) => {
  expect(of(text)).toBe(question);
});

test("the subject counts where the mail has no text, without what mail programs put before it", () => {
  expect(of("> nur Zitat", "Re: AW: Lieferzeit?")).toBe("Lieferzeit?");
});

test("a long letter is cut, and thousands of lines cost next to nothing", () => {
  expect(of("x".repeat(50_000)).length).toBe(1000);
  expect(of(`${"a: ".repeat(80_000)}\n`.repeat(3)).length).toBeLessThanOrEqual(1000);
});
