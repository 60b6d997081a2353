import { expect, test } from "vitest";
import { replacePhrases } from "./everyday-phrases";

const firstOf = (targets: ReadonlySet<string>) => [...targets][0];

test.each([
  ["Welche Schrift gilt von Haus aus?", "Welche Schrift gilt standardmäßig?"],
  ["Wie lange gilt das, wenn ich nichts angebe?", "Wie lange gilt das, standardmäßig?"],
  ["Wo gebe ich den gelben Schein ab?", "Wo gebe ich den Arbeitsunfähigkeitsbescheinigung ab?"],
  ["Wer geht von Hausaufgaben aus?", "Wer geht von Hausaufgaben aus?"],
])("%s is searched as: %s", (question, searched) => {
  expect(replacePhrases(question, "de", firstOf)).toBe(searched);
});

test("a phrase stays where no passage has what documents say for it, and in other languages", () => {
  const question = "Welche Schrift gilt von Haus aus?";
  expect(replacePhrases(question, "de", () => undefined)).toBe(question);
  expect(replacePhrases(question, "en", firstOf)).toBe(question);
});
