import type { PdfPage } from "./pdf-operators";
import { texSpelling } from "./tex-letters";

/** Fonts of LaTeX's eurosym: their glyphs have the names of letters, and "e" is the euro sign. */
const euroFont = /^(?:[A-Z]{6}\+)?(?:TeX-)?fey[bm][a-z]\d+$/i;

/** How to spell the texts of a page, by pdf.js's name of their font. The page's operators have been read, so its fonts are known. */
export function spellingOf(page: PdfPage, items: { str: string; fontName: string }[]) {
  const spellings = new Map<string, (text: string) => string>();
  const find = (fontName: string): ((text: string) => string) => {
    if (!page.commonObjs.has(fontName)) return text => text;
    const { name, isType3Font } = page.commonObjs.get(fontName) as { name?: string; isType3Font?: boolean };
    if (name && euroFont.test(name)) return text => text.replaceAll("e", "€");
    if (!isType3Font) return text => text;
    return texSpelling(items.flatMap(item => (item.fontName === fontName ? item.str : [])).join(" "));
  };
  return (fontName: string, text: string): string => {
    const spell = spellings.get(fontName) ?? find(fontName);
    spellings.set(fontName, spell);
    return spell(text);
  };
}
