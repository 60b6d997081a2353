import { expect, test } from "vitest";
import { findSentence } from "./find-sentence";

const marked = (items: string[], sentence: string) =>
  findSentence(items, sentence).map(({ item, start, end }) => items[item]!.slice(start, end));

test("a sentence over three lines is found, with a word that is divided at a line's end", () => {
  const items = ["Vorher. Der Jahres-", "urlaub beträgt 30 Arbeits", "-", "tage. Nachher."];
  expect(marked(items, "Der Jahresurlaub beträgt 30 Arbeitstage.")).toEqual([
    "Der Jahres",
    "urlaub beträgt 30 Arbeits",
    "tage",
  ]);
});

test("ligatures and accents beside their letters do not hide a sentence", () => {
  expect(marked(["Die P", "fl", "ege f¨ur B¨aume"], "Die Pflege für Bäume")).toHaveLength(3);
  expect(marked(["Die Pﬂege"], "Die Pflege")).toEqual(["Die Pﬂege"]);
});

test("a mark of a footnote within the sentence is not marked", () => {
  expect(marked(["Ein Dokument", "1", " ist eine Datei."], "Ein Dokument ist eine Datei.")).toEqual([
    "Ein Dokument",
    "ist eine Datei",
  ]);
});

test("of a sentence that stands twice its parts are taken in order", () => {
  const items = ["Die Frist endet am Freitag. ", "Die Frist endet am Freitag, sagt der Plan von heute."];
  expect(findSentence(items, "Die Frist endet am Freitag, sagt der Plan von heute.")).toEqual([
    { item: 1, start: 0, end: items[1]!.length - 1 },
  ]);
});

test("a page that holds only some words of the sentence has nothing marked", () => {
  expect(
    findSentence(["Der Jahresurlaub beginnt im Januar."], "Der Jahresurlaub beträgt 30 Arbeitstage."),
  ).toEqual([]);
});

test("a row of a table is found by its cells, which stand apart and below their titles", () => {
  const items = [
    "Artikel",
    "Menge",
    "Preis",
    "Röstkaffee",
    "500 g",
    "12,90 €",
    "Grüner Tee",
    "100 g",
    "7,50 €",
  ];
  expect(marked(items, "Artikel: Grüner Tee; Menge: 100 g; Preis: 7,50 €")).toEqual([
    "Artikel",
    "Menge",
    "Preis",
    "Grüner",
    "Tee",
    "100",
    "g",
    "7,50",
  ]);
  expect(marked(items, "Artikel: Früchtetee; Menge: 100 g; Preis: 9,80 €")).toEqual([]);
});

test("an Arabic sentence is found", () => {
  expect(marked(["مدة الإجازة ثلاثون يوما."], "مدة الإجازة ثلاثون يوما.")).toHaveLength(1);
});

test("a sentence without letters marks nothing", () => {
  expect(findSentence(["—"], "—")).toEqual([]);
});
