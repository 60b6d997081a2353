import { expect, test } from "vitest";
import { strongForms } from "./strong-verbs";

test.each([
  ["bringen", ["gebracht"]],
  ["mitbringen", ["mitgebracht", "mitzubringen"]],
  ["mitgenommen", ["mitnehmen", "mitzunehmen"]],
  ["abzuschliessen", ["abschliessen", "abgeschlossen"]],
  ["beschrieben", ["beschreiben"]],
  ["enthält", ["enthalten"]],
  ["fährt", ["fahren", "gefahren"]],
  ["unterweisung", ["unterwiesen"]],
  ["eingesprungen", ["einspringen", "einzuspringen"]],
  ["zeitung", []],
  ["widerrufen", []],
  ["anlegen", []],
  ["gehalt", []],
  ["funden", []],
])("%s has the other forms %s", (word, forms) => {
  expect(strongForms(word)).toEqual(forms);
});
