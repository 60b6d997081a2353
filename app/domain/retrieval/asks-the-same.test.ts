import { expect, it } from "vitest";
import { asksTheSame, hasItsWords } from "./asks-the-same";

it("other words for a question ask the same", () => {
  expect(
    asksTheSame("Gibt es Urlaubsgeld für Werkstudentinnen?", "Bekommen Werkstudenten Urlaubsgeld?"),
  ).toBeGreaterThan(0);
  expect(
    asksTheSame("Bezahlt die Firma ein Deutschlandticket?", "Zahlt die Firma das Deutschlandticket?"),
  ).toBeGreaterThan(0);
});

it("another question about the same thing does not", () => {
  expect(asksTheSame("Wann wird das Urlaubsgeld überwiesen?", "Wie hoch ist das Urlaubsgeld?")).toBe(0);
  expect(asksTheSame("Hochzeitstorte probieren", "Wird die Hochzeitstorte geliefert?")).toBe(0);
  expect(asksTheSame("???", "???")).toBe(0);
});

it("a text about something that only begins alike does not have the words of a question", () => {
  const party = "Die Weihnachtsfeier ist am zweiten Freitag im Dezember.";
  expect(hasItsWords("Gibt es Weihnachtsgeld?", party)).toBe(false);
  expect(hasItsWords("Wann sind Weihnachtsfeiern?", party)).toBe(true);
  expect(hasItsWords("???", party)).toBe(false);
});
