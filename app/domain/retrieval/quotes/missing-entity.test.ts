import { describe, expect, it } from "vitest";
import type { FoundPassage } from "~/domain/retrieval/search-index/found-passage";
import { lacksName, mentionsMissingEntity } from "./missing-entity";

const asks = (question: string, text: string) =>
  mentionsMissingEntity(question, [{ text, heading: "Einrichten" } as FoundPassage]);

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

  it("is about something else where the passages name no such file format", () => {
    expect(asks("Kann ich es als MP3 speichern?", "Sie können es als PDF speichern.")).toBe(true);
    expect(asks("Kann ich es als MP3 speichern?", "Sie können es als PDF oder MP3 speichern.")).toBe(false);
  });

  it("is about something else where no searched passage has its English or French name", () => {
    const search = {
      documentFrequencies: new Map([
        ["acme", 0],
        ["buffalo", 1],
        ["sunday", 0],
        ["lager", 0],
      ]),
    };
    const misses = (question: string, language = "en") =>
      mentionsMissingEntity(question, [
        { text: "", heading: "", language, search } as unknown as FoundPassage,
      ]);
    expect(misses("How do I set it up on an Acme disk?")).toBe(true);
    expect(misses("Comment le relier à un disque Acme ?", "fr")).toBe(true);
    expect(misses("How do I set it up on a Buffalo disk?")).toBe(false);
    expect(misses("Is it open on a Sunday?")).toBe(false);
    expect(misses("How Do I Set Up The Acme Disk?")).toBe(false);
    expect(misses("How do I set it up on an Acme disk?", "de")).toBe(false);
    expect(misses("Wann ist das Lager offen?", "de")).toBe(false);
  });

  it("may call a version by its number alone", () => {
    expect(asks("Was ist seit Version 1.5 der Standard?", "Seit Kompass 1.5 ist es die Karte.")).toBe(false);
    expect(asks("Was ist seit Version 1.5 der Standard?", "Seit Kompass 1.6 ist es die Karte.")).toBe(true);
  });

  it("is not seen in other questions", () => {
    expect(asks("Wie lange gilt das Signalwort?", "Es gilt ein Jahr.")).toBe(false);
    expect(asks("Bis 10 Uhr?", "Bis zum Mittag.")).toBe(false);
    expect(asks("Beträgt der Jahresurlaub 30 Tage?", "Er beträgt 28 Tage.")).toBe(false);
    expect(asks("Wie komme ich in Zeile 50?", "Springt zu der Zeile.")).toBe(false);
    expect(asks("Wiegt ein Karton 5 kg?", "Er wiegt vier Kilogramm.")).toBe(false);
  });
});

describe("a question that names a program or a brand", () => {
  const lacks = (question: string, text: string, fileName = "Handbuch.pdf") =>
    lacksName(question, { text, heading: null, fileName } as FoundPassage);

  it("is not answered by a passage of another one", () => {
    const text = "Im Mai 1996 wurde die erste Ausgabe der CDROM veröffentlicht.";
    expect(lacks("Wann wurde GnuCash veröffentlicht?", text)).toBe(true);
    expect(lacks("Wann wurde GnuCash veröffentlicht?", text, "gnucash-handbuch.pdf")).toBe(false);
    expect(lacks("Wie installiere ich LibreOffice?", "Laden Sie Libre Office herunter.")).toBe(false);
  });

  it("is not seen in abbreviations, other spellings and forms for all genders", () => {
    const text = "Die Gesellschaft haftet. Schreiben Sie eine E-Mail an die Beschäftigten.";
    expect(lacks("Haftet die GmbH?", text)).toBe(false);
    expect(lacks("Wie schreibe ich eine eMail?", text)).toBe(false);
    expect(lacks("Wie schreibe ich den MitarbeiterInnen?", text)).toBe(false);
  });
});
