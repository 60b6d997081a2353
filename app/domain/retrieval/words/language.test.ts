import { expect, test } from "vitest";
import { detectLanguage } from "./language";

test.each([
  ["de", "Wie viele Urlaubstage habe ich im Jahr?"],
  ["de", "Muenchen"],
  ["en", "How many days of holiday do I have?"],
  ["en", "When was the contract signed?"],
  ["fr", "Combien de jours de congé ai-je par an ?"],
  ["ar", "كم عدد أيام الإجازة في السنة؟"],
])("the language of a question is told by its small words and letters: %s", (language, text) => {
  expect(detectLanguage(text)).toBe(language);
});

test("an English product name does not make a German sentence English", () => {
  expect(detectLanguage("Wann wurde das Backup and Recovery Center eingerichtet?")).toBe("de");
});
