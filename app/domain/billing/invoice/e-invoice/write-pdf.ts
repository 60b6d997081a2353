import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type PDFDocument from "pdfkit";
import { encode } from "uqr";
import { facturxMetadata, xmlName } from "./facturx-metadata";
import type { InvoiceDocument } from "./invoice-document";
import { inLatin } from "./latin-letters";
import { writeCii } from "./write-cii";

/** The texts of a printed invoice, in its language, and how it writes days and cents. */
export type PdfWords = {
  title: string;
  /** Label and value, beside the address. */
  facts: [string, string][];
  intro: string;
  heads: { designation: string; quantity: string; price: string; total: string };
  units: Record<InvoiceDocument["lines"][number]["unitCode"], string>;
  net: string;
  tax: (rate: number, netCents: number) => string;
  total: string;
  /** Paragraphs below the sums: terms of payment, reverse charge, bank details. */
  closing: string[];
  /** The QR code that banking apps read as the transfer, and what stands below it; null if nothing is to be paid. */
  transfer: { code: string; label: string } | null;
  footer: string[];
  money: (cents: number) => string;
  number: (value: number) => string;
  language: string;
};

const left = 71;
const right = 524;
const columns = { quantity: 300, price: 370, total: 450 } as const;
const bottom = 740;

type Pdf = InstanceType<typeof PDFDocument>;

const packages = createRequire(import.meta.url);
const fontOf = (subset: string, weight: number) =>
  readFileSync(packages.resolve(`@fontsource/public-sans/files/public-sans-${subset}-${weight}-normal.woff`));

/** A font as pdfkit has opened it; its types do not know fontkit's font inside. */
type OpenFont = { layout: unknown; hasGlyphForCodePoint(code: number): boolean };
const openFontOf = (pdf: Pdf) => (pdf as unknown as { _font: { font: OpenFont } })._font.font;
const openFonts = new Map<string, OpenFont>();

/** Opens a font once for all documents, because reading its tables costs more than the document; each embeds its own part. */
function addFont(pdf: Pdf, name: string, subset: string, weight: number): void {
  const known = openFonts.get(name);
  pdf.registerFont(name, (known ?? fontOf(subset, weight)) as never);
  if (!known) openFonts.set(name, openFontOf(pdf.font(name)));
}

/** The invoice as PDF/A-3b with its EN 16931 XML inside (ZUGFeRD 2). Made on A4, as many pages as needed. */
export async function writePdf(invoice: InvoiceDocument, words: PdfWords): Promise<Buffer> {
  const issued = new Date(`${invoice.issuedOn}T12:00:00Z`);
  // On demand: the library takes 25 MB, and few processes write invoices.
  const { default: PDFDocument } = await import("pdfkit");
  const pdf = new PDFDocument({
    size: "A4",
    margins: { top: 60, left, right: 71, bottom: 40 },
    pdfVersion: "1.7",
    subset: "PDF/A-3b" as never,
    lang: words.language,
    font: null as never,
    info: {
      Title: words.title,
      Author: invoice.seller.name,
      CreationDate: issued,
      ModDate: issued,
    },
  } as PDFKit.PDFDocumentOptions);
  for (const [name, weight] of [
    ["normal", 400],
    ["bold", 700],
  ] as const) {
    addFont(pdf, name, "latin", weight);
    addFont(pdf, `${name} ext`, "latin-ext", weight);
  }
  (pdf as unknown as { appendXML(xml: string): void }).appendXML(facturxMetadata);
  pdf.file(Buffer.from(writeCii(invoice, "en16931")), {
    name: xmlName,
    type: "text/xml",
    relationship: "Alternative",
    creationDate: issued,
    modifiedDate: issued,
  } as never);
  const written = collect(pdf);
  draw(pdf, invoice, words);
  pdf.end();
  return written;
}

function collect(pdf: Pdf): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
  });
}

type Style = { bold?: boolean; size?: number; width?: number; align?: "right" };

/** Writes a text at a place; each letter comes from the font that has it. */
function write(pdf: Pdf, text: string, x: number, y: number, style: Style = {}): number {
  const { bold = false, size = 9.5, width = right - x, align } = style;
  const face = bold ? "bold" : "normal";
  const faces = [face, `${face} ext`];
  const having = faces.map(name => lettersOf(pdf.font(name, size)));
  const runs: { face: string; text: string }[] = [];
  for (const letter of inLatin(text, one => having.some(has => has(one)))) {
    const at = having.findIndex(has => has(letter));
    const last = runs.at(-1);
    // A line break has no glyph and belongs to the run before it.
    if (last && (at < 0 || last.face === faces[at])) last.text += letter;
    else runs.push({ face: faces[at] ?? face, text: letter });
  }
  pdf.fillColor("#1f2135");
  const options = { width, lineGap: 2, ...(align ? { align } : {}) };
  for (const [at, run] of runs.entries()) {
    pdf.font(run.face, size);
    const continued = at < runs.length - 1;
    if (at === 0) pdf.text(run.text, x, y, { ...options, continued });
    else pdf.text(run.text, { continued });
  }
  return runs.length > 0 ? pdf.y : y;
}

