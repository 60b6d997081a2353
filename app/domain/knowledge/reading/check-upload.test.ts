import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cpuTime } from "../../../../tests/factories/cpu-time";
import * as documents from "../../../../tests/factories/documents";
import { checkUpload } from "./check-upload";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lotse-check-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function check(content: Buffer | string, name?: string): Promise<string> {
  const path = join(folder, "staged");
  await writeFile(path, content);
  return checkUpload(path, name).then(
    ({ kind }) => kind,
    error => error.code,
  );
}

const paragraph = documents.paragraphXml("Guten Tag.");
const macroType = "application/vnd.ms-word.document.macroEnabled.main+xml";
const sheetType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml";

describe("what an upload is", () => {
  it("is recognised by its content, not by its name", async () => {
    expect(await check(await documents.handbookPdf(1))).toBe("pdf");
    expect(await check(await documents.handbookDocx())).toBe("docx");
    expect(await check(documents.rawDocx(paragraph), "Bericht")).toBe("docx");
  });

  it("is refused when its name promises another type", async () => {
    expect(await check(await documents.handbookPdf(1), "Bericht.docx")).toBe("file_type_mismatch");
    expect(await check(await documents.handbookDocx(), "Bericht.PDF")).toBe("file_type_mismatch");
    expect(await check("<html><script>alert(1)</script>", "Bericht.pdf")).toBe("file_type_mismatch");
    expect(await check("MZ\x90\x00 This program cannot be run", "Bericht.docx")).toBe("file_type_mismatch");
  });

  it("is refused when it is neither of the two", async () => {
    expect(await check("", "leer.pdf")).toBe("file_empty");
    expect(await check("a,b,c", "Liste.csv")).toBe("file_type");
    expect(await check("<html>%PDF-1.7 %%EOF", "Bericht")).toBe("file_type");
    expect(await check(documents.zip([{ name: "a.txt", content: "a" }]), "Archiv.zip")).toBe("file_type");
  });

  it("is asked for without its password when Word has locked it", async () => {
    const locked = Buffer.alloc(1536);
    Buffer.from("d0cf11e0a1b11ae1", "hex").copy(locked);
    locked.writeUInt16LE(9, 30);
    locked.writeUInt32LE(1, 48);
    for (const name of ["EncryptedPackage", "ENCRYPTEDPACKAGE"]) {
      Buffer.from(name, "utf16le").copy(locked, 1024 + 128);
      expect(await check(locked, "Bericht.docx")).toBe("docx_encrypted");
    }
    locked.fill(0, 1024);
    expect(await check(locked, "Bericht.docx")).toBe("file_type_mismatch");
  });

  it("is no Word document when it is a workbook, an archive or has macros", async () => {
    expect(await check(documents.rawDocx(paragraph, { mainType: sheetType }), "Bericht.docx")).toBe(
      "file_type_mismatch",
    );
    expect(await check(documents.zip([{ name: "a.txt", content: "a" }]), "Bericht.docx")).toBe(
      "file_type_mismatch",
    );
    expect(await check(documents.rawDocx(paragraph, { mainType: macroType }))).toBe("file_type");
    const macros = [{ name: "word/vbaProject.bin", content: "x" }];
    expect(await check(documents.rawDocx(paragraph, { more: macros }))).toBe("file_type");
  });
});

describe("a PDF with an archive behind it", () => {
  it("is refused, because programs would see two different files", async () => {
    const [document, archive] = [
      await documents.handbookPdf(1),
      documents.zip([{ name: "a.txt", content: "a" }]),
    ];
    expect(await check(Buffer.concat([document, archive]), "a.pdf")).toBe("file_two_types");
    const hidden = Buffer.concat([document, archive, Buffer.from("\n%%EOF\n")]);
    expect(await check(hidden, "a.pdf")).toBe("file_two_types");
  });

  it("is none because some of its bytes look like the end of an archive", async () => {
    const mark = Buffer.concat([
      Buffer.from("\n%PK\x05\x06"),
      Buffer.alloc(30, 0x20),
      Buffer.from("\n%%EOF\n"),
    ]);
    expect(await check(Buffer.concat([await documents.handbookPdf(1), mark]))).toBe("pdf");
  });
});

