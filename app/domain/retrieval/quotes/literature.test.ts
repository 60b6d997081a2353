import { expect, test } from "vitest";
import { asksForLiterature, isLiteratureHeading, isReference } from "./literature";

test.each([
  "Literatur",
  "8 Literatur",
  "Handbuch › A.2 Literaturverzeichnis",
  "References",
  "7. Bibliographie",
])("%s stands over a list of literature", heading => {
  expect(isLiteratureHeading(heading)).toBe(true);
});

test.each(["Literaturverwaltung", "3 Literatur in der Arbeit angeben", "Quellen des Wassers"])(
  "%s does not",
  heading => {
    expect(isLiteratureHeading(heading)).toBe(false);
  },
);

test.each([
  "[3] Bundesministerium der Justiz. Gesetz zur Regelung eines allgemeinen Mindestlohns, 2014.",
  "[Knu84] Donald E. Knuth: The TeXbook. https://www.ctan.org/knuth",
  "@book{Knuth1984, author={Knuth, Donald}, title={The TeXbook}, year={1984}}",
  "Ramsey, N. 2011, «Noweb», URL https://www.cs.tufts.edu/~nr/noweb/.",
])("%s is an entry", sentence => {
  expect(isReference(sentence)).toBe(true);
});

test.each([
  "[2] Die Positionen werden aus vereinfachten Modellen berechnet.",
  "Seit dem 1. Januar 2015 gilt ein Mindestlohn von 8,50 €.",
  "Meier, Karl ist seit 2014 für den Versand zuständig.",
])("%s says something itself", sentence => {
  expect(isReference(sentence)).toBe(false);
});

test("only a question for books or their authors is answered by an entry", () => {
  expect(asksForLiterature("Welche Bücher gibt es zum Mindestlohn?")).toBe(true);
  expect(asksForLiterature("Who wrote the manual?")).toBe(true);
  expect(asksForLiterature("Wie hoch ist der Mindestlohn?")).toBe(false);
});
