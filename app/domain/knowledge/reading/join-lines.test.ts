import { describe, expect, it } from "vitest";
import { DocumentWords } from "./document-words";
import { joinLines } from "./join-lines";

describe("two lines of a paragraph", () => {
  it.each([
    ["Die Arbeits-", "zeit beträgt 38 Stunden.", "Die Arbeitszeit beträgt 38 Stunden."],
    ["Ihre E-Mail-", "Adresse", "Ihre E-Mail-Adresse"],
    ["eine E-", "mail", "eine E-mail"],
    ["die 24-", "stündige Pause", "die 24-stündige Pause"],
    ["Haupt-", "und Nebenkosten", "Haupt- und Nebenkosten"],
    ["Kräuter-", "bzw. Früchtetee", "Kräuter- bzw. Früchtetee"],
    ["Ein-", "und Ausgang", "Ein- und Ausgang"],
    ["short-", "to medium-term leave", "short- to medium-term leave"],
    ["pre-", "and post-sales", "pre- and post-sales"],
    ["franco-", "ou germanophone", "franco- ou germanophone"],
    ["auf das Kon-", "to überweisen", "auf das Konto überweisen"],
    ["in der Werk-", "statt", "in der Werkstatt"],
    ["ein Hund-", "ezwinger", "ein Hundezwinger"],
    ["Gewerbe-", "und", "Gewerbe- und"],
    ["die Oder-", "oderartige Strömung", "die Oderoderartige Strömung"],
    ["weich ge\u00ad", "trennt", "weich getrennt"],
    ["Das gilt –", "auch hier", "Das gilt – auch hier"],
    ["Der Satz geht", "weiter.", "Der Satz geht weiter."],
    [
      "siehe https://example.org/",
      "hilfe/drucker.html und",
      "siehe https://example.org/hilfe/drucker.html und",
    ],
    ["unter www.example.org/mit-", "arbeiter", "unter www.example.org/mit-arbeiter"],
    ["mit --ohne-", "nachfrage starten", "mit --ohne-nachfrage starten"],
    ["in /usr/share/doc", "/drucker/liesmich", "in /usr/share/doc/drucker/liesmich"],
    ["in ~/ablage/", "rechnungen.", "in ~/ablage/rechnungen."],
    ["siehe https://example.org/hilfe", "für mehr", "siehe https://example.org/hilfe für mehr"],
    ["in /usr/share/doc/", "(siehe dort)", "in /usr/share/doc/ (siehe dort)"],
    ["unter http:", "//example.org/feed.", "unter http://example.org/feed."],
    ["Mitarbeiter/", "Angestellte", "Mitarbeiter/ Angestellte"],
    ["Kostenstelle -", "intern", "Kostenstelle - intern"],
  ])("joins %s and %s", (line, next, whole) => {
    expect(joinLines(line, next)).toBe(whole);
  });

  it.each([
    ["is a user-", "space program", "is a user-space program"],
    ["the Claws-Mail-", "user list", "the Claws-Mail-user list"],
    ["mit Auto-Multiple-", "choice", "mit Auto-Multiple-choice"],
    ["das Bank-", "konto", "das Bankkonto"],
    ["die Arbeits-", "zeit", "die Arbeitszeit"],
  ])("keeps the hyphen of a word as the document writes it: %s and %s", (line, next, whole) => {
    const words = new DocumentWords();
    words.add(
      "In user-space, mail-user lists and auto-multiple-choice. Bankkonto, Bankkonto und Bank-Konto.",
    );
    expect(joinLines(line, next, words)).toBe(whole);
  });
});
