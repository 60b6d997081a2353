import { expect, it } from "vitest";
import { kindOfFile } from "./kind-of-file";

const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

it("calls an attachment by the ending of its name", () => {
  expect(kindOfFile("Preisliste 2026.docx", word)).toBe("DOCX");
  expect(kindOfFile("archive.tar.gz", "application/gzip")).toBe("GZ");
});

it("falls back to the type where a name has no ending", () => {
  expect(kindOfFile("", "text/calendar")).toBe("ICS");
  expect(kindOfFile("Angebot Nr. 12 vom Montag", "application/pdf")).toBe("PDF");
  expect(kindOfFile("", "application/x-unbekannt")).toBe("application/x-unbekannt");
});
