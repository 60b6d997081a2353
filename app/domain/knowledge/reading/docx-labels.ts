import type { DocxNumbers, Numbered } from "./docx-numbers";

/** Private characters that enclose what Word shows before a paragraph, between its level in the outline and its text. */
const [begin, between, end] = ["\ue002", "\ue003", "\ue004"];
const label = new RegExp(`^\\s*${begin}(\\d?)${between}([^${end}]*)${end}`);
const anyLabel = new RegExp(`${begin}\\d?${between}([^${end}]*)${end}`, "g");

const paragraph = /<w:p(?:\s[^>]*)?(?<!\/)>\s*/g;
const properties = /<w:pPr(?:\s[^>]*)?(?<!\/)>([\s\S]*?)<\/w:pPr>/y;
/** Properties of the paragraph's mark, and former ones. */
const ofMark = /<w:(?:rPr|pPrChange)[\s>][\s\S]*/;
const deletedMark = /<w:rPr>(?:(?!<\/w:rPr>)[\s\S])*<w:del\s/;

/** The XML of a part with what Word shows before its numbered paragraphs, and the level of headings, as a first run. */
export function withLabels(xml: string, numbers: DocxNumbers): string {
  let read = "";
  let copied = 0;
  for (const { 0: tag, index } of xml.matchAll(paragraph)) {
    const at = index + tag.length;
    properties.lastIndex = at;
    const [, own = ""] = properties.exec(xml) ?? [];
    // Its text belongs to the next paragraph.
    if (deletedMark.test(own)) continue;
    const { label, outline } = numbers.next(own.replace(ofMark, ""));
    if (label === undefined && outline === undefined) continue;
    const text = `${begin}${outline ?? ""}${between}${label ?? ""}${end}`;
    read += `${xml.slice(copied, at)}<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
    copied = at;
  }
  return read + xml.slice(copied);
}

/** Splits a paragraph's text into the label that `withLabels` wrote and the text itself. */
export function readLabel(text: string): Numbered & { text: string } {
  const [all = "", outline = "", said = ""] = label.exec(text) ?? [];
  return {
    text: text.slice(all.length).replace(anyLabel, "$1 "),
    label: said || undefined,
    outline: outline ? Number(outline) : undefined,
  };
}
