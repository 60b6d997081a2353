import { expect, test } from "vitest";
import { foundPassages } from "../../../tests/factories/found-passages";
import { hitsNeeded, rankDefinitions } from "./rank-definitions";
import type { FoundPassage } from "./search-index/found-passage";

const found = (question: string, ...texts: string[]) =>
  foundPassages(question, texts, new Map([["lotse", 90]]));
const order = (passages: FoundPassage[]) => passages.map(({ id }) => id);

const names = "Danke an alle, ohne die Lotse nie geworden wäre, was es ist.";
const able = "Lotse ist in der Lage, Seiten zu lesen.";
const says = "Willkommen!\n\nLotse ist ein Programm für Antworten aus Dokumenten.";
const earlier = "Lotse ist das Programm dieser Firma.";

test("who asks what the subject of a handbook is gets the sentence that says it first", () => {
  expect(order(rankDefinitions(found("Was ist Lotse?", names, able, says)))).toEqual(["2", "0", "1"]);
  expect(order(rankDefinitions(found("What is Lotse?", names, "Lotse is a programme.")))).toEqual(["1", "0"]);
  expect(order(rankDefinitions(found("Qu’est-ce que Lotse ?", names, "Lotse est un logiciel.")))).toEqual([
    "1",
    "0",
  ]);
});

test.each([
  ["Wozu brauche ich Lotse?", "Lotse dient zum Nachschlagen."],
  ["Wofür benötigt man Lotse?", "Lotse dient zum Nachschlagen."],
  ["What is Lotse good for?", "Lotse is used for looking things up."],
  ["À quoi sert Lotse ?", "Lotse sert à consulter des documents."],
])("%s is answered by what it is for", (question, serves) => {
  expect(order(rankDefinitions(found(question, names, able, serves)))).toEqual(["2", "0", "1"]);
});

test("of several such sentences the one on an earlier page comes first, and only two are raised", () => {
  expect(order(rankDefinitions(found("Was ist Lotse?", names, says, earlier, says)))).toEqual([
    "3",
    "2",
    "0",
    "1",
  ]);
});

test("who asks what a term is gets the entry of a glossary that has it as its heading, after sentences that say it", () => {
  const entry = "Karten werden gegeben.\n\n1. Lotse\n\nAm Anfang liegt er verdeckt.";
  expect(order(rankDefinitions(found("Was ist Lotse?", names, able, entry)))).toEqual(["2", "0", "1"]);
  expect(order(rankDefinitions(found("Was ist Lotse?", names, entry, says)))).toEqual(["2", "1", "0"]);
  expect(
    order(rankDefinitions(found("Was ist Lotse?", names, "Siehe:\n\nLotse starten\n\nKlicken Sie."))),
  ).toEqual(["0", "1"]);
});

test("who asks what something is does not get what its parts are", () => {
  const part = "Der Vorteil von Lotse ist die Genauigkeit.";
  expect(order(rankDefinitions(found("Was ist Lotse?", names, part, says)))).toEqual(["2", "0", "1"]);
});

test("other questions change nothing", () => {
  const passages = found("Wie starte ich Lotse?", names, says);
  expect(rankDefinitions(passages)).toEqual(passages);
});

test("only where a definition is asked for, more passages are looked through", () => {
  expect(hitsNeeded("Was ist Lotse?", 28)).toBe(400);
  expect(hitsNeeded("Was ist der Sinn von Lotse?", 28)).toBe(28);
  expect(hitsNeeded("Wie starte ich Lotse?", 28)).toBe(28);
});
