import { type Block, cleanText } from "./blocks";
import { readLabel } from "./docx-labels";
import { docxTable } from "./docx-table";
import type { DocxNode, DocxTree } from "./docx-tree";

const headingStyle = /^(?:heading|überschrift|titre|عنوان) ?([1-9])$/i;
/** Word's style names, also in German and French. */
const contentsStyle = /^(?:toc|verzeichnis|tm) ?(?:[1-9]|heading)$/i;
const titleStyle = /^(?:title|titel|titre)$/i;

/** Marks the number that Word shows in a cell without a text. */
const loneNumberMark = "\ue005";
/** A row of a form that has a number and is otherwise empty. */
const onlyNumber = new RegExp(`^${loneNumberMark}\\S{1,6}$`);

/** Maximum length of a heading by outline level in characters; longer texts are paragraphs. */
const maxOutlined = 150;

/** Marks a line break inside a paragraph. */
const breakMark = "\ue006";
/** A marker that is typed at the start of a line. */
const typedMarker = /^(?:[-–—•·*▪◦]|\(?\d{1,2}[.)]|[a-z]\))\s/;

/** Headings, paragraphs, list items and table rows of a Word document in order; notes follow their paragraph. */
export function* docxBlocks(tree: DocxTree): Generator<Block> {
  let last: Block | undefined;
  for (const block of blocksOf(tree)) {
    if (last && continuesParagraph(last, block)) last = { ...last, text: `${last.text} ${block.text}` };
    else {
      if (last) yield last;
      last = block;
    }
  }
  if (last) yield last;
}

/** Shorter paragraphs are entries of lists or of forms. */
const minWrapped = 45;
/** Signs of source code and of addresses, whose lines stay apart. */
const codeSigns = /[{}=<>|\\]|\/\/|::|\(\)|;$/;

/**
 * Whether a paragraph is the next line of a sentence, as in text that was wrapped by hand. What follows the comma of a list's
 * last item belongs to the whole list.
 */
function continuesParagraph(last: Block, { kind, text }: Block): boolean {
  return (
    kind === "paragraph" &&
    (last.kind === "paragraph" || (last.kind === "item" && !last.text.endsWith(","))) &&
    last.text.length >= minWrapped &&
    /\p{L}[,–-]?$/u.test(last.text) &&
    /^\p{Ll}{2}/u.test(text) &&
    !codeSigns.test(last.text) &&
    !codeSigns.test(text)
  );
}

function* blocksOf(tree: DocxTree): Generator<Block> {
  for (const node of leaves(tree.children)) {
    if (node.type === "table") {
      const rows = docxTable(node, cell => cellText(cell, tree));
      for (const text of rows)
        if (!onlyNumber.test(text)) yield { kind: "row", text: text.replaceAll(loneNumberMark, "") };
    } else {
      const notes: string[] = [];
      const [first = "", ...items] = brokenLines(nodeText(node, tree, notes));
      const block = paragraphBlock(node, first);
      if (block) yield block;
      for (const text of items) yield { kind: "item", text };
      for (const note of notes) yield { kind: "paragraph", text: note };
    }
  }
}

/** Paragraphs and tables at any depth. A text box follows the paragraph that contains it. */
function* leaves(nodes: DocxNode[]): Generator<DocxNode> {
  for (const node of nodes) {
    if (node.type === "paragraph" || node.type === "table") yield node;
    else if (node.children) yield* leaves(node.children);
  }
}

function paragraphBlock(node: DocxNode, labelled: string): Block | undefined {
  const { text: content, label, outline } = readLabel(labelled);
  const text = content.trim();
  if (!text) return undefined;
  if ([node.styleName, node.styleId].some(style => contentsStyle.test(style ?? "")))
    return { kind: "contents", text };
  const level = headingLevel(node) ?? (text.length <= maxOutlined ? outline : undefined);
  if (level !== undefined) {
    // Headings have "4.2" instead of "4.2.", as those of PDFs.
    const number = label === "–" ? undefined : label?.replace(/^(\d+(?:\.\d+)*)\.$/, "$1");
    return { kind: "heading", text: number && level ? `${number} ${text}` : text, rank: -level };
  }
  return label ? { kind: "item", text: `${label} ${text}` } : { kind: "paragraph", text };
}

/** Longer lines below an announcing one are sentences, and no items. */
const maxItem = 120;

/**
 * The text of a paragraph, and the items of a list whose lines are parted by line breaks: those with a marker, or several
 * short ones below a line that announces them. Other line breaks only wrap the text.
 */
function brokenLines(text: string): string[] {
  const lines = text
    .split(breakMark)
    .map(line => line.trim())
    .filter(line => line !== "");
  const announcing = lines.findLastIndex(line => line.endsWith(":"));
  const below = announcing < 0 ? [] : lines.slice(announcing + 1);
  const isList = below.length > 1 && below.every(line => line.length <= maxItem && !/[.?!]$/.test(line));
  const read: string[] = [];
  for (const [at, line] of lines.entries()) {
    if (at > 0 && typedMarker.test(line)) read.push(line);
    else if (isList && at > announcing) read.push(`– ${line}`);
    else read.push(`${read.pop() ?? ""} ${line}`.trim());
  }
  return read;
}

/** 0 for the document's title, 1 to 9 for headings. */
function headingLevel({ styleName, styleId }: DocxNode): number | undefined {
  for (const style of [styleName, styleId]) {
    const level = headingStyle.exec(style ?? "")?.[1];
    if (level) return Number(level);
    if (titleStyle.test(style ?? "")) return 0;
  }
  return undefined;
}

const onOneLine = (text: string) => text.replaceAll(breakMark, " ").replace(/ +/g, " ").trim();

/** A paragraph's text with marked line breaks; the text of its notes is added to `notes`. */
function nodeText(node: DocxNode, tree: DocxTree, notes: string[]): string {
  let text = "";
  const visit = (nodes: DocxNode[]) => {
    for (const child of nodes) {
      if (child.type === "text") text += child.value ?? "";
      else if (child.type === "tab") text += " ";
      else if (child.type === "break") text += breakMark;
      else if (child.type === "checkbox") text += child.checked ? "☒ " : "☐ ";
      else if (child.type === "noteReference") {
        const note = tree.note(child);
        const mark = `[${child.noteType === "endnote" ? "E" : ""}${notes.length + 1}]`;
        const noteText = note?.body?.map(part => onOneLine(nodeText(part, tree, []))).join(" ") ?? "";
        if (cleanText(noteText)) {
          text += ` ${mark}`;
          notes.push(cleanText(`${mark} ${noteText}`));
        }
      } else if (child.children) visit(child.children);
    }
  };
  visit(node.children ?? []);
  return cleanText(tree.extractHidden(text));
}

/** All paragraphs of a cell on one line, including nested tables. */
function cellText(cell: DocxNode, tree: DocxTree): string {
  const texts: string[] = [];
  for (const node of leaves(cell.children ?? [])) {
    if (node.type === "table") texts.push(...docxTable(node, inner => cellText(inner, tree)));
    else {
      const notes: string[] = [];
      const { text, label } = readLabel(onOneLine(nodeText(node, tree, notes)));
      const number = label && label !== "–" ? `${text.trim() ? "" : loneNumberMark}${label} ` : "";
      texts.push(`${number}${text}`.trim(), ...notes);
    }
  }
  return texts.filter(text => text !== "").join(" / ");
}