describe("a Word document with elements within elements", () => {
  const nested = (depth: number) =>
    documents.rawDocx("<w:p>".repeat(depth) + paragraph + "</w:p>".repeat(depth));

  it("is refused at once where no person has written it", async () => {
    const deep = nested(200_000);
    expect(deep.length).toBeLessThan(10_000);
    const before = cpuTime();
    expect(await check(deep)).toBe("docx_nested");
    expect(cpuTime() - before).toBeLessThan(200);
  });

  it("is refused also where a processing instruction with an apostrophe stands before them", async () => {
    const behindApostrophe = documents.rawDocx(
      `<?note '?>${"<w:ins>".repeat(5000)}<?note '?>${"</w:ins>".repeat(5000)}`,
    );
    expect(await check(behindApostrophe)).toBe("docx_nested");
  });

  it("is taken with tables in tables, and with signs in its values and comments that look like elements", async () => {
    expect(await check(nested(300))).toBe("docx");
    const tricky = `<w:p w:a="a>b" w:b='<"'/><!-- <w:p><w:p> --><w:t><![CDATA[<w:p><w:p>]]></w:t>`;
    expect(await check(documents.rawDocx(tricky.repeat(1_000)))).toBe("docx");
  });
});

describe("a damaged upload", () => {
  it("is a PDF without its end", async () => {
    const whole = await documents.handbookPdf(30);
    expect(await check(whole.subarray(0, whole.length / 2))).toBe("pdf_broken");
  });

  it("is an archive without its directory, or with damage inside", async () => {
    const whole = await documents.handbookDocx();
    expect(await check(whole.subarray(0, whole.length - 200))).toBe("docx_broken");
    const damaged = documents.rawDocx(paragraph);
    damaged.fill(0xff, 60, 90);
    expect(await check(damaged)).toBe("docx_broken");
  });

  it("has two parts of one name, or a part with a way out of the archive", async () => {
    const twice = { name: "word/document.xml", content: "<a/>" };
    expect(await check(documents.rawDocx(paragraph, { more: [twice] }))).toBe("docx_broken");
    const outside = { name: "../../etc/cron.d/x.xml", content: "<a/>" };
    expect(await check(documents.rawDocx(paragraph, { more: [outside] }))).toBe("docx_broken");
  });
});

describe("a zip bomb", () => {
  it("is one by its ratio", async () => {
    const bomb = documents.rawDocx("<w:p/>".repeat(4_000_000));
    expect(bomb.length).toBeLessThan(200_000);
    expect(await check(bomb)).toBe("docx_bomb");
  });

  it("is one when its directory hides the size", async () => {
    expect(await check(documents.rawDocx("<w:p/>".repeat(400_000), { claims: 2000 }))).toBe("docx_bomb");
  });

  it("is one when entries share their bytes", async () => {
    expect(await check(documents.rawDocx(paragraph, { sharing: 50 }))).toBe("docx_bomb");
  });

  it("is one by the number of its entries", async () => {
    const more = Array.from({ length: 10_001 }, (_, at) => ({ name: `word/${at}.bin`, content: "" }));
    expect(await check(documents.rawDocx(paragraph, { more }))).toBe("docx_bomb");
  });

  it("is not a long document that repeats itself", async () => {
    expect(await check(documents.rawDocx(paragraph.repeat(20_000)))).toBe("docx");
  });
});

describe("a part of a Word document", () => {
  it.each([
    '<!DOCTYPE w:document [<!ENTITY a SYSTEM "file:///etc/passwd">]>',
    "<!-- <w:document> --><!DOCTYPE x>",
    '<?x y?>\n<!doctype x SYSTEM "http://127.0.0.1/x.dtd">',
  ])("may not begin with %s", async prolog => {
    expect(await check(documents.rawDocx(paragraph, { prolog }))).toBe("docx_entities");
  });

  it("may hide no DOCTYPE in another part or another encoding", async () => {
    const note = { name: "word/footnotes.xml", content: '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' };
    expect(await check(documents.rawDocx(paragraph, { more: [note] }))).toBe("docx_entities");
    const wide = {
      name: "word/footnotes.xml",
      content: Buffer.from('<!DOCTYPE a [<!ENTITY b "c">]><a/>', "utf16le"),
    };
    expect(await check(documents.rawDocx(paragraph, { more: [wide] }))).toBe("docx_broken");
  });

  it("may carry data of another program in another encoding, which is ignored", async () => {
    const content = Buffer.from('\ufeff<?xml version="1.0" encoding="utf-16"?><daten/>', "utf16le");
    const more = [{ name: "customXml/item1.xml", content }];
    expect(await check(documents.rawDocx(documents.paragraphXml("Text"), { more }))).toBe("docx");
  });

  it("may speak of a DOCTYPE in its text and in a comment", async () => {
    const body = documents.paragraphXml("&lt;!DOCTYPE html&gt;");
    expect(await check(documents.rawDocx(body, { prolog: "<!-- <!DOCTYPE x> -->" }))).toBe("docx");
  });
});
