import { expect, test } from "vitest";
import type { Language } from "~/contract/language";
import { countTerms, packTerms, unpackTerms } from "./terms";

const stemHashes = (text: string, language: Language) => [...countTerms(text, language).stems.hashes];
const gramHashes = (text: string, language: Language) => [...countTerms(text, language).grams.hashes];

test.each<[Language, string, string]>([
  ["de", "München", "Muenchen"],
  ["de", "Straße", "STRASSE"],
  ["de", "Anträge", "Antraege"],
  ["de", "Kündigungsfristen", "kuendigungsfrist"],
  ["en", "holidays", "Holiday"],
  ["fr", "congés", "congé"],
  ["fr", "l’employée", "l'employées"],
  ["ar", "الإِجَازَةُ", "الاجازه"],
  ["ar", "٣٠", "30"],
])("%s: %s and %s are the same stems", (language, one, other) => {
  expect(stemHashes(one, language)).toEqual(stemHashes(other, language));
});

test.each<[Language, string, string]>([
  ["de", "Maße in München", "masse in muenchen"],
  ["fr", "congé payé", "conge paye"],
  ["ar", "مُدِيرُ المَدرسة", "مدير المدرسه"],
])("%s: %s and %s are the same 4-grams", (language, one, other) => {
  expect(gramHashes(one, language)).toEqual(gramHashes(other, language));
});

test("packed terms come back as they were counted", () => {
  const text = "Der Urlaub, der Urlaub und nochmals der Urlaubsantrag: 30 Tage. ".repeat(300);
  expect(unpackTerms(packTerms(text, "de"))).toEqual(countTerms(text, "de"));
  expect(unpackTerms(packTerms("", "de"))).toEqual(countTerms("", "de"));
});

test("terms packed by another version ask to be packed again", () => {
  const packed = packTerms("Urlaub", "de");
  packed[0] = 255;
  expect(unpackTerms(packed)).toBeUndefined();
});
