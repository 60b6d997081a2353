import { describe, expect, it, test } from "vitest";
import { splitContents } from "./pdf-contents";
import type { Row } from "./pdf-rows";

function rows(...texts: string[]): Row[] {
  return texts.map((text, at) => ({
    y: 80 + at * 14,
    size: 10,
    sizes: [10],
    font: "a",
    left: 72,
    right: 400,
    rightToLeft: false,
    segments: [{ left: 72, right: 400, text }],
  }));
}

/** The lines of contents found on a page of a document of 30 pages. */
function found(texts: string[], { pages = 30, before }: { pages?: number; before?: number } = {}): string[] {
  return splitContents(rows(...texts), pages, before).lines;
}

describe("a table of contents", () => {
  it("is known by its leaders", () => {
    expect(
      found([
        "Ein Satz davor.",
        "Krankmeldung ........ 13",
        "Attest . . . . . . 14",
        "Pflege …… 20",
        "Ende.",
      ]),
    ).toEqual(["Krankmeldung … 13", "Attest … 14", "Pflege … 20"]);
  });

  it("may begin with roman numbers, and has no leaders at chapters", () => {
    const texts = [
      "Inhalt",
      "Erklärung iv",
      "Vorwort vi",
      "Kurzfassung vii",
      "Abstract viii",
      "1 Einleitung 1",
      "2 Urlaub 4",
    ];
    expect(found(texts)).toHaveLength(6);
  });

  it("may end above a list of figures", () => {
    const contents = ["Krankmeldung ........ 13", "Attest ........ 14", "Pflege ........ 20"];
    const figures = [
      "Abbildungsverzeichnis",
      "1 Der Hof ........ 7",
      "2 Das Lager ........ 8",
      "3 Der Hafen ........ 9",
    ];
    expect(found([...contents, ...figures], { before: 12 })).toEqual(
      contents.map(text => text.replace("........", "…")),
    );
  });

  it("is no list of changes, which says something below each version", () => {
    const changes = [
      "v1.0",
      "Global: erste Version ........ 3",
      "v1.1",
      "Neue Option für Noten ........ 3",
      "Umbruch der Seiten ........ 5",
    ];
    expect(found(["Änderungen", ...changes])).toEqual([]);
  });

  it("is one run where the titles of entries with leaders take several lines", () => {
    const long = [
      "Was zu tun ist, wenn",
      "jemand länger krank ist",
      "und keine Vertretung da ist ........ 14",
    ];
    expect(found(["Attest ........ 12", "Pflege ........ 13", ...long, "Reisen ........ 15"])).toHaveLength(
      6,
    );
  });

  it("is known by its title, roman numbers and a name over two lines included", () => {
    const lines = ["Inhalt", "Vorwort iv", "Urlaub und alles, was", "damit zu tun hat 3", "Reisen 12"];
    expect(found(lines)).toEqual([
      "Vorwort … iv",
      "Urlaub und alles, was",
      "damit zu tun hat … 3",
      "Reisen … 12",
    ]);
  });

  it("needs no page numbers below its title, as in a document set from web pages, and goes on at the next page", () => {
    const lines = [
      "1. Bilddateien",
      "1.1. Bilder speichern",
      "1.2. Dateiformate",
      "2. Bilder für das",
      "Web",
    ];
    const text = ["Eine Seite im Web soll klein sein.", "3 Bilder sind genug."];
    expect(found(["Inhaltsverzeichnis", ...lines, "2.1. Größe", ...text])).toEqual([...lines, "2.1. Größe"]);
    expect(found(["2.2. Transparenz", "3. Drucken", ...text], { before: 0 })).toEqual([
      "2.2. Transparenz",
      "3. Drucken",
    ]);
    expect(found([...lines, ...text])).toEqual([]);
    expect(found(["Inhalt", "1. Schrauben", "2. Dübel", "3. Haken", ...text])).toEqual([]);
  });

  it("without page numbers has titles that end like statements, if their numbers follow each other", () => {
    const lines = [
      "1. Einführung",
      "1.1. Warum noch ein Programm?",
      "1.1.1. Und ...",
      "2. Vergleichen:",
      "2.1. Einfügen.",
    ];
    expect(found(["Inhalt", ...lines, "2.2. Drucken"])).toHaveLength(6);
    expect(found(["Inhalt", "1. Einführung", "1.1. Ziele", "1.2. Wege", "4. Drücken Sie OK."])).toHaveLength(
      3,
    );
  });

  it("is known below its title by numbered chapters with indented sections", () => {
    const lines = [
      "1. Einführung",
      "2. Funktionen",
      "Suchen und importieren",
      "3. Menüs",
      "Das Menü Datei ...",
    ];
    const page = (indent: number) =>
      rows("Inhaltsverzeichnis", ...lines, "Dieses Programm verwaltet Zertifikate.").map(row =>
        /^(?:Suchen|Das)/.test(row.segments[0]!.text) ? { ...row, left: row.left + indent } : row,
      );
    expect(splitContents(page(24), 30, undefined).lines).toEqual(lines);
    expect(splitContents(page(0), 30, undefined).lines).toEqual([]);
  });

  it("with indented sections fills pages up to the appendices", () => {
    const page = (...texts: string[]) =>
      rows(...texts.map(text => text.trim())).map((row, at) => ({
        ...row,
        left: row.left + (texts[at]!.startsWith(" ") ? 24 : 0),
      }));
    const sections = ["Konto", "Vorgang", "Kategorie", "Einheit", "Währung", "Bank", "Aktie"].map(
      text => ` ${text}`,
    );
    const first = page("Inhaltsverzeichnis", "1. Einführung", ...sections);
    expect(splitContents(first, 30, undefined).lines).toHaveLength(8);
    expect(splitContents(first.slice(0, -2), 30, undefined).lines).toEqual([]);
    const next = page(
      " Fonds",
      "2. Berichte",
      " Diagramme",
      "3. Lizenz",
      "A. Beispiele",
      "B. Tasten",
      "Erste Schritte",
      "1. Öffnen Sie ein Konto",
    );
    expect(splitContents(next, 30, 0).lines).toEqual([
      "Fonds",
      "2. Berichte",
      "Diagramme",
      "3. Lizenz",
      "A. Beispiele",
      "B. Tasten",
    ]);
    expect(splitContents(next, 30, undefined).lines).toEqual([]);
    expect(splitContents(page("Konto", ...sections), 30, 0).lines).toEqual([]);
  });

  it("is known by section numbers of several levels", () => {
    const lines = ["1 Start 3", "1.1 Ziele 3", "1.2 Wege 4", "2 Urlaub 7", "2.1 Antrag 8"];
    expect(found(lines)).toHaveLength(5);
    expect(found(lines, { pages: 5 })).toEqual([]);
  });

  it("with page numbers ends before the first chapter of the next page, whose headings stay text", () => {
    expect(found(["1 Willkommen", "1.1 Wer wir sind", "Wir handeln mit Kaffee."], { before: 27 })).toEqual(
      [],
    );
  });

  it("that is known by its title and section numbers says its last page number too", () => {
    const last = (...texts: string[]) => splitContents(rows("Inhalt", ...texts), 30, undefined).last;
    expect(last("1 Start 3", "1.1 Ziele 3", "1.2 Wege im Haus", "2 Urlaub 7")).toBe(7);
    expect(last("1 Start", "1.1 Ziele", "1.2 Wege", "2 Windows 10")).toBe(0);
  });

  it("goes on overleaf", () => {
    expect(found(["Anhang A 21", "Anhang B 22", "Text danach."], { before: 20 })).toEqual([
      "Anhang A … 21",
      "Anhang B … 22",
    ]);
    expect(found(["Anhang A 21", "Anhang B 22", "Text danach."])).toEqual([]);
  });

  it("goes on overleaf below a running head with a roman number", () => {
    expect(
      found(["Das Handbuch vii", "6 Fragen 22", "7 Lizenz 24", "B.1 Kosten . . . . 24"], { before: 21 }),
    ).toEqual(["Das Handbuch … vii", "6 Fragen … 22", "7 Lizenz … 24", "B.1 Kosten … 24"]);
  });

  it("is a list of tables, even of a single one", () => {
    expect(found(["Das Handbuch viii", "Tabellenverzeichnis", "3.1 Rechte . . . . . . 21"])).toHaveLength(3);
    expect(found(["Das Handbuch viii", "Verzeichnisse", "3.1 Rechte . . . . . . 21"])).toEqual([]);
  });

  it("is no list of parts, no prices and no sentences that end in a number", () => {
    expect(found(["1 Schraube M6 4", "2 Mutter M6 8", "3 Scheibe 12", "4 Bolzen 16", "5 Splint 18"])).toEqual(
      [],
    );
    expect(found(["Inhalt:", "Schrauben 4", "Muttern 8", "Scheiben 12"])).toEqual([]);
    expect(found(["Kaffee ........ 2,50", "Tee ........ 2,80", "Kakao ........ 3,20"])).toEqual([]);
    expect(
      found(["Wir feiern seit 1", "und seit Raum 2", "auch in Raum 3", "sowie in Raum 4", "und Raum 5"]),
    ).toEqual([]);
    expect(found(["Kaffee ........ 9", "Tee ........ 5", "Kakao ........ 7"])).toEqual([]);
  });
});

test("an index with leaders is left out like a table of contents", () => {
  const entry = (name: string, page: number) => `${name} . . . . . . . . ${page}`;
  const names = ["Akkord", "Balken", "Chor", "Dauer", "Engraver", "Fagott", "Geige", "Hals", "Intervall"];
  const index = names.map((name, at) => entry(name, 7 + ((at * 13) % 20)));
  expect(found(["A", ...index])).toEqual(["A", ...index]);
});
