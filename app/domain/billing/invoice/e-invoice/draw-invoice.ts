import { encode } from "uqr";
import type { InvoiceDocument } from "./invoice-document";
import { heightOf, oneLineWithin, type Pdf, type Style, write } from "./pdf-text";

/** The texts of a printed invoice, in its language, and how it writes days and cents. */
export type PdfWords = {
  title: string;
  /** Label and value, beside the address. */
  facts: [string, string][];
  /** The country below an address; empty where both parties are in the same. */
  country: string;
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
  page: (page: number, pages: number) => string;
  money: (cents: number) => string;
  number: (value: number) => string;
  language: string;
};

// Points on A4, whose page has 595 × 842 of them.
const left = 71;
const right = 524;
const top = 76;
const footerSize = 7;
/** The lowest place where the footer begins, and where it ends. */
const footerTop = 744;
const footerEnd = 820;
/** Where a letter begins, so that the address is seen in the window of an envelope (DIN 5008, form B). */
const addressTop = 130;

type Drawing = { pdf: Pdf; invoice: InvoiceDocument; words: PdfWords; bottom: number };

const rule = (pdf: Pdf, y: number, from = left) =>
  pdf.moveTo(from, y).lineTo(right, y).lineWidth(0.5).strokeColor("#8a8ca0").stroke();

/** Draws the invoice on as many pages as it needs; each has the footer, and from the second on its number. */
export function drawInvoice(pdf: Pdf, invoice: InvoiceDocument, words: PdfWords): void {
  const bottom = Math.min(footerTop, footerEnd - footerHeight(pdf, words)) - 14;
  const drawing = { pdf, invoice, words, bottom };
  let y = drawHead(drawing);
  y = drawLines(drawing, y);
  y = drawSums(drawing, y);
  drawClosing(drawing, y);
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page);
    drawFrame(drawing, page + 1, count);
  }
}

function nextPage(pdf: Pdf): number {
  pdf.addPage();
  return top;
}

/** Begins a new page for parts that belong together if they do not fit this one. */
const placeFor = ({ pdf, bottom }: Drawing, y: number, height: number) =>
  y > top && y + height > bottom ? nextPage(pdf) : y;

function drawHead({ pdf, invoice, words }: Drawing): number {
  const { seller, buyer } = invoice;
  const sender = { size: 7.5, width: 227 };
  const from = `${seller.name}, ${seller.street}, ${seller.postcode} ${seller.city}`;
  write(pdf, oneLineWithin(pdf, from, sender), left, addressTop, sender);
  let y = addressTop + 16;
  const lines = [buyer.name, buyer.street, `${buyer.postcode} ${buyer.city}`.trim(), words.country];
  for (const line of lines) y = write(pdf, line, left, y, { width: 227, size: 10 });
  let beside = addressTop;
  for (const [label, value] of words.facts) {
    const below = write(pdf, label, 330, beside, { width: 92, size: 8.5 });
    beside = Math.max(
      below,
      write(pdf, value, 424, beside, { width: right - 424, size: 8.5, align: "right" }),
    );
  }
  const width = right - left;
  y = write(pdf, words.title, left, Math.max(y, beside, 230) + 30, { bold: true, size: 15, width });
  return write(pdf, words.intro, left, y + 8, { width }) + 16;
}

const columns = {
  designation: { x: left, width: 212 },
  quantity: { x: 286, width: 74 },
  price: { x: 364, width: 74 },
  total: { x: 442, width: right - 442 },
} as const;
const description = { size: 8.5, width: columns.designation.width };

type Cells = Record<keyof typeof columns, string>;

/** Writes the cells of a row, the designation in bold, or all of them. @returns the y below the highest one */
function drawCells(pdf: Pdf, cells: Cells, y: number, { bold = false } = {}): number {
  const below = Object.entries(columns).map(([name, { x, width }]) => {
    const text = cells[name as keyof typeof columns];
    if (name === "designation") return write(pdf, text, x, y, { width, bold: true });
    return write(pdf, text, x, y, { width, bold, align: "right" });
  });
  return Math.max(...below);
}

function drawColumnHeads({ pdf, words }: Drawing, from: number): number {
  const y = drawCells(pdf, words.heads, from, { bold: true }) + 4;
  rule(pdf, y);
  return y;
}

