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
    "Grüner Tee",
    "100 g",
    "7,50",
  ]);
  expect(marked(items, "Artikel: Früchtetee; Menge: 100 g; Preis: 9,80 €")).toEqual([]);
});

test("a row whose cells are divided over lines is found by its words", () => {
  const items = [
    "Artikel",
    "Menge",
    "Grüner",
    "100 g",
    "Tee",
    "lose",
    "Früchte-",
    "50 g",
    "tee",
    "im Beutel",
  ];
  expect(marked(items, "Artikel: Grüner Tee; Menge: 100 g lose")).toEqual([
    "Artikel",
    "Menge",
    "Grüner",
    "100",
    "g",
    "Tee",
    "lose",
  ]);
});

test("of a row with long titles its own cells are marked, not those of another row and not the titles alone", () => {
  const titles = ["Arbeitstage in der Woche", "Urlaubstage im Jahr", "davon gesetzlich"];
  const items = ["30 Arbeitstage", ...titles, "5 Tage", "30", "20", "3 Tage", "18", "12", "Bis zu 12 Tage"];
  const row = (...cells: string[]) => titles.map((title, at) => `${title}: ${cells[at]}`).join("; ");
  expect(marked(items, row("5 Tage", "30", "20"))).toEqual([...titles, "5 Tage", "30", "20"]);
  expect(marked(items, row("3 Tage", "18", "12"))).toEqual([...titles, "3 Tage", "18", "12"]);
  expect(marked(items, row("4 Tage", "24", "16"))).toEqual([]);
});

test("a row of a table is found without its titles, which stand on the page before", () => {
  expect(
    marked(
      ["1 Jahr", "Taxi", "nach 22:00 Uhr; sonst", "nie"],
      "Mittel: Taxi; Regel: nach 22:00 Uhr; sonst nie",
    ),
  ).toEqual(["Taxi", "nach 22:00 Uhr; sonst", "nie"]);
});

test("an Arabic sentence is found", () => {
  expect(marked(["مدة الإجازة ثلاثون يوما."], "مدة الإجازة ثلاثون يوما.")).toHaveLength(1);
});

test("a sentence without letters marks nothing", () => {
  expect(findSentence(["—"], "—")).toEqual([]);
});
