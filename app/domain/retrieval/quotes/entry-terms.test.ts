import { expect, test } from "vitest";
import { beginsWithNamed, isEntryTerm, isNamedEntry, namedTerms } from "./entry-terms";

test("commands of menus, options, keys and names of variables on lines of their own are what entries describe", () => {
  for (const line of [
    "Datei → Exportieren ... (Strg+E)",
    "Einstellungen → Leisten → Werkzeugleiste",
    "-s --sign",
    "Strg+Umschalt+S",
    "F5",
    "v / V",
    "p/P",
    "c60total",
    "si_unit",
    "minPasswordLength",
    "php.ini",
  ])
    expect(isEntryTerm(line), line).toBe(true);
  for (const line of [
    "Urlaub",
    "Das Menü Datei",
    "Wählen Sie Datei → Öffnen.",
    "Stand: Mai → Juni",
    "urlaub",
    "URLAUB",
    "E-Mail",
  ])
    expect(isEntryTerm(line), line).toBe(false);
});

test("a question names keys and options with their signs", () => {
  const names = (question: string, line: string) => isNamedEntry(line, namedTerms(question));
  expect(names("Was macht Strg+E?", "Datei → Exportieren ... (Strg+E)")).toBe(true);
  expect(names("Was macht Strg+E?", "Ansicht → Alle einklappen (Strg+,)")).toBe(false);
  expect(names("Was macht Strg+E?", "Strg + E: Exportieren")).toBe(true);
  expect(names("Wofür steht die Option -s?", "-s --sign")).toBe(true);
  expect(names("Wofür steht die Option -s?", "-S --server")).toBe(false);
  expect(names("Was macht --encrypt?", "-E --encrypt-sign")).toBe(false);
  expect(names("Was passiert, wenn ich v drücke?", "v / V")).toBe(true);
  expect(names("Was macht die Taste „p“?", "v / V")).toBe(false);
  expect(names("Wie lange gilt Klasse B?", "b / B")).toBe(false);
  expect(names("Was kostet der S-Bahn-Fahrschein?", "-s --sign")).toBe(false);
});

test("a row of a table and an item are about what they begin with", () => {
  const begins = (question: string, sentence: string) => beginsWithNamed(sentence, namedTerms(question));
  expect(begins("Was macht die Option -L?", "Option: -L, --login; Beschreibung: Meldet an.")).toBe(true);
  expect(begins("Was macht die Option -L?", "Option: -l, --spät; Beschreibung: Bricht ab.")).toBe(false);
  expect(begins("Was bedeutet %C?", "– %C: Der Befehl")).toBe(true);
  expect(begins("Was bedeutet %C?", "%W: Der Befehl mit Wartezeit")).toBe(false);
  expect(begins("Parameter $4?", "$4: Platz des Programms")).toBe(true);
  expect(begins("Was macht /msg?", "/msg Spitzname Nachricht")).toBe(true);
  expect(begins("Was steht in /etc/motd?", "/etc ist ein Ordner.")).toBe(false);
  expect(begins("Was kostet es?", "Option: -L; Beschreibung: Meldet an.")).toBe(false);
  expect(begins("Was heißt E04?", "Code: E04; Bedeutung: Der Tank ist leer.")).toBe(true);
  expect(begins("E04", "Code: E04; Bedeutung: Der Tank ist leer.")).toBe(true);
  expect(begins("Was heißt E04?", "Gerät: Spüler; Codes: E03, E04")).toBe(false);
  expect(begins("Braucht die E04 Starkstrom?", "Modell: E04; Tassen: 250")).toBe(false);
});
