import { expect, test } from "vitest";
import { identifiersIn } from "./identifiers";

test.each([
  ["Was ist PGP?", ["pgp"]],
  ["Welche Aktion hat Feld 26?", ["26"]],
  ["À quoi sert le compte 461 dans le plan comptable ?", ["461"]],
  ["What is error 404 on this page?", ["404"]],
  ["Beträgt der Jahresurlaub 30 Tage?", []],
  ["Was gilt seit 2020?", []],
  ["Darf ich Lasten bis 50 in die Höhe heben?", []],
  ["WAS IST PGP?", []],
])("%s names %j by its letters or its number", (question, names) => {
  expect([...identifiersIn(question)]).toEqual(names);
});
