import { expect, test } from "vitest";
import type { FoundPassage } from "~/domain/retrieval/search-index/found-passage";
import { asksForQuiz, isQuiz } from "./quiz";

const quiz = (text: string) => isQuiz({ text, language: "de" } as FoundPassage);

test("questions in a row are no answers, questions each with its answer are", () => {
  expect(quiz("Beantworten Sie:\n\n1. Wo ist der Ausgang?\n\n2. Wer hilft?\n\n3. Was tun bei Feuer?")).toBe(
    true,
  );
  expect(quiz("Wo ist der Ausgang? Links. Wer hilft? Alle. Was tun bei Feuer? Laufen.")).toBe(false);
  expect(quiz("Alles klar? Wirklich? Dann los.")).toBe(false);
});

test("who asks for the questions of a test may be shown them", () => {
  expect(asksForQuiz("Welche Kontrollfragen gibt es?")).toBe(true);
  expect(asksForQuiz("Wo ist der Ausgang?")).toBe(false);
});
