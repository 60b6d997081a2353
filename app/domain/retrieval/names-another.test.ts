import { describe, expect, it } from "vitest";
import type { FoundPassage } from "./found-passage";
import { namesAnother } from "./names-another";

const passage = (text: string, question: string, holders: [string, number][] = []) =>
  ({
    text,
    heading: "Einrichten",
    searched: { passages: 10, holders: new Map(holders), question, shown: question },
  }) as FoundPassage;
const asks = (question: string, text: string, holders?: [string, number][]) =>
  namesAnother(question, [passage(text, question, holders)]);

describe("a question about something with a name of its own", () => {
  it("is about something else where the passages have another number of it", () => {
    expect(asks("Läuft es unter Windows 11?", "Unter Windows 7 läuft es. 11 Dateien werden kopiert.")).toBe(
      true,
    );
    expect(asks("Läuft es unter Windows 7?", "Unter Windows\n7 läuft es.")).toBe(false);
  });

  it("is about something else where the passages name no such system, program or service", () => {
    expect(asks("Gibt es das auch für Android?", "Das gibt es auch für Drucker.")).toBe(true);
    expect(asks("Gibt es das auch für Android?", "Für Android-Geräte gibt es das.")).toBe(false);
    expect(asks("Kann ich mit PayPal bezahlen?", "Sie bezahlen mit Karte.")).toBe(true);
  });

  it("is told by a capital that no passage has, in languages that write nouns small", () => {
    expect(asks("How do I use it with Nautilus?", "Use it with care.", [["nautilus", 0]])).toBe(true);
    expect(asks("How do I use it with Nautilus?", "Use it with care.", [["nautilus", 2]])).toBe(false);
    expect(asks("Wie öffne ich die Schublade?", "So geht es.", [["schublade", 0]])).toBe(false);
  });

  it("is not seen in other questions", () => {
    expect(asks("Wie lange gilt das Signalwort?", "Es gilt ein Jahr.")).toBe(false);
    expect(asks("Bis 10 Uhr?", "Bis zum Mittag.")).toBe(false);
  });
});
