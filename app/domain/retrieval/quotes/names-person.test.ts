import { expect, test } from "vitest";
import { lacksPerson } from "./names-person";

const question = "Wer ist mein Chef?";
const lacks = (question: string, sentences: string[]) => lacksPerson(question, sentences, 1);

test("who holds a post is told by a name, an address, or what the post is", () => {
  expect(lacks(question, ["Die Leitung sagt Bescheid, ob eine Übernahme vorgesehen ist."])).toBe(true);
  expect(lacks(question, ["Höherwertiges melden Sie der Leitung."])).toBe(true);
  expect(lacks(question, ["Leitung: Maria Sander"])).toBe(false);
  expect(lacks(question, ["Die Leitung hat Frau Sander."])).toBe(false);
  expect(lacks(question, ["Stelle: Leitung; Telefon: 040 555 100"])).toBe(false);
  expect(lacks(question, ["Die Leitung ist dienstags in Raum 1.03 zu sprechen."])).toBe(false);
  expect(lacks(question, ["Die Leitung ist die Person, die den Plan macht."])).toBe(false);
  expect(lacks("Wer schreibt den Plan?", ["Die Leitung schreibt ihn."])).toBe(false);
  expect(
    lacksPerson("Wer ist die Leitung der Buchhaltung?", ["Höherwertiges melden Sie der Leitung."], 2),
  ).toBe(false);
});

test("who asks for a name needs one", () => {
  const name = "Wie heißt unser Betriebsarzt?";
  expect(lacks(name, ["Der Betriebsarzt ist in Raum 0.14 zu sprechen."])).toBe(true);
  expect(lacks(name, ["Betriebsärztliche Sprechstunde: dienstags."])).toBe(true);
  expect(lacks(name, ["Betriebsarzt ist Dr. Anders."])).toBe(false);
  expect(lacks("Wie heißt der Befehl zum Speichern?", ["Gespeichert wird mit :w."])).toBe(false);
});
