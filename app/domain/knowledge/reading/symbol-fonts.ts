import type { PdfPage } from "./pdf-operators";
import { texDecoder } from "./tex-letters";

/** Fonts of LaTeX's eurosym, in which the glyph "e" is the euro sign. */
const euroFont = /^(?:[A-Z]{6}\+)?(?:TeX-)?fey[bm][a-z]\d+$/i;

/**
 * Creates the decoder of a page's texts, by pdf.js's name of their font. The page's operators must have been read, so
 * that its fonts are loaded.
 */
export function fontDecoder(page: PdfPage, items: { str: string; fontName: string }[]) {
  const decoders = new Map<string, (text: string) => string>();
  const createDecoder = (fontName: string): ((text: string) => string) => {
    if (!page.commonObjs.has(fontName)) return text => text;
    const { name, isType3Font } = page.commonObjs.get(fontName) as { name?: string; isType3Font?: boolean };
    if (name && euroFont.test(name)) return text => text.replaceAll("e", "€");
    if (!isType3Font) return text => text;
    return texDecoder(items.flatMap(item => (item.fontName === fontName ? item.str : [])).join(" "));
  };
  return (fontName: string, text: string): string => {
    const decode = decoders.get(fontName) ?? createDecoder(fontName);
    decoders.set(fontName, decode);
    return decode(text);
  };
}
