import { expect, test } from "vitest";
import { asksForRevisions, isRevision, isRevisionHistory } from "./revision-history";

test.each([
  "Fassung: 7.0; Gültig ab: 1. Februar 2025; Änderung: Homeoffice auf zwei Tage erhöht",
  "Datum: 9. Januar 2025; Änderung: Etikettenlöser durch Heißluft ersetzt",
  "Version: 2; Date: 3 May 2024; Description: none; Changes made: Chapter 4 added",
  "Version : 3; Date : 2 mai 2024; Modifications : Article 5",
])("says what a version changed: %s", sentence => {
  expect(isRevision(sentence)).toBe(true);
});

test.each([
  "Fassung: 7.0 vom 1. Februar 2025",
  "Ausgaben: 20 Euro; Änderung der Reise: 5 Euro",
  "Änderungen werden vier Wochen vorher bekannt gemacht.",
])("says what is the case: %s", sentence => {
  expect(isRevision(sentence)).toBe(false);
});

test("a table of versions is no answer but to who asks for changes", () => {
  const row = "Fassung: 7.0; Gültig ab: 1. Februar 2025; Änderung: Homeoffice auf zwei Tage erhöht";
  expect(isRevisionHistory({ heading: null, text: `Was sich geändert hat\n\n${row}\n\n${row}` })).toBe(true);
  expect(isRevisionHistory({ heading: "Handbuch › 13.2 Änderungshistorie", text: "Stand heute" })).toBe(true);
  const text = `Zu Hause dürfen Sie an zwei Tagen in der Woche arbeiten, wenn es die Arbeit erlaubt.\n\n${row}`;
  expect(isRevisionHistory({ heading: "3.7 Homeoffice", text })).toBe(false);
});

test.each([
  ["Was hat sich in Fassung 7 geändert?", true],
  ["Was ist neu im Handbuch?", true],
  ["What changed in the last version?", true],
  ["Ist Homeoffice erlaubt?", false],
  ["Muss ich die Zeiterfassung nutzen?", false],
  ["Welche Ausgaben werden erstattet?", false],
])("%s: asks for changes, %s", (question, expected) => {
  expect(asksForRevisions(question)).toBe(expected);
});
