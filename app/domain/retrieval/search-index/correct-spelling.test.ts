import { expect, test } from "vitest";
import type { Language } from "~/contract/language";
import { packTerms } from "~/domain/retrieval/words/terms";
import { correctSpelling } from "./correct-spelling";
import { buildSegment } from "./segment";

const segment = (texts: string[], language: Language = "de") =>
  buildSegment(
    texts.map((text, at) => ({
      id: `00000000-0000-7000-8000-${String(at).padStart(12, "0")}`,
      language,
      terms: packTerms(text, language),
      text: null,
    })),
  );
const handbook = [
  "Mehrere PDFs lassen sich auf einmal importieren.",
  "Fußnoten stehen am unteren Ende der Seite.",
  "Was angegeben ist, braucht keine Unterschrift der Abteilung. Es gelten die Grundsätze.",
];
const corrected = async (question: string) => correctSpelling(question, [await segment(handbook)]);

test.each([
  ["Wie kann ich meherere PDFs auf einmal importiren?", "Wie kann ich mehrere PDFs auf einmal importieren?"],
  ["Wo stehen Fusnoten?", "Wo stehen fussnoten?"],
  ["Wo stehen Fußntoen?", "Wo stehen fussnoten?"],
  ["Wie vile Fußnoten stehen am Ende?", "Wie viele Fußnoten stehen am Ende?"],
  ["Mus ich unterschreiben?", "Muss ich unterschreiben?"],
  ["Wnan brauche ich eine Unterschrift?", "Wann brauche ich eine Unterschrift?"],
  ["Unterschrfit der Abteilnug", "unterschrift der abteilung"],
])("finds what was meant: %s", async (question, meant) => {
  expect(await corrected(question)).toBe(meant);
});

test.each([
  ["Was bedetuet Fußnote?", "Was bedeutet Fußnote?"],
  ["Wie oft weden Fußnoten importiert?", "Wie oft werden Fußnoten importiert?"],
  ["Was gilt bei einer Krnakschreibung?", "Was gilt bei einer krankschreibung?"],
  ["Wo ist die Krankmeldnug?", "Wo ist die krankmeldung?"],
])("finds question verbs and words with synonyms that no passage has: %s", async (question, meant) => {
  expect(await corrected(question)).toBe(meant);
});

test.each([
  ["Was wird angegeen?", "Was wird angegeben?"],
  ["Was ist eine Unterchrift der Abtelung?", "Was ist eine unterschrift der abteilung?"],
  ["Welche Grundsäze gelten?", "Welche grundsätze gelten?"],
])("finds a letter that is missing near the end: %s", async (question, meant) => {
  expect(await corrected(question)).toBe(meant);
});

test("a German word of the dictionary is no typo of a similar word that passages have", async () => {
  const index = await segment([
    "Das konnten wir verstehen. Wir haben beide Ansprüche geprüft, auch den erkaennten Fehler, und beispielen Musik.",
  ]);
  for (const question of [
    "Bei welchen Konten gilt das?",
    "Woran erkennt man den Unterschied?",
    "Darf ein Bereich einen halben Absatz umfassen?",
    "Ich habe es aus Versehen gelöscht.",
    "Wie viele Rechner lassen sich bespielen?",
  ])
    expect(correctSpelling(question, [index])).toBe(question);
});

test("the order of e and i is corrected, but not in forms of verbs", async () => {
  const index = await segment([
    "Die Arbeitszeit beginnt. Der Bremsenreiniger steht dort. Es muss erscheinen.",
  ]);
  expect(correctSpelling("Wie lang ist die Arbeitsziet?", [index])).toBe("Wie lang ist die arbeitszeit?");
  expect(correctSpelling("Wo steht der Bremsenrieniger?", [index])).toBe("Wo steht der bremsenreiniger?");
  expect(correctSpelling("Wann ist es erschienen?", [index])).toBe("Wann ist es erschienen?");
});

test.each([
  ["a school", "Wie viele Schulen gibt es?", "Die Schulden sind bezahlt."],
  ["a number", "Are there three of them?", "They are there."],
  ["another place", "Où est le collège ?", "Le bureau est ici."],
])("keeps %s, which is a word of its own", async (_, question, text) => {
  expect(correctSpelling(question, [await segment([text])])).toBe(question);
});

