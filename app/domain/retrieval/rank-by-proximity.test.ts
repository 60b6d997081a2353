import { expect, test } from "vitest";
import { rankByProximity } from "./rank-by-proximity";
import type { FoundPassage } from "./search-index/found-passage";

const search = {
  passageCount: 100,
  documentFrequencies: new Map([
    ["rechnung", 10],
    ["drucken", 10],
  ]),
  query: "Wie kann ich eine Rechnung drucken?",
  corrected: "Wie kann ich eine Rechnung drucken?",
  displayed: "",
};

function passage(id: string, text: string, score: number): FoundPassage {
  const place = { fileId: "f", fileName: "f", pageId: "p", pageNumber: 1, heading: null };
  const span = { start: 0, end: text.length, language: "de" as const };
  return { id, ...place, text, ...span, score, fourGramShare: 0.5, search };
}

const scattered = `Eine Rechnung besteht aus Posten. ${"Dazu kommen viele andere Angaben. ".repeat(4)}Etiketten lassen sich drucken.`;
const together = "Um die Rechnung zu drucken, wählen Sie Datei.";
const order = (passages: FoundPassage[]) => passages.map(({ id }) => id);

test("a passage with the question's words side by side stands before one that has them far apart", () => {
  const found = [passage("scattered", scattered, 5), passage("together", together, 4.5)];
  expect(order(rankByProximity(found))).toEqual(["together", "scattered"]);
});

test("a far better passage keeps its place", () => {
  const found = [passage("scattered", scattered, 9), passage("together", together, 4.5)];
  expect(order(rankByProximity(found))).toEqual(["scattered", "together"]);
});

test("a question of one word changes nothing", () => {
  const single = { ...search, query: "Rechnung?" };
  const found = [passage("a", scattered, 5), passage("b", together, 5)].map(one => ({
    ...one,
    search: single,
  }));
  expect(rankByProximity(found)).toEqual(found);
});

test("passages behind the best ten keep their order", () => {
  const found = Array.from({ length: 12 }, (_, at) =>
    passage(String.fromCharCode(97 + at), at === 11 ? together : scattered, 20 - at),
  );
  expect(order(rankByProximity(found))).toEqual(order(found));
});
