import { expect, test } from "vitest";
import type { FoundPassage } from "~/domain/retrieval/search-index/found-passage";
import { rankComparedSentences } from "./rank-compared-sentences";
import type { ScoredSentence } from "./score-sentences";

/** Scored in this order, best first. */
const scored = (...sentences: string[]): ScoredSentence[] =>
  sentences.map((sentence, at) => ({
    passage: { language: "de" } as FoundPassage,
    start: at,
    end: at + 1,
    sentence,
    score: 10 - at,
    coverage: 1,
    wordMatches: [1],
    typeMatch: 0,
    titleShare: 0,
    isNamed: false,
  }));
const order = (question: string, sentences: ScoredSentence[]) =>
  rankComparedSentences(question, sentences).map(({ sentence }) => sentence);

const leave = scored(
  "Der Mutterschutz beginnt sechs Wochen vor der Geburt.",
  "Im Mutterschutz wird das Gehalt weiter gezahlt.",
  "Die Elternzeit dauert bis zu drei Jahre.",
);

test.each([
  "Was ist der Unterschied zwischen Mutterschutz und Elternzeit?",
  "Wie unterscheidet sich Mutterschutz von der Elternzeit?",
  "Welche Unterschiede gibt es zwischen dem Mutterschutz und der Elternzeit?",
])("%s begins with a sentence about each", question => {
  expect(order(question, leave)).toEqual([
    "Der Mutterschutz beginnt sechs Wochen vor der Geburt.",
    "Die Elternzeit dauert bis zu drei Jahre.",
    "Im Mutterschutz wird das Gehalt weiter gezahlt.",
  ]);
});

test("the sentence about the second thing counts as much as the one about the first", () => {
  const ranked = rankComparedSentences(
    "Was ist der Unterschied zwischen Mutterschutz und Elternzeit?",
    leave,
  );
  expect(ranked.map(({ score }) => score)).toEqual([10, 10, 9]);
});

test("a sentence that names both stays the first alone", () => {
  const sentences = scored(
    "Anders als der Mutterschutz ist die Elternzeit unbezahlt.",
    "Der Mutterschutz endet.",
  );
  const question = "Was ist der Unterschied zwischen Mutterschutz und Elternzeit?";
  expect(rankComparedSentences(question, sentences)).toEqual(sentences);
});

test("a sentence about another comparison does not come before one that names both", () => {
  const sentences = scored(
    "Der Unterschied zwischen Urlaub und Krankheit ist groß.",
    "Elternzeit folgt auf Mutterschutz.",
  );
  const question = "Was ist der Unterschied zwischen Mutterschutz und Elternzeit?";
  expect(order(question, sentences)[0]).toBe("Elternzeit folgt auf Mutterschutz.");
});

test("other questions keep their order", () => {
  expect(rankComparedSentences("Wann beginnt der Mutterschutz?", leave)).toEqual(leave);
});
