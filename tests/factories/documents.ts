import { randomBytes } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import {
  AlignmentType,
  Document,
  FootnoteReferenceRun,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from "docx";
import PDFDocument from "pdfkit";

const sentences = [
  "Der Jahresurlaub beträgt 30 Arbeitstage bei einer Fünftagewoche.",
  "Nicht genommener Urlaub wird bis zum 31. März des Folgejahres übertragen.",
  "Die Kernarbeitszeit dauert von 9 bis 15 Uhr, z. B. mit einer Pause von 45 Minuten.",
  "Dienstreisen genehmigt die Leitung der Abteilung spätestens drei Tage vorher.",
  "Für die Nutzung eines privaten Wagens werden 0,30 Euro je Kilometer erstattet.",
  "Wer krank ist, meldet sich vor Beginn der Arbeit telefonisch und legt ab dem dritten Tag ein Attest vor.",
];

/** German prose of about 2,000 characters, different for each number. */
export function prose(number: number, length = 24): string {
  return Array.from({ length }, (_, at) => sentences[(at * 5 + number) % sentences.length]).join(" ");
}

/** A PDF drawn by `draw`; A4, Helvetica 11. */
export function pdf(
  draw: (document: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const document = new PDFDocument({ size: "A4", margin: 72, ...options });
    const chunks: Buffer[] = [];
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", () => resolve(Buffer.concat(chunks)));
    document.on("error", reject);
    document.font("Helvetica").fontSize(11);
    draw(document);
    document.end();
  });
}

/** A handbook of `pages` pages, each with a running header, a heading, its own prose and a page number. */
export function handbookPdf(pages: number, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  return pdf(document => {
    for (let page = 1; page <= pages; page++) {
      if (page > 1) document.addPage();
      document.fontSize(9).text("Handbuch der Kontor Nord GmbH", 72, 36, { lineBreak: false });
      document.fontSize(9).text(`Seite ${page} von ${pages}`, 72, 800, { lineBreak: false, height: 20 });
      document.font("Helvetica-Bold").fontSize(16).text(`${page} Kapitel ${page}`, 72, 72);
      document.font("Helvetica").fontSize(11).moveDown();
      document.text(`Die Kennzahl dieses Kapitels lautet ${1000 + page}. ${prose(page)}`);
    }
  }, options);
}

/** A PDF that needs a password. */
export function encryptedPdf(): Promise<Buffer> {
  return handbookPdf(2, { userPassword: "geheim", ownerPassword: "noch geheimer" });
}

/** Pages with a picture and no text. */
export function scanPdf(pages: number): Promise<Buffer> {
  return pdf(document => {
    for (let page = 1; page <= pages; page++) {
      if (page > 1) document.addPage();
      document.image(onePixelPng, 72, 72, { width: 400, height: 600 });
    }
  });
}

const onePixelPng = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYGAAAAAEAAH2FzhVAAAAAElFTkSuQmCC",
  "base64",
);

/** Text in an embedded font without a mapping of its glyphs to characters. */
export async function fontlessPdf(pages = 1, readable = 0): Promise<Buffer> {
  const font = "node_modules/@fontsource/public-sans/files/public-sans-latin-400-normal.woff";
  const draw = (document: PDFKit.PDFDocument) => {
    for (let page = 1; page <= pages + readable; page++) {
      if (page > 1) document.addPage();
      document.font(page > pages ? "Helvetica" : font).text(prose(page));
    }
  };
  const bytes = await pdf(draw, { compress: false });
  // Of the same length, so that offsets remain valid.
  return Buffer.from(bytes.toString("latin1").replaceAll("/ToUnicode", "/ToNothing"), "latin1");
}

/** Lines in an embedded font that calls its hyphens soft ones. */
export async function softHyphenPdf(lines: string[]): Promise<Buffer> {
  const draw = (document: PDFKit.PDFDocument) => {
    document.font("node_modules/@fontsource/public-sans/files/public-sans-latin-400-normal.woff");
    for (const line of lines) document.text(line, { lineBreak: false }).moveDown();
  };
  const bytes = await pdf(draw, { compress: false });
  return Buffer.from(bytes.toString("latin1").replaceAll("<002d>", "<00ad>"), "latin1");
}

/** A typical price list: cells by position, the header in bold. */
export function tablePdf(): Promise<Buffer> {
  const rows = [
    ["Artikel", "Menge", "Preis"],
    ["Röstkaffee", "500 g", "12,90 €"],
    ["Grüner Tee", "100 g", "7,50 €"],
    ["Kakao", "", "4,20 €"],
  ];
  return pdf(document => {
    document.text("Unsere Preise gelten ab dem 1. Januar 2026.");
    for (const [at, row] of rows.entries()) {
      document.font(at ? "Helvetica" : "Helvetica-Bold");
      for (const [column, cell] of row.entries())
        document.text(cell, 72 + column * 150, 120 + at * 20, { lineBreak: false });
    }
    document.text("Alle Preise verstehen sich inklusive Mehrwertsteuer.", 72, 240);
  });
}

