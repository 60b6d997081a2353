import { expect, test } from "vitest";
import type { FoundPassage } from "./search-index/found-passage";
import { withoutRepetitions } from "./without-repetitions";

const passage = (id: string, text: string) => ({ id, text }) as FoundPassage;

test("a passage that stands in several places is found once, in its best place", () => {
  const found = withoutRepetitions([
    passage("start page", "Höchstens 65 Zeichen."),
    passage("contact page", "Höchstens 65 Zeichen."),
    passage("search", "Höchstens 100 Treffer."),
  ]);
  expect(found.map(({ id }) => id)).toEqual(["start page", "search"]);
});
