import { describe, expect, it } from "vitest";
import { cleanName } from "./clean-name";

describe("the name of an uploaded file", () => {
  it.each([
    ["Urlaub 2026.docx", "Urlaub 2026.docx"],
    ["../../etc/passwd.pdf", "passwd.pdf"],
    ["C:\\Users\\me\\Plan.pdf", "Plan.pdf"],
    ["a\u0000b\r\nc.pdf", "ab c.pdf"],
    ["Rechnung\u202efdp.docx", "Rechnungfdp.docx"],
    ["  viele   Räume\t.pdf ", "viele Räume .pdf"],
    ["...", "Dokument"],
    ["\u202e\u0007", "Dokument"],
    ["", "Dokument"],
    ["Uberstunden\u0308.pdf", "Uberstunden\u0308.pdf".normalize("NFC")],
    ["قواعد الإجازات.docx", "قواعد الإجازات.docx"],
  ])("%j is shown as %j", (given, shown) => {
    expect(cleanName(given)).toBe(shown);
  });

  it("is cut to 200 characters and keeps its extension", () => {
    const name = cleanName(`${"ä".repeat(500)}.docx`);
    expect(name.length).toBeLessThanOrEqual(200);
    expect(name.endsWith("….docx")).toBe(true);
    expect(cleanName(`${"😀".repeat(150)}.pdf`)).not.toMatch(/\p{Cs}/u);
  });
});