/** Whether the font in use has a letter. */
function lettersOf(pdf: Pdf): (letter: string) => boolean {
  const font = openFontOf(pdf);
  return letter => letter !== "\n" && font.hasGlyphForCodePoint(letter.codePointAt(0)!);
}

const rule = (pdf: Pdf, y: number, from = left) =>
  pdf.moveTo(from, y).lineTo(right, y).lineWidth(0.5).strokeColor("#8a8ca0").stroke();

function draw(pdf: Pdf, invoice: InvoiceDocument, words: PdfWords): void {
  const { seller, buyer } = invoice;
  write(pdf, `${seller.name}, ${seller.street}, ${seller.postcode} ${seller.city}`, left, 130, {
    size: 7.5,
    width: 230,
  });
  let y = 146;
  for (const line of [buyer.name, buyer.street, `${buyer.postcode} ${buyer.city}`, buyer.country])
    y = write(pdf, line, left, y, { width: 220, size: 10 });
  let beside = 130;
  for (const [label, value] of words.facts) {
    write(pdf, label, 330, beside, { width: 90, size: 8.5 });
    beside = write(pdf, value, 420, beside, { width: right - 420, size: 8.5, align: "right" });
  }
  y = write(pdf, words.title, left, Math.max(y, beside, 230) + 30, { bold: true, size: 15 });
  y = write(pdf, words.intro, left, y + 8) + 16;
  y = drawLines(pdf, invoice, words, y);
  y = drawSums(pdf, invoice, words, y);
  if (words.transfer && y > bottom - 130) y = nextPage(pdf);
  if (words.transfer) drawCode(pdf, words.transfer, y + 10);
  for (const paragraph of words.closing) {
    if (y > bottom - 20) y = nextPage(pdf);
    y = write(pdf, paragraph, left, y + 10, { width: 340 });
  }
  if (y > bottom - 10) nextPage(pdf);
  rule(pdf, bottom + 4);
  const width = (right - left) / Math.max(1, words.footer.length);
  for (const [at, text] of words.footer.entries())
    write(pdf, text, left + at * width, bottom + 10, { size: 7, width: width - 10 });
}

const codeSize = 85;

/** A QR code at the end of the line, as one path of squares. */
function drawCode(pdf: Pdf, { code, label }: NonNullable<PdfWords["transfer"]>, y: number): void {
  const { data, size } = encode(code, { ecc: "M", border: 0 });
  const dot = codeSize / size;
  const left = right - codeSize;
  for (const [row, dots] of data.entries())
    for (const [column, dark] of dots.entries())
      if (dark) pdf.rect(left + column * dot, y + row * dot, dot, dot);
  pdf.fill("#000000");
  write(pdf, label, left, y + codeSize + 4, { size: 7, width: codeSize });
}

function nextPage(pdf: Pdf): number {
  pdf.addPage();
  return 60;
}

function drawLines(pdf: Pdf, { lines }: InvoiceDocument, words: PdfWords, from: number): number {
  const cell = (text: string, column: keyof typeof columns, y: number, bold = false) =>
    write(pdf, text, columns[column], y, {
      width: column === "total" ? right - columns.total : 68,
      align: "right",
      bold,
    });
  write(pdf, words.heads.designation, left, from, { bold: true, width: 220 });
  cell(words.heads.quantity, "quantity", from, true);
  cell(words.heads.price, "price", from, true);
  let y = cell(words.heads.total, "total", from, true) + 4;
  rule(pdf, y);
  for (const line of lines) {
    if (y > bottom - 50) y = nextPage(pdf);
    y += 6;
    let below = write(pdf, line.designation, left, y, { bold: true, width: 220 });
    cell(`${words.number(line.quantity)} ${words.units[line.unitCode]}`, "quantity", y);
    cell(words.money(line.unitPriceCents), "price", y);
    cell(words.money(line.netCents), "total", y);
    if (line.description) below = write(pdf, line.description, left, below, { size: 8.5, width: 220 });
    y = below;
  }
  rule(pdf, y + 6);
  return y + 12;
}

function drawSums(pdf: Pdf, invoice: InvoiceDocument, words: PdfWords, from: number): number {
  let y = from > bottom - 80 ? nextPage(pdf) : from;
  const sum = (label: string, cents: number, style: Style = {}) => {
    write(pdf, label, 280, y, { width: 160, ...style });
    y = write(pdf, words.money(cents), 440, y, { width: right - 440, align: "right", ...style }) + 4;
  };
  sum(words.net, invoice.netCents);
  for (const { rate, netCents, taxCents } of invoice.taxes)
    if (rate > 0) sum(words.tax(rate, netCents), taxCents);
  rule(pdf, y, 280);
  y += 6;
  sum(words.total, invoice.grossCents, { bold: true, size: 12 });
  return y + 6;
}
