import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pdf } from "../../../../../tests/factories/documents";
import { inspectDocument } from "../inspect-document";
import type { ReadPage } from "../messages";
import { readDocument } from "../read-document";

const picture = "tests/fixtures/scanned-page.png";
const size = { size: "A5", margin: 48 } as const;
const sentences = [
  "Der Jahresurlaub beträgt dreißig Arbeitstage.",
  "Die Übergabe der Schlüssel erfolgt am letzten Arbeitstag beim Pförtner.",
  "Für die Prüfung der Regale ist der Sicherheitsbeauftragte zuständig.",
];

let folder: string;
let mixed: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "lotse-scan-"));
  mixed = join(folder, "mixed.pdf");
  const bytes = await pdf(page => {
    page.text("Diese Seite ist Text und kein Bild.");
    page.addPage().image(picture, 0, 0, { width: 419.53 });
    page.addPage().rotate(2, { origin: [210, 298] });
    page.image(picture, 0, 0, { width: 419.53 });
  }, size);
  writeFileSync(mixed, bytes);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function read(path: string, ocrPages: number): Promise<ReadPage[]> {
  const pages: ReadPage[] = [];
  await readDocument(path, "pdf", { ocrPages, onPages: batch => void pages.push(...batch) });
  return pages;
}

const codeOf = (work: Promise<unknown>) => work.then(String, (error: { code?: string }) => error.code);

describe("a scanned page", () => {
  it("is read beside pages that are text, straight and turned by two degrees, and says how sure it is", async () => {
    const [text, straight, turned] = await read(mixed, 10);
    expect(text).toMatchObject({ confidence: null, text: "Diese Seite ist Text und kein Bild." });
    for (const page of [straight!, turned!]) {
      const said = page.text.replace(/\s+/g, " ");
      for (const sentence of sentences) expect(said).toContain(sentence);
      expect(page.confidence).toBeGreaterThan(75);
      expect(page.passages.length).toBeGreaterThan(0);
    }
  });

  it("of a company's rules has their headings with the numbers of sections, and each paragraph of them", async () => {
    const path = join(folder, "rules.pdf");
    const rules = await pdf(
      page => void page.image("tests/fixtures/scanned-rules.png", 0, 0, { width: 419.53 }),
      size,
    );
    writeFileSync(path, rules);
    const [page] = await read(path, 10);
    expect(page!.heading).toBe("§ 4 Ort und Zeit der Benutzung");
    expect(page!.text).toContain(
      "Räumen des Standesamtes während der Öffnungszeiten eingesehen werden.\n(2) Benutzer",
    );
    expect(page!.text).toContain(
      "§ 5 Vorlage von Archivgut\n\n(1) Das Archivgut ist sorgfältig zu behandeln",
    );
  });

  it("stays without text where that is switched off; too many are refused before the first is read", async () => {
    const pages = await read(mixed, 0);
    expect(pages.map(page => page.text)).toEqual(["Diese Seite ist Text und kein Bild.", "", ""]);
    expect(await codeOf(read(mixed, 1))).toBe("scan_too_long");
  });

  it("of 2,000 pages is refused before any of them is read", async () => {
    const path = join(folder, "long.pdf");
    const bytes = await pdf(page => {
      for (let number = 0; number < 2_000; number++) {
        if (number > 0) page.addPage();
        page.image(picture, 0, 0, { width: 419.53 });
      }
    }, size);
    writeFileSync(path, bytes);
    const pages: ReadPage[] = [];
    await expect(
      readDocument(path, "pdf", { ocrPages: 300, onPages: batch => void pages.push(...batch) }),
    ).rejects.toMatchObject({ code: "scan_too_long" });
    expect(pages).toEqual([]);
  });

  it("lets an upload pass that has nothing else, unless it is switched off", async () => {
    const path = join(folder, "scan.pdf");
    writeFileSync(path, await pdf(page => void page.image(picture, 0, 0, { width: 419.53 }), size));
    expect(await inspectDocument(path, "pdf", { owner: "a", ocrPages: 10 })).toEqual({ pages: 1 });
    expect(await codeOf(inspectDocument(path, "pdf", { owner: "a" }))).toBe("pdf_scan");
  });
});
