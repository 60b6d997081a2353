import { expect, test } from "vitest";
import type { Language } from "~/contract/language";
import { relatedWords } from "~/domain/retrieval/words/synonyms";
import { packTerms } from "~/domain/retrieval/words/terms";
import { correctSpelling } from "./correct-spelling";
import { replaceUnknownWords as replaceWith } from "./replace-unknown-words";
import { searchSegments } from "./search-segments";
import { buildSegment, type Segment } from "./segment";

const segment = (texts: string[], language: Language = "de") =>
  buildSegment(
    texts.map((text, at) => ({
      id: `00000000-0000-7000-8000-${String(at).padStart(12, "0")}`,
      language,
      terms: packTerms(text, language),
      text: null,
    })),
  );
const replaceUnknownWords = (question: string, segments: Segment[]) =>
  replaceWith(question, segments, () => 0);
const handbook = [
  "Die Texterkennung lässt sich deaktivieren.",
  "Mindestens 512 MB RAM sind nötig.",
  "Dieselkraftstoff lagert im Tank.",
  "Das Unternehmen zahlt bei einer Eheschließung einen Tag.",
  "Akkus entsorgen Sie getrennt. Voreingestellt ist die Schrift Arial.",
];
const searched = async (question: string) => replaceUnknownWords(question, [await segment(handbook)]);

test.each([
  ["Wie viel Arbeitsspeicher ist nötig?", "Wie viel RAM ist nötig?"],
  ["Wie schalte ich die Texterkennung ab?", "Wie deaktivieren ich die Texterkennung?"],
  ["Zahlt die Firma etwas?", "Zahlt die Unternehmen etwas?"],
  ["Wie soll ich Akkus wegschmeißen?", "Wie soll ich Akkus entsorgen?"],
  ["Welche Schrift gilt von Haus aus?", "Welche Schrift gilt voreingestellt?"],
])("%s is searched in the documents' words", async (question, words) => {
  expect((await searched(question)).query).toBe(words);
});

test("of several synonyms the one is searched with which a passage fits the question, not the most frequent", async () => {
  const index = await segment([
    "Zusätzlich gibt es Obst.",
    "Zusätzlich hilft der Empfang.",
    "Im Lager arbeiten Sie mit Handschuhen.",
    "Eine Nebentätigkeit zeigen Sie vorher an.",
  ]);
  expect(searchSegments([index], "Darf ich nebenbei jobben?", 1).query).toContain("Nebentätigkeit");
});

test("a compound is searched with a synonym of its last part", async () => {
  const texts = ["Das Benutzerbild wird im Profil geändert.", "Ein Bild hängt im Flur."];
  const search = async (question: string) => replaceUnknownWords(question, [await segment(texts)]);
  expect((await search("Wie ändere ich mein Benutzerfoto?")).query).toBe("Wie ändere ich mein Benutzerbild?");
  expect((await search("Wo liegt das Gruppenfoto?")).query).toBe("Wo liegt das Gruppenfoto?");
});

test("a string of letters that is longer than any word is no compound", async () => {
  const long = `${"benutzer".repeat(500)}foto`;
  const index = await segment([`Das ${"benutzer".repeat(500)}bild wird geändert.`]);
  expect(replaceUnknownWords(`Wo ist ${long}?`, [index]).query).toBe(`Wo ist ${long}?`);
});

test.each([
  ["Wie viel Arbeitsspeicher ist nötig?", "Wie viel Arbeitsspeicher (RAM) ist nötig?"],
  ["Welche Schrift gilt von Haus aus?", "Welche Schrift gilt von Haus aus (voreingestellt)?"],
])("%s: the asker sees what is searched beside it", async (question, displayed) => {
  expect((await searched(question)).displayed).toBe(displayed);
});

test("everyday words find those of documents, but not the reverse", () => {
  expect(relatedWords("opa", "de")).toContain("Großeltern");
  expect(relatedWords("grosseltern", "de")).not.toContain("Opa");
  expect(relatedWords("wegschmeissen", "de")).toContain("entsorgen");
  expect(relatedWords("entsorgen", "de")).not.toContain("wegschmeißen");
  expect(relatedWords("zap", "en")).toContain("delete");
  expect(relatedWords("delete", "en")).not.toContain("zap");
  expect(relatedWords("virer", "fr")).toContain("supprimer");
  expect(relatedWords("فلوس", "ar")).toContain("مبلغ");
});

test("the participle of an everyday verb finds what its infinitive does", () => {
  expect(relatedWords("weggeschmissen", "de")).toEqual(relatedWords("wegschmeissen", "de"));
  expect(relatedWords("umgeparkt", "de")).toEqual(relatedWords("umparken", "de"));
  expect(relatedWords("geschenkt", "de")).toContain("Zuwendung");
});

test.each([
  ["a word that a passage contains", "Wie viel RAM ist nötig?"],
  ["a part of a word that a passage contains", "Wo lagert der Diesel?"],
  ["a word whose synonyms no passage contains", "Wo ist das Fahrrad?"],
  ["a word that no list has", "Was kann Paperwork?"],
])("keeps %s", async (_, question) => {
  expect(await searched(question)).toEqual({ query: question, displayed: question });
});

test("replaces at most two words, so that the question remains the same", async () => {
  const { query: words } = await searched("Zahlt die Firma bei einer Hochzeit Arbeitsspeicher?");
  expect(words).toBe("Zahlt die Unternehmen bei einer Eheschließung Arbeitsspeicher?");
});

test("a word that a list has is no typo", async () => {
  const index = await segment(["Der Dienstwagon fährt.", "Schalke spielt."]);
  for (const question of ["Wo ist mein Dienstwagen?", "Wie schalte ich das ab?"])
    expect(correctSpelling(question, [index])).toBe(question);
});

test("a verb that is searched with its prefix is shown as its asker wrote it", async () => {
  const question = "Wie lege ich einen Ordner an?";
  const known = replaceUnknownWords(question, [await segment(["Ein Ordner wird mit F7 angelegt."])]);
  expect(known).toEqual({ query: "Wie anlegen ich einen Ordner?", displayed: question });
});

test("a verb with ß is found by its prefix and is no typo of another verb", async () => {
  const index = await segment(["Beim Abreissen der Brücke gibt es Staub.", "Eine Reise ins Ausland."]);
  const question = "Wie reiße ich eine Brücke ab?";
  expect(correctSpelling(question, [index])).toBe(question);
  expect(replaceUnknownWords(question, [index]).query).toBe("Wie abreißen ich eine Brücke?");
});

test("a noun is not searched as a verb that is written alike", async () => {
  const index = await segment(["Der Rechner lässt sich starten."]);
  expect(replaceUnknownWords("Gibt es hier Boote?", [index]).query).toBe("Gibt es hier Boote?");
  expect(replaceUnknownWords("Wie kann ich den Rechner booten?", [index]).query).toBe(
    "Wie kann ich den Rechner starten?",
  );
});

test("an everyday word for a person means nothing for the verb with the same stem", async () => {
  const supervised = [await segment(["Ausnahmen sind möglich, wenn jemand die Aufsicht führt."])];
  expect((await replaceUnknownWords("Wie lange wartet der Server?", supervised)).query).toContain("wartet");
  expect((await replaceUnknownWords("Wo sitzt der Wärter?", supervised)).query).toContain("Aufsicht");
});
