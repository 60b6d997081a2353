import type { DocxNumbers, Numbered } from "./docx-numbers";

/** Private characters around the label that Word shows before a paragraph, after the paragraph's outline level. */
const [begin, between, end] = ["\ue002", "\ue003", "\ue004"];
const label = new RegExp(`^\\s*${begin}(\\d?)${between}([^${end}]*)${end}`);
const anyLabel = new RegExp(`${begin}\\d?${between}([^${end}]*)${end}`, "g");

const paragraph = /<w:p(?:\s[^>]*)?(?<!\/)>\s*/g;
const properties = /<w:pPr(?:\s[^>]*)?(?<!\/)>([\s\S]*?)<\/w:pPr>/y;
/** Properties of the paragraph's mark, and former ones. */
const markProperties = /<w:(?:rPr|pPrChange)[\s>][\s\S]*/;
const deletedMark = /<w:rPr>(?:(?!<\/w:rPr>)[\s\S])*<w:del\s/;

/** Inserts the labels of numbered paragraphs and the levels of headings into the XML of a part, as first runs. */
export function withLabels(xml: string, numbers: DocxNumbers): string {
  let result = "";
  let copied = 0;
  for (const { 0: tag, index } of xml.matchAll(paragraph)) {
    const at = index + tag.length;
    properties.lastIndex = at;
    const [, own = ""] = properties.exec(xml) ?? [];
    // After a deleted mark, the text belongs to the next paragraph.
    if (deletedMark.test(own)) continue;
    const { label, outline } = numbers.next(own.replace(markProperties, ""));
    if (label === undefined && outline === undefined) continue;
    const text = `${begin}${outline ?? ""}${between}${label ?? ""}${end}`;
    result += `${xml.slice(copied, at)}<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
    copied = at;
  }
  return result + xml.slice(copied);
}

/** Splits a paragraph's text into the label that `withLabels` wrote and the text itself. */
export function readLabel(text: string): Numbered & { text: string } {
  const [all = "", outline = "", labelText = ""] = label.exec(text) ?? [];
  return {
    text: text.slice(all.length).replace(anyLabel, "$1 "),
    label: labelText || undefined,
    outline: outline ? Number(outline) : undefined,
  };
}