test.each([
  ["a word that a passage contains", "Wo stehen die Fußnoten?"],
  ["another word with another prefix", "Was wird abgegeben?"],
  ["another form of the same word", "Was brauche ich?"],
  ["a short word", "Wie importiere ich Enden?"],
  ["an abbreviation", "Was ist FUSNOTEN?"],
  ["a word with digits", "Was ist fusnoten2?"],
  ["a word that nothing resembles", "Wie heißt die Hauptstadt?"],
])("keeps %s", async (_, question) => {
  expect(await corrected(question)).toBe(question);
});

test("corrects Arabic words too", async () => {
  const index = await segment(["يستحق الموظفون إجازة سنوية."], "ar");
  expect(correctSpelling("كم يوما للموظفوون", [index])).toBe("كم يوما للموظفوون");
  expect(correctSpelling("من يستحق الموظوفن", [index])).toBe("من يستحق الموظفون");
});

test("prefers the word that more passages contain", async () => {
  const index = await segment(["Die Masken sind zu.", "Die Marken sind da.", "Marken fehlen."]);
  expect(correctSpelling("Madken", [index])).toBe("marken");
});

test("an umlaut is no typo of a far vowel, because that makes another word", async () => {
  const index = await segment(["Den Wert schätzen Sie. Die Türen sind zu."]);
  expect(correctSpelling("Wie schütze ich das Bild?", [index])).toBe("Wie schütze ich das Bild?");
});

test("prefers a slip of the finger to another letter, and finds a missing second letter", async () => {
  const index = await segment([
    "Der Stil ist neu.",
    "Die Stile sind alt.",
    "Alle Stimmen zählen.",
    "Installieren Sie es.",
  ]);
  expect(correctSpelling("alle Stimen", [index])).toBe("alle stimmen");
  expect(correctSpelling("Darf ich es istallieren?", [index])).toBe("Darf ich es installieren?");
});

test("prefers the word that sounds alike, with a silent h", async () => {
  const paid = ["Was man behält, verfällt.", "Wer behält, was ihm gehört?", "Überstunden werden bezahlt."];
  expect(correctSpelling("Werden Überstunden bezalt?", [await segment(paid)])).toBe(
    "Werden Überstunden bezahlt?",
  );
});

test("no word is made up from the stem of one and the letters of others", async () => {
  const index = await segment(["A remover of paint.", "It was covered with paint and delivered."], "en");
  expect(correctSpelling("Can it be recovered?", [index])).toBe("Can it be recovered?");
});

test("corrects a limited number of words, so that a long question stays cheap", async () => {
  const index = await segment(handbook);
  const typos = Array.from({ length: 8 }, () => "importiren").join(" ");
  expect(correctSpelling(typos, [index]).match(/importieren/g)).toHaveLength(6);
});

test("a participle is no typo of another", async () => {
  const text = "Der Urlaub wird im Sommer genommen und rechtzeitig angemeldet.";
  expect(correctSpelling("Wer ist gekommen?", [await segment([text])])).toBe("Wer ist gekommen?");
});

test("a short word with another letter that is not easily mistaken is another word", async () => {
  const index = await segment(["Indented text is set apart.", "Die Karten sind da."]);
  expect(correctSpelling("Who invented it?", [index])).toBe("Who invented it?");
  expect(correctSpelling("Wo sind die Kasten?", [index])).toBe("Wo sind die Kasten?");
  expect(correctSpelling("Wo sind die Katten?", [index])).toBe("Wo sind die karten?");
});

test("a short word is corrected where a double letter is missed or two letters are swapped, but no German noun", async () => {
  const index = await segment(["So öffne ich eine Datei. Die Tür ist offen.", "Ich lösche sie."]);
  expect(correctSpelling("Wie öfne ich das?", [index])).toBe("Wie öffne ich das?");
  expect(correctSpelling("Was heißt lösche und lösceh?", [index])).toBe("Was heißt lösche und lösche?");
  expect(correctSpelling("Wo steht der Ofen?", [index])).toBe("Wo steht der Ofen?");
});