function drawLines(drawing: Drawing, from: number): number {
  const { pdf, invoice, words } = drawing;
  let y = drawColumnHeads(drawing, from);
  for (const [index, line] of invoice.lines.entries()) {
    const { width } = columns.designation;
    const height =
      heightOf(pdf, line.designation, { width, bold: true }) + heightOf(pdf, line.description, description);
    // The sums never stand on a page without a line.
    const after = index === invoice.lines.length - 1 ? sumsHeight(invoice) : 0;
    const at = placeFor(drawing, y, height + 18 + after);
    y = (at === y ? y : drawColumnHeads(drawing, at)) + 6;
    const cells = {
      designation: line.designation,
      quantity: `${words.number(line.quantity)} ${words.units[line.unitCode]}`,
      price: words.money(line.unitPriceCents),
      total: words.money(line.netCents),
    };
    const below = drawCells(pdf, cells, y);
    const named = y + heightOf(pdf, line.designation, { width, bold: true });
    y = line.description ? Math.max(below, write(pdf, line.description, left, named, description)) : below;
  }
  rule(pdf, y + 6);
  return y + 12;
}

const sums = { label: { x: 250, width: 170 }, amount: { x: 424, width: right - 424 } } as const;

const sumsHeight = ({ taxes }: InvoiceDocument) => 60 + 28 * taxes.length;

function drawSums(drawing: Drawing, from: number): number {
  const { pdf, invoice, words } = drawing;
  let y = placeFor(drawing, from, sumsHeight(invoice));
  const sum = (label: string, cents: number, style: Omit<Style, "width"> = {}) => {
    const below = write(pdf, label, sums.label.x, y, { ...style, width: sums.label.width });
    const amount = { ...style, width: sums.amount.width, align: "right" } as const;
    y = Math.max(below, write(pdf, words.money(cents), sums.amount.x, y, amount)) + 4;
  };
  sum(words.net, invoice.netCents);
  for (const { rate, netCents, taxCents } of invoice.taxes)
    if (rate > 0) sum(words.tax(rate, netCents), taxCents);
  rule(pdf, y, sums.label.x);
  y += 6;
  sum(words.total, invoice.grossCents, { bold: true, size: 12 });
  return y + 6;
}

const codeSize = 85;
const paragraph = { width: 340 };

/** The text below the sums, with the code of the transfer beside it. */
function drawClosing(drawing: Drawing, from: number): void {
  const { pdf, words } = drawing;
  const heights = words.closing.map(text => heightOf(pdf, text, paragraph) + 10);
  const code = words.transfer ? codeSize + 40 : 0;
  const height = Math.max(
    code,
    heights.reduce((sum, height) => sum + height, 0),
  );
  let y = placeFor(drawing, from, height);
  if (words.transfer) drawCode(pdf, words.transfer, y + 10);
  for (const text of words.closing) y = write(pdf, text, left, y + 10, paragraph);
}

/** A QR code at the end of the line, as one path of squares. */
function drawCode(pdf: Pdf, { code, label }: NonNullable<PdfWords["transfer"]>, y: number): void {
  const { data, size } = encode(code, { ecc: "M", border: 0 });
  const dot = codeSize / size;
  const begin = right - codeSize;
  for (const [row, dots] of data.entries())
    for (const [column, dark] of dots.entries())
      if (dark) pdf.rect(begin + column * dot, y + row * dot, dot, dot);
  pdf.fill("#000000");
  write(pdf, label, begin, y + codeSize + 4, { size: 7, width: codeSize });
}

const footerGap = 10;
const footerWidth = ({ footer }: PdfWords) => (right - left) / Math.max(1, footer.length);

function footerHeight(pdf: Pdf, words: PdfWords): number {
  const style = { size: footerSize, width: footerWidth(words) - footerGap };
  return Math.max(...words.footer.map(text => heightOf(pdf, text, style)), 0) + 6;
}

/** The footer, and on several pages which one this is. */
function drawFrame({ pdf, words, bottom }: Drawing, page: number, pages: number): void {
  rule(pdf, bottom + 14);
  const width = footerWidth(words);
  for (const [at, text] of words.footer.entries())
    write(pdf, text, left + at * width, bottom + 20, { size: footerSize, width: width - footerGap });
  if (pages === 1) return;
  const style = { size: 8.5, width: right - 330, align: "right" } as const;
  const y = page === 1 ? 56 : 42;
  write(pdf, words.page(page, pages), 330, y, style);
  if (page > 1) write(pdf, words.title, left, y, { size: 8.5, width: 250, bold: true });
}
