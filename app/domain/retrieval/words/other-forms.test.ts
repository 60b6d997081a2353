import { expect, test } from "vitest";
import { otherForms, pluralForms } from "./other-forms";

test("German plurals in -s after a vowel and their singulars are forms of each other", () => {
  expect(pluralForms("azubis", "de")).toEqual(["azubi"]);
  expect(pluralForms("menü", "de")).toEqual(["menüs"]);
  expect(otherForms("auto", "de")).toEqual(["autos"]);
  for (const word of ["aus", "tarif", "chefs", "ja"]) expect(pluralForms(word, "de")).toEqual([]);
  expect(otherForms("photos", "en")).toEqual([]);
});

test("German nouns whose plural has another stem have both, also at the end of a compound", () => {
  expect(otherForms("konten", "de")).toContain("konto");
  expect(otherForms("girokonto", "de")).toContain("girokonten");
  expect(otherForms("betriebssystem", "de")).toContain("betriebssysteme");
  expect(otherForms("mitarbeiterinnen", "de")).toContain("mitarbeiterin");
  expect(otherForms("konten", "en")).toEqual([]);
});

test("verbs have their forms too", () => {
  expect(otherForms("anlegen", "de")).toContain("anzulegen");
});
