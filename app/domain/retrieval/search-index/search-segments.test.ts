import { expect, test } from "vitest";
import type { Language } from "~/contract/language";
import { packTerms } from "~/domain/retrieval/words/terms";
import { searchSegments } from "./search-segments";
import { buildSegment, type IndexRow } from "./segment";

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, "0")}`;
const row = (number: number, text: string, language: Language = "de"): IndexRow => ({
  id: id(number),
  language,
  terms: packTerms(text, language),
  text: null,
});
const rows = (texts: string[], language: Language = "de") => texts.map((text, at) => row(at, text, language));
const found = async (texts: string[], question: string, language: Language = "de") => {
  const { hits } = searchSegments([await buildSegment(rows(texts, language))], question, 10);
  return hits.map(hit => texts[Number(hit.id.slice(-12))]);
};

const handbook = [
  "Der Antrag auf Urlaub ist zwei Wochen vorher bei der Leitung zu stellen.",
  "Die Frist der Kündigung beträgt vier Wochen zum Monatsende.",
  "Das Büro in München liegt in der Straße am Hafen.",
  "Der Röstkaffee aus Äthiopien kostet ab 50 kg je Kilogramm 11,90 €.",
  "Wer krank ist, meldet sich vor Beginn der Arbeit telefonisch.",
  "Der Parkplatz hinter dem Lager gehört dem Vertrieb.",
];

test("a passage is found in other words, though another one has a word of the question", async () => {
  const texts = [
    ...handbook,
    "Bankomaten prüft die Technik.",
    "Bargeld vom Geldautomaten bucht die Leitung.",
  ];
  expect((await found(texts, "Wie hebt man am Bankomaten etwas ab?")).slice(0, 2)).toContain(texts.at(-1));
});

test("a short abbreviation decides, though other passages have all the longer words of the question", async () => {
  const texts = [
    ...handbook,
    "Zugang zum Archiv bekommt, wer dort arbeitet.",
    "Zugang zum Lager bekommen Sie mit Ihrer Karte.",
    "Besucher bekommen Zugang zum Haus vom Empfang.",
    "VPN richtet die Technik ein.",
  ];
  const question = "Wie bekomme ich Zugang zum VPN?";
  expect((await found(texts, question))[0]).toBe(texts.at(-1));
  expect((await found(texts, question.toLowerCase()))[0]).not.toBe(texts.at(-1));
});

test("the number of a thing decides, though other passages have all the words of the question", async () => {
  const texts = [
    ...handbook,
    "Das Feld der Aktion ist im Kopf.",
    "Felder für Aktionen stehen im Plan.",
    "26 Was nach einem Treffer geschieht",
  ];
  expect((await found(texts, "Welche Aktion hat Feld 26?"))[0]).toBe(texts.at(-1));
});

test.each([
  ["Urlaubsantrag stellen", 0],
  ["Kündigungsfrist", 1],
  ["kuendigungsfristen", 1],
  ["Wo ist das Buero in Muenchen?", 2],
  ["strasse", 2],
  ["Was kostet Roestkaffee?", 3],
  ["Krankmeldung", 4],
  ["Parkplätze im Lager", 5],
])("%s finds the passage that says it in another form", async (question, at) => {
  expect((await found(handbook, question))[0]).toBe(handbook[at]);
});

test("Arabic is found with and without marks, and with other spellings of alef and teh marbuta", async () => {
  const texts = ["يحقّ لكلّ موظفٍ إجازةٌ سنويةٌ مدّتها ثلاثون يومًا.", "يقع المكتب في مدينة هامبورغ."];
  expect((await found(texts, "اجازه سنويه", "ar"))[0]).toBe(texts[0]);
  expect((await found(texts, "مكتب المدينه", "ar"))[0]).toBe(texts[1]);
});

test("in a division of two languages the question is stemmed as each passage is", async () => {
  const segment = await buildSegment([
    row(0, "Die Reisekosten werden nach der Reise erstattet."),
    row(1, "Les frais de déplacement sont remboursés aux employées.", "fr"),
    row(2, "The holidays are booked by the employees.", "en"),
  ]);
  const first = (question: string) => searchSegments([segment], question, 1).hits[0]?.id;
  expect(first("remboursement du déplacement d'une employée")).toBe(id(1));
  expect(first("booking a holiday")).toBe(id(2));
  expect(first("Reisekostenerstattung")).toBe(id(0));
});

test("the order and the scores do not depend on how passages are spread over segments", async () => {
  const texts = Array.from(
    { length: 60 },
    (_, at) => `${handbook[at % 6]} Blatt ${at} ${handbook[(at * 7) % 6]}`,
  );
  const whole = [await buildSegment(rows(texts))];
  const spread = await Promise.all([
    buildSegment(rows(texts).slice(0, 7)),
    buildSegment(rows(texts).slice(7, 8)),
    buildSegment(rows(texts).slice(8)),
  ]);
  const again = [await buildSegment(rows(texts))];
  const search = (segments: typeof whole) =>
    searchSegments(segments, "Wie ist die Kündigungsfrist, Blatt 31?", 20);
  expect(search(spread)).toEqual(search(whole));
  expect(search(spread.toReversed())).toEqual(search(whole));
  expect(search(again)).toEqual(search(whole));
});

test("nothing is found where no word fits, and in an empty division", async () => {
  expect(await found(handbook, "xylophon")).toEqual([]);
  expect(searchSegments([], "Urlaub", 5)).toMatchObject({ hits: [], passageCount: 0 });
  expect(searchSegments([await buildSegment([])], "Urlaub", 5).hits).toEqual([]);
  expect(await found(handbook, "")).toEqual([]);
});

test("terms of another version are packed again from the text", async () => {
  const stale = { ...row(0, handbook[0]!), terms: Buffer.from([1, 0, 0]), text: handbook[0]! };
  const { hits } = searchSegments([await buildSegment([stale])], "Urlaubsantrag", 5);
  expect(hits).toEqual(searchSegments([await buildSegment([row(0, handbook[0]!)])], "Urlaubsantrag", 5).hits);
  expect(hits).toHaveLength(1);
});

test("building gives other work its turn", async () => {
  const many = rows(Array.from({ length: 1500 }, (_, at) => `${handbook[at % 6]} Blatt ${at}`));
  let turns = 0;
  let building = true;
  const other = () => {
    turns += 1;
    if (building) setImmediate(other);
  };
  setImmediate(other);
  await buildSegment(many);
  building = false;
  expect(turns).toBeGreaterThan(3);
});

test("who asks how to set something up finds it where it is said with another form of the verb", async () => {
  const texts = [
    "Ein Ordner wird mit F7 angelegt und trägt Ihren Namen.",
    "Ein Ordner wird mit F8 gelöscht und trägt Ihren Namen.",
    "Um eine Tabelle anzulegen, wählen Sie Neu in der Leiste oben.",
    "Um eine Tabelle zu drucken, wählen Sie Druck in der Leiste oben.",
  ];
  expect((await found(texts, "Wie lege ich einen Ordner an?"))[0]).toBe(texts[0]);
  expect((await found(texts, "Wie legt man eine Tabelle an?"))[0]).toBe(texts[2]);
});
