import { expect, test } from "vitest";
import type { Language } from "~/contract/language";
import { splitSentences } from "./sentences";

const split = (text: string, language: Language) =>
  splitSentences(text, language).map(({ start, end }) => text.slice(start, end));

test("abbreviations, dates and ordinals do not end a sentence", () => {
  expect(
    split("Das gilt z. B. am 3. Mai für Dr. Müller, Nr. 5. Der 1. Vorstand geht. Danach nicht.", "de"),
  ).toEqual(["Das gilt z. B. am 3. Mai für Dr. Müller, Nr. 5.", "Der 1. Vorstand geht.", "Danach nicht."]);
  expect(
    split("Erlaubt sind 10 km/h. Die Schicht dauert 8 h. Das heißt, d. h. mit Pause, 9 h.", "de"),
  ).toEqual(["Erlaubt sind 10 km/h.", "Die Schicht dauert 8 h.", "Das heißt, d. h. mit Pause, 9 h."]);
  expect(
    split("Der Verein e. V. zahlt. Siehe https://example.com/list?page=2 dort. Wirklich? Ja.", "de"),
  ).toEqual(["Der Verein e. V. zahlt.", "Siehe https://example.com/list?page=2 dort.", "Wirklich?", "Ja."]);
  expect(split("Mr. Smith paid J. P. Morgan $3.50. It was e.g. late.", "en")).toEqual([
    "Mr. Smith paid J. P. Morgan $3.50.",
    "It was e.g. late.",
  ]);
  expect(split("« Bonjour ! » dit M. Dupont. Il part.", "fr")).toEqual([
    "« Bonjour ! » dit M. Dupont.",
    "Il part.",
  ]);
  expect(split("قال د. أحمد نعم. هل جاء؟ لا.", "ar")).toEqual(["قال د. أحمد نعم.", "هل جاء؟", "لا."]);
});

test("an exclamation mark of a name ends no sentence", () => {
  expect(
    split("Installieren Sie pop!os zuerst. Statt Muster! wählen Sie ein Kennwort. Achtung! Es blinkt.", "de"),
  ).toEqual([
    "Installieren Sie pop!os zuerst.",
    "Statt Muster! wählen Sie ein Kennwort.",
    "Achtung!",
    "Es blinkt.",
  ]);
});

test("a row of a table keeps its classes and floors", () => {
  const row = "Verkehrsmittel: Bahn; Regel: 2. Klasse; ab drei Stunden Fahrzeit 1. Klasse";
  expect(split(row, "de")).toEqual([row]);
  expect(
    split("Das Archiv liegt im 2. Stock. Das sagt Kapitel 3. Klassen stehen in Kapitel 4.", "de"),
  ).toEqual(["Das Archiv liegt im 2. Stock.", "Das sagt Kapitel 3.", "Klassen stehen in Kapitel 4."]);
});

test("the keys of a command belong to its name", () => {
  expect(
    split("Der Eintrag Datei → Neu ... (Strg+N) startet den Assistenten. Er hilft ... Danach nicht.", "de"),
  ).toEqual([
    "Der Eintrag Datei → Neu ... (Strg+N) startet den Assistenten.",
    "Er hilft ...",
    "Danach nicht.",
  ]);
});

test("the mark of a footnote ends its sentence and begins none", () => {
  expect(split("Das Frühstück wird abgezogen. [1] Die Rechnung liegt bei.", "de")).toEqual([
    "Das Frühstück wird abgezogen. [1]",
    "Die Rechnung liegt bei.",
  ]);
  expect(split("[1] In Österreich gilt ein anderer Betrag.", "de")).toHaveLength(1);
});

test("headings, list items and table rows stand alone", () => {
  expect(split("1. Urlaub\n- Erster Punkt\n- Zweiter Punkt\nSorte\tPreis\nEspresso | 12,50 €", "de")).toEqual(
    ["1. Urlaub", "- Erster Punkt", "- Zweiter Punkt", "Sorte\tPreis", "Espresso | 12,50 €"],
  );
});

test("a line that wraps goes on in the next", () => {
  const text =
    "Wer krank ist, meldet sich am ersten Tag bei der Leitung und legt\nspäter ein Attest vor.\nEnde.";
  expect(split(text, "de")).toEqual([text.slice(0, text.lastIndexOf("\n")), "Ende."]);
});

test("sentences cover every letter of the text, in order and without overlap", () => {
  const text =
    "  Ein Satz!\r\n\r\nNoch  einer – mit „Zitat.“ Und 3.500 € am 1. Januar 2025; usw. usf.\n\t• Punkt\n🙂 Ende";
  const spans = splitSentences(text, "de");
  const between = spans.map(({ start }, at) => text.slice(spans[at - 1]?.end ?? 0, start));
  expect(between.join("").trim()).toBe("");
  expect(spans.at(-1)?.end).toBe(text.length);
  expect(spans.every(({ start, end }) => end > start)).toBe(true);
});
