import { describe, expect, it } from "vitest";
import * as documents from "../../../../tests/factories/documents";
import { readPages as read } from "../../../../tests/factories/read-pages";
import { restoreHyphens } from "./soft-hyphens";

const hyphen = "\u00ad";

describe("hyphens that a font calls soft ones", () => {
  it("are read within words, between figures and at the ends of lines", async () => {
    const content = await documents.softHyphenPdf([
      "Die Arbeits-",
      "zeit der Stand-Mitarbeiter steht in der E-Mail-",
      "Adresse der Abteilung, für 10-20 Tage.",
    ]);
    expect((await read(content))[0]?.text).toBe(
      "Die Arbeitszeit der Stand-Mitarbeiter steht in der E-Mail-Adresse der Abteilung, für 10-20 Tage.",
    );
  });

  it.each([
    ["die Arbeits", `Arbeits${hyphen}`, "die Arbeits-"],
    ["EMail an 1020 Leute", `E${hyphen}Mail an 10${hyphen}20`, "E-Mail an 10-20 Leute"],
    ["er war gegangen und ge", `ge${hyphen}`, "er war gegangen und ge-"],
    ["der Zeitungs", `lesen wir in der Zeitungs${hyphen}`, "der Zeitungs-"],
    ["ganz andere Worte", `Zeitungs${hyphen}`, "ganz andere Worte"],
  ])("are put back into %s", (item, painted, whole) => {
    expect(restoreHyphens(item, painted)).toBe(whole);
  });
});
