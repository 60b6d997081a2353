import { expect, test } from "vitest";
import { fuseHits, nearnessById, wordHits } from "./fuse";
import { nearestByMeaning } from "./nearest-by-meaning";
import type { QuotedAnswer } from "./quotes/quote-sentences";
import type { FoundPassage } from "./search-index/found-passage";

/** A passage with its score by words (0 for none) and its distance from the mean, in standard deviations. */
function passage(
  id: string,
  score: number,
  deviations?: number,
  language: "de" | "en" = "de",
  text = `${id} steht im Handbuch.`,
): FoundPassage {
  const nearness = deviations !== undefined && { cosine: 0, deviations, standsOut: deviations >= 4 };
  const place = { fileId: "f", fileName: "f", pageId: "p", pageNumber: 1, heading: null };
  const found = { id, text, start: 0, end: text.length, language, score, fourGramShare: 0 };
  return { ...place, ...found, search: {} as FoundPassage["search"], ...(nearness && { nearness }) };
}
const ids = (passages: FoundPassage[]) => passages.map(({ id }) => id);
const nothing: QuotedAnswer = { level: "nothing", sentences: [] };

test("passages are merged by the words' share of the best score and the distance of their cosines", () => {
  const byWords = [passage("both", 10, 2), passage("words", 9, 1), passage("weak", 2)];
  const byVectors = [passage("near", 0, 4), passage("both", 0, 2), passage("words", 0, 1)];
  // near: 2, both: 1 + 1, words: 0.9 + 0.5, weak: 0.2 + at most 0.5
  expect(ids(fuseHits(byWords, byVectors, "de", 3))).toEqual(["both", "near", "words", "weak"]);
});

test("the best by words follow the best by both, in the order that words give them", () => {
  const byWords = Array.from({ length: 8 }, (_, at) => passage(`w${at}`, 8 - at));
  const byVectors = Array.from({ length: 4 }, (_, at) => passage(`v${at}`, 0, 9 - at));
  const fused = fuseHits(byWords, byVectors, "de", 4);
  // w0: 1 + at most 3 and so on; v0: 4.5, v1: 4, v2: 3.5
  expect(ids(fused)).toEqual(["v0", "v1", "w0", "w1", "w2", "w3"]);
  expect(ids(wordHits(fused))).toEqual(["w0", "w1", "w2", "w3"]);
});

test("words of another language count less than meaning", () => {
  const byWords = [passage("same name", 10, 0, "en")];
  const byVectors = [passage("meaning", 0, 1, "en"), passage("same name", 0, 0, "en")];
  expect(ids(fuseHits(byWords, byVectors, "de", 2))).toEqual(["meaning", "same name"]);
  expect(ids(fuseHits(byWords, byVectors, "en", 2))).toEqual(["same name", "meaning"]);
});

test("only a cosine far above the mean of many stands out", () => {
  const hits = [
    { id: "far above", cosine: 0.9 },
    { id: "above", cosine: 0.7 },
  ];
  const among = (count: number) => {
    const nearness = nearnessById({ hits, mean: 0.5, deviation: 0.1, count });
    return [...nearness.values()].map(({ standsOut }) => standsOut);
  };
  expect(among(100)).toEqual([true, false]);
  expect(among(10)).toEqual([false, false]);
});

test("without words only what stands out is near, but what is near in another language is too", () => {
  const question = "Wie lange habe ich Urlaub?";
  const near = (passages: FoundPassage[]) =>
    nearestByMeaning(question, nothing, passages).sentences.map(({ passage }) => passage.id);
  expect(near([passage("A", 0, 3), passage("B", 0, 1)])).toEqual([]);
  expect(near([passage("A", 0, 4.5), passage("B", 0, 3)])).toEqual(["A"]);
  expect(near([passage("A", 0, 3, "en"), passage("B", 0, 1, "en")])).toEqual(["A"]);
});

test("nearest passages are ordered by both, each with the sentence that words select", () => {
  const first = passage("A", 3, 1);
  const byWords = {
    passage: first,
    sentence: "steht im Handbuch.",
    start: 2,
    end: 20,
    before: null,
    after: null,
  };
  const quoted: QuotedAnswer = { level: "nearest", sentences: [byWords] };
  const { sentences } = nearestByMeaning("Wie lange?", quoted, [passage("B", 0, 3), first]);
  expect(sentences.map(({ sentence }) => sentence)).toEqual(["B steht im Handbuch.", "steht im Handbuch."]);
});
