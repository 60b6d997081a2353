import { expect, test } from "vitest";
import { isLeadIn } from "./lead-in";

/** Whether a sentence of a text only introduces others. */
function leads(text: string, sentence: string): boolean {
  const start = text.indexOf(sentence);
  return isLeadIn(text, { start, end: start + sentence.length });
}

test("a short numbered line is a heading on its own, and an item beside the next number", () => {
  const alone = "Davor steht etwas.\n\n2. Urlaub\n\nDer Urlaub dauert dreißig Tage.";
  expect(leads(alone, "2. Urlaub")).toBe(true);
  const columns = "Die Spalten sind:\n\n1. Kontoart\n\n2. Kontonummer\n\n3. Beschreibung";
  expect(leads(columns, "1. Kontoart")).toBe(false);
  expect(leads(columns, "3. Beschreibung")).toBe(false);
});

test("the heading of a section may hold a colon, a value may not", () => {
  const text = "Davor.\n\n3.2.3 Das Leerzeichen: ~\n\nFarbe: blau\n\nEs bricht nie um.";
  expect(leads(text, "3.2.3 Das Leerzeichen: ~")).toBe(true);
  expect(leads(text, "Farbe: blau")).toBe(false);
});

test("a caption is no answer, and prose that begins with its figure may be", () => {
  const text = "Tabelle 4.28. Abgleichen - Informationen zum Abgleich\n\nDanach steht mehr.";
  expect(leads(text, "Abgleichen - Informationen zum Abgleich")).toBe(true);
  const prose = "Abbildung 1 zeigt, dass für den Benutzer drei Ordner von Bedeutung sind.";
  expect(leads(prose, prose)).toBe(false);
  const long = `Tabelle 2: Ordner. ${"Für den Benutzer sind im Wesentlichen drei Ordner von Bedeutung. ".repeat(3)}`;
  expect(leads(long, "Für den Benutzer sind im Wesentlichen drei Ordner von Bedeutung.")).toBe(false);
});

test("a command of a menu is no answer, and the short line that describes an option is one", () => {
  const text =
    "Das steht davor.\n\nDatei → Zertifikate exportieren ...\n\nSchreibt sie in eine Datei.\n\n-d --decrypt\n\nDatei(en) entschlüsseln\n\nUrlaub\n\nEr dauert.";
  expect(leads(text, "Datei → Zertifikate exportieren ...")).toBe(true);
  expect(leads(text, "Datei(en) entschlüsseln")).toBe(false);
  expect(leads(text, "Urlaub")).toBe(true);
});

test("an item of a menu names what stands elsewhere", () => {
  const text = "– [Autoren], Seite 78: die Menschen hinter LilyPond.\n\nWeiter unten steht mehr.";
  expect(leads(text, "– [Autoren], Seite 78: die Menschen hinter LilyPond.")).toBe(true);
  expect(leads(text, "Weiter unten steht mehr.")).toBe(false);
});

test("an entry of contents without page numbers is no answer", () => {
  expect(
    leads("3.2.4. Ein Szenario gewinnen 3.2.5. Allgemeine Hinweise", "Ein Szenario gewinnen 3.2.5."),
  ).toBe(true);
  const prose = "Nötig ist Python 3.11.";
  expect(leads(prose, prose)).toBe(false);
});

test("a sentence that only names where more is written is no answer", () => {
  for (const pointer of [
    "Weitere Informationen finden Sie unter „Zertifikate suchen und importieren“.",
    "Lesen Sie bitte „Bestimmen der Adressen und Ports“ für weitere Details.",
    "Wenn Sie nicht wissen, was ein Zertifikat ist, lesen Sie zunächst das Kapitel Grundlagen.",
    "If you are new to printing, please read the chapter on printers.",
    "[Schmidt2021]",
    "For more information about printing, see the chapter on printers.",
    "Pour plus d’informations, consultez le manuel.",
    "Pour plus de renseignements sur les types de compte, voir la section 7.7, Types de comptes.",
    "For more information on how to restrict actions, refer to the users(5) manual page.",
    "Refer to the security chapter of the manual for information on how to secure clients.",
  ])
    expect(leads(`Davor. ${pointer}`, pointer), pointer).toBe(true);
  for (const answer of ["Weitere Informationen gibt Frau Meier.", "Lesen Sie bitte zuerst das Handbuch."])
    expect(leads(`Davor. ${answer}`, answer), answer).toBe(false);
});

test("the heading of a section is one at a passage's end and with an ellipsis too", () => {
  const text =
    "Davor steht etwas.\n\n2.5. Als Ebenen öffnen …\n\nSo öffnen Sie Ebenen.\n\n2.6. Bilder speichern";
  expect(leads(text, "2.5. Als Ebenen öffnen …")).toBe(true);
  expect(leads(text, "2.6. Bilder speichern")).toBe(true);
  const captions = "Drei Ebenen.\n\n„Unsichtbare Ebenen löschen“ aktiviert";
  expect(leads(captions, "„Unsichtbare Ebenen löschen“ aktiviert")).toBe(true);
  expect(leads("Davor.\n\nUnd so weiter …\n\nDanach.", "Und so weiter …")).toBe(false);
});

test("an entry of contents in a list is no answer", () => {
  const text = "– 2.1 Der erste Start\n– 2.2 Ein Konto\n\n– 2.5 Liter sind genug.";
  expect(leads(text, "– 2.1 Der erste Start")).toBe(true);
  expect(leads(text, "– 2.5 Liter sind genug.")).toBe(false);
});

test("all sentences of a question lead to its answer, which begins with an A", () => {
  const text =
    "F: Das Bild ist schwarz! Ich habe es zweimal versucht.\n\nA: Der Treiber ist zu alt. Installieren Sie einen neuen.";
  expect(leads(text, "F: Das Bild ist schwarz!")).toBe(true);
  expect(leads(text, "Ich habe es zweimal versucht.")).toBe(true);
  expect(leads(text, "A: Der Treiber ist zu alt.")).toBe(false);
  expect(leads(text, "Installieren Sie einen neuen.")).toBe(false);
  const below = "F: Ist das Bild schwarz?\nA: Der Treiber ist zu alt. Warten Sie.";
  expect(leads(below, "Warten Sie.")).toBe(false);
  expect(leads("F. Müller leitet das Lager.", "F. Müller leitet das Lager.")).toBe(false);
});

test("a sentence that only refers to another place is no answer", () => {
  expect(leads("See the DVD chapter.", "See the DVD chapter.")).toBe(true);
  const text = "A: Ja. Siehe auch Abschnitt 3. Siehe Kapitel 4: Dort melden Sie sich an.";
  expect(leads(text, "Siehe auch Abschnitt 3.")).toBe(true);
  expect(leads(text, "Siehe Kapitel 4: Dort melden Sie sich an.")).toBe(false);
  expect(leads("See a doctor on the third day.", "See a doctor on the third day.")).toBe(false);
});