/** Two columns of prose below a title. */
export function columnsPdf(columnGap = 30): Promise<Buffer> {
  return pdf(document => {
    document.fontSize(18).text("Rundbrief").fontSize(10).moveDown();
    document.text(`Anfang links. ${prose(1, 10)} Ende links. Anfang rechts. ${prose(2, 10)} Ende rechts.`, {
      columns: 2,
      columnGap,
      height: 330,
    });
  });
}

/** Begins with a PDF's header, but is not a PDF. */
export function brokenPdf(): Buffer {
  return Buffer.concat([
    Buffer.from("%PDF-1.7\n"),
    randomBytes(20_000),
    Buffer.from("\nstartxref\n9\n%%EOF\n"),
  ]);
}

/** A page whose content is one stream that unpacks to `megabytes`. */
export function bombPdf(megabytes: number): Buffer {
  const content = deflateOf(Buffer.alloc(megabytes * 1024 * 1024, "(Ha) Tj "));
  return rawPdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>",
    Buffer.concat([
      Buffer.from(`<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n`),
      content,
      Buffer.from("\nendstream"),
    ]),
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ]);
}

/** A price with the euro sign of LaTeX's eurosym, whose font names that glyph "e". */
export function eurosymPdf(): Buffer {
  const content =
    "BT /F 12 Tf 72 700 Td (Der Lohn liegt bei 8,50 ) Tj /E 12 Tf (e) Tj /F 12 Tf ( pro Stunde.) Tj ET";
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} >>`;
  return rawPdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R /E 6 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font("Helvetica"),
    font("KCXMNX+TeX-feymr10"),
  ]);
}

function deflateOf(content: Buffer): Buffer {
  // zlib's two header bytes; its checksum is not verified.
  return Buffer.concat([Buffer.from([0x78, 0x9c]), deflateRawSync(content, { level: 9 }), Buffer.alloc(4)]);
}

function rawPdf(objects: (string | Buffer)[]): Buffer {
  const parts = [Buffer.from("%PDF-1.7\n")];
  const offsets: number[] = [];
  let length = parts[0]!.length;
  for (const [at, object] of objects.entries()) {
    const body = typeof object === "string" ? Buffer.from(object) : object;
    const part = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), body, Buffer.from("\nendobj\n")]);
    offsets.push(length);
    parts.push(part);
    length += part.length;
  }
  const table = offsets.map(offset => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** A Word document with all supported elements: title, headings, lists, a table, a footnote. */
export function handbookDocx(): Promise<Buffer> {
  const bullet = (text: string) => new Paragraph({ text, bullet: { level: 0 } });
  const step = (text: string) => new Paragraph({ text, numbering: { reference: "steps", level: 0 } });
  const cell = (text: string, bold = false) =>
    new TableCell({ children: [new Paragraph({ children: [new TextRun({ text, bold })] })] });
  const row = (cells: string[], tableHeader = false) =>
    new TableRow({ tableHeader, children: cells.map(text => cell(text, tableHeader)) });
  const document = new Document({
    numbering: {
      config: [
        {
          reference: "steps",
          levels: [{ level: 0, format: LevelFormat.DECIMAL, text: "%1.", alignment: AlignmentType.START }],
        },
      ],
    },
    footnotes: { 1: { children: [new Paragraph("Gerechnet ab dem Eintritt.")] } },
    sections: [
      {
        children: [
          new Paragraph({ text: "4 Urlaub", heading: HeadingLevel.HEADING_1 }),
          new Paragraph({
            children: [new TextRun("Der Urlaub beträgt 30 Tage."), new FootnoteReferenceRun(1)],
          }),
          new Paragraph({ text: "4.2 Übertragung", heading: HeadingLevel.HEADING_2 }),
          new Paragraph("Resturlaub verfällt am 31. März."),
          bullet("Antrag bis Dezember"),
          bullet("Zustimmung der Leitung"),
          step("Antrag ausfüllen"),
          step("Antrag abgeben"),
          new Paragraph({ text: "5 Preise", heading: HeadingLevel.HEADING_1 }),
          new Table({
            rows: [row(["Artikel", "Preis"], true), row(["Röstkaffee", "12,90 €"]), row(["Tee", "7,50 €"])],
          }),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

/** A Word document of paragraphs. */
export function proseDocx(paragraphs: string[]): Promise<Buffer> {
  return Packer.toBuffer(
    new Document({ sections: [{ children: paragraphs.map(text => new Paragraph(text)) }] }),
  );
}

/** A part of an archive; `claims` is the unpacked size in its directory. */
export interface Part {
  name: string;
  content: Buffer | string;
  claims?: number;
}

const packedNothing = deflateRawSync("");

/**
 * A hand-made archive that may contain false data. `sharing`: additional entries that point at the last part's
 * bytes.
 */
export function zip(parts: Part[], sharing = 0): Buffer {
  const pieces: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  const entry = (name: string, at: number, packed: number, size: number, crc: number) => {
    const header = Buffer.alloc(46);
    header.writeUInt32LE(0x02014b50, 0);
    header.writeUInt16LE(20, 6);
    header.writeUInt16LE(8, 10);
    header.writeUInt32LE(crc, 16);
    header.writeUInt32LE(packed, 20);
    header.writeUInt32LE(size, 24);
    header.writeUInt16LE(name.length, 28);
    header.writeUInt32LE(at, 42);
    entries.push(header, Buffer.from(name));
  };
  for (const { name, content, claims } of parts) {
    const data = Buffer.from(content);
    const packed = data.length === 0 ? packedNothing : deflateRawSync(data);
    const crc = crc32(data);
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(20, 4);
    header.writeUInt16LE(8, 8);
    header.writeUInt32LE(crc, 14);
    header.writeUInt32LE(packed.length, 18);
    header.writeUInt32LE(claims ?? data.length, 22);
    header.writeUInt16LE(name.length, 26);
    pieces.push(header, Buffer.from(name), packed);
    entry(name, offset, packed.length, claims ?? data.length, crc);
    if (name === parts.at(-1)!.name) {
      for (let more = 1; more <= sharing; more++)
        entry(`word/more${more}.xml`, offset, packed.length, data.length, crc);
    }
    offset += 30 + name.length + packed.length;
  }
  const directory = Buffer.concat(entries);
  const count = parts.length + sharing;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(count, 0xffff), 8);
  end.writeUInt16LE(Math.min(count, 0xffff), 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  const large = count > 0xffff ? [largeEnd(count, offset, directory.length)] : [];
  return Buffer.concat([...pieces, directory, ...large, end]);
}

/** Zip64's end of a directory with more entries than two bytes can count, and where it stands. */
function largeEnd(count: number, offset: number, length: number): Buffer {
  const end = Buffer.alloc(56 + 20);
  end.writeUInt32LE(0x06064b50, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeUInt16LE(45, 12);
  end.writeUInt16LE(45, 14);
  end.writeBigUInt64LE(BigInt(count), 24);
  end.writeBigUInt64LE(BigInt(count), 32);
  end.writeBigUInt64LE(BigInt(length), 40);
  end.writeBigUInt64LE(BigInt(offset), 48);
  end.writeUInt32LE(0x07064b50, 56);
  end.writeBigUInt64LE(BigInt(offset + length), 64);
  end.writeUInt32LE(1, 72);
  return end;
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  return crc;
});

function crc32(data: Buffer): number {
  let crc = ~0;
  for (const byte of data) crc = (crc >>> 8) ^ crcTable[(crc ^ byte) & 255]!;
  return ~crc >>> 0;
}

const wordMain = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const namespace = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const relations = "http://schemas.openxmlformats.org/package/2006/relationships";
const relationType = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** A hand-made .docx around the XML of its body; `prolog` precedes the root element. */
export function rawDocx(
  body: string,
  options: {
    prolog?: string;
    mainType?: string;
    mainName?: string;
    more?: Part[];
    claims?: number;
    sharing?: number;
  } = {},
): Buffer {
  const { prolog = "", mainType = wordMain, more = [], claims, sharing } = options;
  const { mainName = "word/document.xml" } = options;
  const types = "http://schemas.openxmlformats.org/package/2006/content-types";
  const content = `<?xml version="1.0" encoding="UTF-8"?>${prolog}<w:document xmlns:w="${namespace}"><w:body>${body}</w:body></w:document>`;
  return zip(
    [
      {
        name: "[Content_Types].xml",
        content: `<?xml version="1.0"?><Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/${mainName}" ContentType="${mainType}"/></Types>`,
      },
      {
        name: "_rels/.rels",
        content: `<?xml version="1.0"?><Relationships xmlns="${relations}"><Relationship Id="r1" Type="${relationType}/officeDocument" Target="${mainName}"/></Relationships>`,
      },
      ...more,
      { name: mainName, content, ...(claims !== undefined && { claims }) },
    ],
    sharing,
  );
}

/** The XML of a paragraph. */
export function paragraphXml(text: string): string {
  return `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

/** A readable .docx that references a template and a picture at `address`. */
export function linkingDocx(address: string): Buffer {
  const picture =
    '<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:link="r2"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>';
  const external = `<?xml version="1.0"?><Relationships xmlns="${relations}"><Relationship Id="r1" Type="${relationType}/attachedTemplate" Target="${address}/vorlage.dotm" TargetMode="External"/><Relationship Id="r2" Type="${relationType}/image" Target="${address}/bild.png" TargetMode="External"/></Relationships>`;
  return rawDocx(paragraphXml("Nur der Text zählt.") + picture, {
    more: [
      { name: "word/_rels/document.xml.rels", content: external },
      { name: "word/_rels/settings.xml.rels", content: external },
    ],
  });
}
