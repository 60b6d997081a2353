import { expect, test } from "vitest";
import { searchedQuestion } from "./follow-up";

test.each([
  ["Und wie lange gilt das?", "Gibt es eine Probezeit?", "Und wie lange gilt das? probezeit"],
  ["Wie beantrage ich das?", "Gibt es Sonderurlaub?", "Wie beantrage ich das? sonderurlaub"],
  ["And who approves it?", "Is there a travel allowance?", "And who approves it? travel allowance"],
])("%s is searched with the words of the question before", (question, before, searched) => {
  expect(searchedQuestion(question, before)).toBe(searched);
});

test("a question that stands for itself is searched as it is", () => {
  const question = "Welche Kündigungsfrist gilt für Angestellte in der Probezeit?";
  expect(searchedQuestion(question, "Gibt es eine Kantine?")).toBe(question);
  expect(searchedQuestion("Und wie lange gilt das?", undefined)).toBe("Und wie lange gilt das?");
});
