import type { PdfPage } from "./pdf-operators";

/** Fonts of LaTeX's eurosym: their glyphs have the names of letters, and "e" is the euro sign. */
const euroFont = /^(?:[A-Z]{6}\+)?(?:TeX-)?fey[bm][a-z]\d+$/i;

/**
 * A text with the characters that readers see where its font draws others than it names. The page's operators have been read,
 * so its fonts are known.
 * @param fontName pdf.js's name of the font
 */
export function spelledOut(page: PdfPage, fontName: string, text: string): string {
  if (!text.includes("e") || !page.commonObjs.has(fontName)) return text;
  const { name } = page.commonObjs.get(fontName) as { name?: string };
  return name && euroFont.test(name) ? text.replaceAll("e", "€") : text;
}
