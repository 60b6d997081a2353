import { expect, test } from "vitest";
import { questionWords } from "~/domain/retrieval/quotes/match-passage";

const content = (question: string) =>
  questionWords(question, "de", "de")
    .filter(({ isStopWord }) => !isStopWord)
    .map(({ folded }) => folded);

test("who asks how one can tell looks for the sign, not for a sentence with „erkennen“", () => {
  expect(content("Woran erkenne ich einen gültigen Vertrag?")).toEqual(["gültigen", "vertrag"]);
  expect(content("Woran kann man das merken?")).toEqual([]);
  expect(content("Wie viele Sprachen erkennt die Texterkennung?")).toContain("erkennt");
});
