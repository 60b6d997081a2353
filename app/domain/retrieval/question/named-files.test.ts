import { describe, expect, it, test } from "vitest";
import { mayNameFile, namedFiles } from "./named-files";

const files = [
  "Mitarbeiterhandbuch 2026.pdf",
  "Betriebsvereinbarung Arbeitszeit.docx",
  "Betriebsvereinbarung IT.docx",
  "Preisliste Großhandel Herbst 2026.pdf",
  "Employee handbook.pdf",
  "Travel policy.docx",
  "Règlement intérieur.pdf",
  "دليل الموظفين.pdf",
  "Umzug 2026.pdf",
  "parkplatz_plan.docx",
].map(name => ({ id: name, name, title: null }));

describe("who names a document as the source searches it for the rest of the question", () => {
  it.each([
    ["Was steht im Mitarbeiterhandbuch zu Überstunden?", "Überstunden", ["Mitarbeiterhandbuch 2026.pdf"]],
    ["Steht im Personalhandbuch etwas zu Haustieren?", "Haustieren", ["Mitarbeiterhandbuch 2026.pdf"]],
    [
      "Was sagt die Betriebsvereinbarung Arbeitszeit zu Überstunden?",
      "Überstunden",
      ["Betriebsvereinbarung Arbeitszeit.docx"],
    ],
    [
      "Was regelt die Betriebsvereinbarung zum Homeoffice?",
      "Homeoffice",
      ["Betriebsvereinbarung Arbeitszeit.docx", "Betriebsvereinbarung IT.docx"],
    ],
    [
      "Erlaubt die Betriebsvereinbarung IT private E-Mails?",
      "Erlaubt private E-Mails?",
      ["Betriebsvereinbarung IT.docx"],
    ],
    [
      "Was kostet laut Preisliste Großhandel der Espresso?",
      "Was kostet der Espresso?",
      ["Preisliste Großhandel Herbst 2026.pdf"],
    ],
    [
      "Wie viel Urlaub habe ich gemäß Mitarbeiterhandbuch?",
      "Wie viel Urlaub habe ich?",
      ["Mitarbeiterhandbuch 2026.pdf"],
    ],
    ["Was steht in Umzug 2026.pdf zum Aufzug?", "Aufzug", ["Umzug 2026.pdf"]],
    ["Was steht in „Umzug 2026“ zum Aufzug?", "Aufzug", ["Umzug 2026.pdf"]],
    ["Wann kommen laut „Umzug 2026“ die Packer?", "Wann kommen die Packer?", ["Umzug 2026.pdf"]],
    ["Was sagt parkplatz_plan.docx zu Gästen?", "Gästen", ["parkplatz_plan.docx"]],
    ["Que dit « Umzug 2026 » sur le parking ?", "parking", ["Umzug 2026.pdf"]],
    ["What does the employee handbook say about sick leave?", "sick leave", ["Employee handbook.pdf"]],
    [
      "According to the travel policy, may I fly business class?",
      "may I fly business class?",
      ["Travel policy.docx"],
    ],
    ["Que dit le règlement intérieur sur le tabac ?", "tabac", ["Règlement intérieur.pdf"]],
    ["Selon le règlement intérieur, peut-on fumer ?", "peut-on fumer?", ["Règlement intérieur.pdf"]],
    ["ماذا يقول دليل الموظفين عن الإجازة؟", "الإجازة", ["دليل الموظفين.pdf"]],
  ])("%s", (question, rest, names) => {
    const found = namedFiles(question, files);
    expect(found?.files.map(({ name }) => name)).toEqual(names);
    expect(found?.question).toBe(rest);
  });
});

test.each([
  ["names none of the documents", "Was steht in der Reisekostenrichtlinie zum Frühstück?"],
  ["quotes something that no document is called", "Was steht in „Anhang B“ zum Aufzug?"],
  ["names a document by a single word of its name", "Was steht beim Umzug zum Aufzug?"],
  ["asks for nothing but the document", "Was steht im Mitarbeiterhandbuch?"],
  ["asks about a document", "Seit wann gilt die Betriebsvereinbarung Arbeitszeit?"],
  ["wants to do something with a document", "Wie komme ich in die Preisliste Großhandel?"],
  ["has a word of a name in another sense", "Wie lange darf ich in der IT arbeiten?"],
])("who %s searches everything", (_, question) => {
  expect(namedFiles(question, files)).toBeUndefined();
});

test("the name ends with its own last word, not with a word that has its letters", () => {
  const files = [{ id: "1", name: "Anleitung A.pdf", title: null }];
  expect(namedFiles("Was steht in Anleitung A zum Antrieb?", files)?.question).toBe("Antrieb");
});

test("a document is found by its title, whatever its file is called", () => {
  const scan = { id: "1", name: "scan-0412.pdf", title: "Reisekostenrichtlinie" };
  const found = namedFiles("Was steht in der Reisekostenrichtlinie zum Frühstück?", [scan, ...files]);
  expect(found).toEqual({ files: [scan], question: "Frühstück" });
});

test("names of files are read only where a kind of document is named", () => {
  expect(mayNameFile("Was steht im Vertrag zur Kündigung?")).toBe(true);
  expect(mayNameFile("Was steht im Lager?")).toBe(false);
  expect(mayNameFile("Wie viele Urlaubstage habe ich?")).toBe(false);
});
