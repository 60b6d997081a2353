import { describe, expect, it } from "vitest";
import { headingPattern, namedPlace } from "./named-place";

describe("a question for a place", () => {
  it.each([
    ["Was steht in § 5?", "§", "5", ""],
    ["Und was steht in § 6?", "§", "6", ""],
    ["Was regelt § 5 Abs. 2?", "§", "5", ""],
    ["Was steht in Paragraph 5 der Betriebsvereinbarung?", "§", "5", "betriebsvereinbarung"],
    ["Kapitel 3", "(?:kapitel)?", "3", ""],
    ["Was steht in Abschnitt 4.2 im Handbuch?", "(?:abschnitt|punkt|ziffer|§)?", "4.2", "handbuch"],
    ["Worum geht es in Kapitel 3?", "(?:kapitel)?", "3", ""],
    ["Was steht auf Seite 12?", undefined, "12", ""],
    ["Was steht in Anhang A?", "(?:anhang)?", "a", ""],
    ["What does section 2.1 of the handbook say?", "(?:section|clause|§)?", "2.1", "handbook"],
    ["What is on page 3?", undefined, "3", ""],
    ["Que dit l’article 5 du règlement ?", "art(?:icle|\\.)?", "5", "reglement"],
    ["ماذا تقول المادة 5؟", "(?:ال)?ماده", "5", ""],
  ])("%s", (question, sign, number, document) => {
    expect(namedPlace(question)).toEqual({ sign, number, document });
  });

  it.each([
    "Was steht in § 5 zum Urlaub?",
    "Was kostet Artikel 5?",
    "Wie viele Seiten hat Kapitel 3?",
    "Auf welcher Seite steht der Urlaub?",
    "Was steht im Handbuch?",
    "Was gilt ab 5 Tagen?",
    "Raum 5",
    "What does the handbook say about page 5?",
  ])("is not: %s", question => {
    expect(namedPlace(question)).toBeUndefined();
  });
});

it("finds its number in the path of headings, and no other that begins alike", () => {
  const pattern = (question: string) => new RegExp(headingPattern(namedPlace(question)!)!, "u");
  const section = pattern("Was steht in Abschnitt 5?");
  for (const heading of ["5 krankheit", "handbuch › 5. krankheit", "§ 5 urlaub › 5.2 ubertragung"])
    expect(heading).toMatch(section);
  for (const heading of ["15 ende", "handbuch › 5.1 krankmeldung", "50 jahre", "vereinbarung 5 tage"])
    expect(heading).not.toMatch(section);
  expect("5 krankheit").not.toMatch(pattern("Was steht in § 5?"));
});
