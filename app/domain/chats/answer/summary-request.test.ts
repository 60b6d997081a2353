import { describe, expect, it } from "vitest";
import { asksForAnySummary, namedDocument, summaryRequest } from "./summary-request";

describe("a request for a document's contents", () => {
  it.each([
    ["Fasse das Handbuch zusammen", "de", "handbuch"],
    ["Hallo, bitte fassen Sie mir kurz das Personalhandbuch zusammen!", "de", "personalhandbuch"],
    ["Kannst du das Dokument kurz zusammenfassen?", "de", "dokument"],
    [
      "Gib mir eine kurze Zusammenfassung der Betriebsvereinbarung Arbeitszeit",
      "de",
      "betriebsvereinbarung arbeitszeit",
    ],
    ["Personalhandbuch.pdf zusammenfassen", "de", "personalhandbuch pdf"],
    ["Worum geht es in der Betriebsvereinbarung?", "de", "betriebsvereinbarung"],
    ["Worum geht’s im Handbuch?", "de", "handbuch"],
    ["Was sind die wichtigsten Punkte des Handbuchs?", "de", "handbuchs"],
    ["Was steht eigentlich im Handbuch?", "de", "handbuch"],
    ["What does the travel policy say?", "en", "travel policy"],
    ["Que contient le guide ?", "fr", "guide"],
    ["Summarise the employee handbook, please", "en", "employee handbook"],
    ["Could you summarize this document?", "en", "document"],
    ["What is the travel policy about?", "en", "travel policy"],
    ["Résumez-moi le règlement intérieur", "fr", "reglement interieur"],
    ["Fais-moi un résumé du manuel, s’il te plaît", "fr", "manuel"],
    ["De quoi parle le guide ?", "fr", "guide"],
    ["لخّص دليل الموظفين", "ar", "دليل موظفين"],
    ["عمّ يتحدث الدليل؟", "ar", "دليل"],
  ])("%s", (question, language, document) => {
    expect(summaryRequest(question)).toEqual({ language, document: document.split(" ") });
  });

  it.each([
    "Wie wird die Zeit zusammengefasst?",
    "Wer muss das Protokoll zusammenfassen?",
    "Wo steht die Zusammenfassung des Jahres?",
    "Worum geht es?",
    "Fasse zusammen",
    "Bitte das zusammenfassen",
    "What is the notice period?",
    "Who writes the summary of the report?",
    "Quel est le délai ?",
    "ما هي مدة الإجازة؟",
  ])("is not: %s", question => {
    expect(summaryRequest(question)).toBeUndefined();
  });

  it("is no context for the next question, unless it names a topic", () => {
    expect(asksForAnySummary("Fasse das Handbuch zusammen")).toBe(true);
    expect(asksForAnySummary("Fasse die Urlaubsregelung zusammen")).toBe(false);
  });
});

describe("the document that is meant", () => {
  const files = [
    "Mitarbeiterhandbuch.pdf",
    "Betriebsvereinbarung Arbeitszeit.docx",
    "Betriebsvereinbarung IT.docx",
  ].map(name => ({ name, title: null }));
  const meant = (question: string, among: { name: string; title: string | null }[] = files) => {
    const found = namedDocument(summaryRequest(question)!, among);
    return typeof found === "object" ? found.name : found;
  };

  it.each([
    ["Fasse das Handbuch zusammen", "Mitarbeiterhandbuch.pdf"],
    ["Was sind die wichtigsten Punkte des Handbuchs?", "Mitarbeiterhandbuch.pdf"],
    ["Fasse das Personalhandbuch zusammen", "Mitarbeiterhandbuch.pdf"],
    ["Fasse das Produkthandbuch zusammen", undefined],
    ["Fasse die Betriebsvereinbarung Arbeitszeit zusammen", "Betriebsvereinbarung Arbeitszeit.docx"],
    ["Worum geht es in der Betriebsvereinbarung IT?", "Betriebsvereinbarung IT.docx"],
    ["Fasse die Datei Betriebsvereinbarung IT.docx zusammen", "Betriebsvereinbarung IT.docx"],
    ["Worum geht es in der Betriebsvereinbarung?", "several"],
    ["Fasse das Dokument zusammen", "several"],
    ["Fasse die Urlaubsregelung zusammen", undefined],
    ["Worum geht es im Projekt Nordlicht?", undefined],
    ["Was steht im Mitarbeiterhandbuch zu Urlaub?", undefined],
  ])("%s", (question, name) => {
    expect(meant(question)).toBe(name);
  });

  it("is the only one, by any name, and is found by its title", () => {
    expect(meant("Fasse das Handbuch zusammen", [{ name: "scan-0412.pdf", title: null }])).toBe(
      "scan-0412.pdf",
    );
    const titled = [{ name: "scan-0412.pdf", title: "Reisekostenrichtlinie" }, ...files];
    expect(meant("Fasse die Reisekostenrichtlinie zusammen", titled)).toBe("scan-0412.pdf");
  });
});
