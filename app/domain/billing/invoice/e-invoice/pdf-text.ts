import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type PDFDocument from "pdfkit";
import { inLatin } from "~/contract/latin-letters";

export type Pdf = InstanceType<typeof PDFDocument>;

const packages = createRequire(import.meta.url);
const fontOf = (subset: string, weight: number) =>
  readFileSync(packages.resolve(`@fontsource/public-sans/files/public-sans-${subset}-${weight}-normal.woff`));

/** A font as pdfkit has opened it; its types do not know fontkit's font inside. */
type OpenFont = { layout: unknown; hasGlyphForCodePoint(code: number): boolean };
const openFontOf = (pdf: Pdf) => (pdf as unknown as { _font: { font: OpenFont } })._font.font;
const openFonts = new Map<string, OpenFont>();

/** Opens a font once for all documents, because reading its tables costs more than the document; each embeds its own part. */
function addFont(pdf: Pdf, name: string, subset: string, weight: number): void {
  const openFont = openFonts.get(name);
  pdf.registerFont(name, (openFont ?? fontOf(subset, weight)) as never);
  if (!openFont) openFonts.set(name, openFontOf(pdf.font(name)));
}

/** Makes both faces of the invoices' font known to a document. */
export function addFonts(pdf: Pdf): void {
  for (const [name, weight] of [
    ["normal", 400],
    ["bold", 700],
  ] as const) {
    addFont(pdf, name, "latin", weight);
    addFont(pdf, `${name} ext`, "latin-ext", weight);
  }
}

/** Sizes and widths in points. */
export type Style = { bold?: boolean; size?: number; width: number; align?: "right" };

const lineGap = 2;
const defaultSize = 9.5;

/** Parts of a text with the font that has their letters. */
function runsOf(pdf: Pdf, text: string, { bold = false, size = defaultSize }: Omit<Style, "width">) {
  const face = bold ? "bold" : "normal";
  const faces = [face, `${face} ext`];
  const hasLetter = faces.map(name => lettersOf(pdf.font(name, size)));
  const runs: { face: string; text: string }[] = [];
  for (const letter of inLatin(text, candidate => hasLetter.some(has => has(candidate)))) {
    const at = hasLetter.findIndex(has => has(letter));
    const last = runs.at(-1);
    // A line break has no glyph and belongs to the run before it.
    if (last && (at < 0 || last.face === faces[at])) last.text += letter;
    else runs.push({ face: faces[at] ?? face, text: letter });
  }
  return runs;
}

/** Writes a text at a place. @returns the y below it */
export function write(pdf: Pdf, text: string, x: number, y: number, style: Style): number {
  const { size = defaultSize, width, align } = style;
  const runs = runsOf(pdf, text, style);
  pdf.fillColor("#1f2135");
  for (const [at, run] of runs.entries()) {
    pdf.font(run.face, size);
    const continued = at < runs.length - 1;
    if (at === 0) pdf.text(run.text, x, y, { width, lineGap, continued, ...(align ? { align } : {}) });
    else pdf.text(run.text, { continued });
  }
  return runs.length > 0 ? pdf.y : y;
}

/** The height of a text, in points. */
export function heightOf(pdf: Pdf, text: string, style: Style): number {
  if (!text) return 0;
  const { bold = false, size = defaultSize, width } = style;
  const letters = runsOf(pdf, text, style)
    .map(run => run.text)
    .join("");
  return pdf.font(bold ? "bold" : "normal", size).heightOfString(letters, { width, lineGap });
}

/** A text that fits one line of the width, cut with an ellipsis if it is longer. */
export function oneLineWithin(
  pdf: Pdf,
  text: string,
  { bold = false, size = defaultSize, width }: Style,
): string {
  const line = text.replace(/\s+/g, " ");
  const fits = (tried: string) => pdf.font(bold ? "bold" : "normal", size).widthOfString(tried) <= width;
  if (fits(line)) return line;
  let letters = [...line];
  while (letters.length > 1 && !fits(`${letters.join("")}…`)) letters = letters.slice(0, -1);
  return `${letters.join("").trimEnd()}…`;
}

/** Whether the font in use has a letter. */
function lettersOf(pdf: Pdf): (letter: string) => boolean {
  const font = openFontOf(pdf);
  return letter => letter !== "\n" && font.hasGlyphForCodePoint(letter.codePointAt(0)!);
}
