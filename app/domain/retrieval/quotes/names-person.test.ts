import { expect, test } from "vitest";
import { lacksPerson } from "./names-person";

const question = "Wer ist mein Chef?";

test("who holds a post is told by a name, an address, or what the post is", () => {
  expect(lacksPerson(question, ["Die Leitung sagt Bescheid, ob eine Übernahme vorgesehen ist."])).toBe(true);
  expect(lacksPerson(question, ["Höherwertiges melden Sie der Leitung."])).toBe(true);
  expect(lacksPerson(question, ["Leitung: Maria Sander"])).toBe(false);
  expect(lacksPerson(question, ["Die Leitung hat Frau Sander."])).toBe(false);
  expect(lacksPerson(question, ["Stelle: Leitung; Telefon: 040 555 100"])).toBe(false);
  expect(lacksPerson(question, ["Die Leitung ist dienstags in Raum 1.03 zu sprechen."])).toBe(false);
  expect(lacksPerson(question, ["Die Leitung ist die Person, die den Plan macht."])).toBe(false);
  expect(lacksPerson("Wer schreibt den Plan?", ["Die Leitung schreibt ihn."])).toBe(false);
});
