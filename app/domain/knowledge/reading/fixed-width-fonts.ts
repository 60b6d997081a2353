import type { PdfPage } from "./pdf-operators";

/** Names of fonts whose signs have the same width: "Courier", "DejaVuSansMono", "LMMonoLt10", "NimbusMonL". */
const fixedWidthName =
  /mono(?!type)|monl-|courier|typewriter|consol|(?:source|fira)code|menlo|monaco|cousine|lettergothic/i;
/** The names of TeX's: "CMTT10", "CMSLTT10", "t1xtt". */
const texName = /^(?:[A-Z]{6}\+)?(?:(?:cm|lm)(?:sl|it|v)?|ec|sf|(?:t1|tc)?xb?|t1|tc)tt(?![a-z]{2})/i;
/** The font of Tesseract's text layer over scanned pages, which has no letters of its own. */
const textLayerName = /glyphless/i;

interface TextItem {
  str: string;
  fontName: string;
}

/**
 * Creates the check whether a page's font is one of fixed width, by pdf.js's name of the font. pdf.js calls a font "monospace" if
 * all signs that the document uses of it have the same width, which also holds for digits alone: then letters of different
 * width have to be among the page's. The page's operators must have been read, so that its fonts are loaded.
 */
export function fixedWidthFonts(
  page: PdfPage,
  { items, styles }: { items: TextItem[]; styles: Record<string, { fontFamily: string }> },
): (fontName: string) => boolean {
  const known = new Map<string, boolean>();
  const isFixed = (fontName: string): boolean => {
    const font = page.commonObjs.has(fontName) ? page.commonObjs.get(fontName) : undefined;
    const { name = "" } = (font ?? {}) as { name?: string };
    if (textLayerName.test(name)) return false;
    if (fixedWidthName.test(name) || texName.test(name)) return true;
    if (styles[fontName]?.fontFamily !== "monospace") return false;
    const text = items.flatMap(item => (item.fontName === fontName ? item.str : [])).join("");
    return /[ijl]/.test(text) && /[mw]/i.test(text);
  };
  return fontName => {
    const fixed = known.get(fontName) ?? isFixed(fontName);
    known.set(fontName, fixed);
    return fixed;
  };
}
