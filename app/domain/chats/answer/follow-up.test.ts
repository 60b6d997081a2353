import { expect, test } from "vitest";
import { searchedQuestion } from "./follow-up";

test.each([
  ["Und wie lange gilt das?", "Gibt es eine Probezeit?", "Und wie lange gilt das? (Probezeit)"],
  ["Wie beantrage ich das?", "Gibt es Sonderurlaub?", "Wie beantrage ich das? (Sonderurlaub)"],
  ["And who approves it?", "Is there a travel allowance?", "And who approves it? (travel allowance)"],
])("%s is searched with the words of the question before", (question, before, searched) => {
  expect(searchedQuestion(question, before)).toBe(searched);
});

test.each([
  ["an article", "Wie hoch ist das Grundgehalt?"],
  ["an article before an adjective", "Wie hoch ist das neue Grundgehalt?"],
  ["“es gibt”", "Gibt es eine Kantine?"],
  ["the polite form", "Haben Sie Parkplätze?"],
  ["“there is”", "Is there a canteen?"],
])("%s refers to nothing", (_, question) => {
  expect(searchedQuestion(question, "Wie lange dauert die Probezeit?")).toBe(question);
});

test("a question that stands for itself is searched as it is", () => {
  const question = "Welche Kündigungsfrist gilt für Angestellte in der Probezeit?";
  expect(searchedQuestion(question, "Gibt es eine Kantine?")).toBe(question);
  expect(searchedQuestion("Und wie lange gilt das?", undefined)).toBe("Und wie lange gilt das?");
});
