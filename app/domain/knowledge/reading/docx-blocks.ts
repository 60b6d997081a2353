import { type Block, cleanText } from "./blocks";
import { docxTable } from "./docx-table";
import type { DocxNode, DocxTree } from "./docx-tree";

const headingStyle = /^(?:heading|überschrift|titre|عنوان) ?([1-9])$/i;
/** Word's style names, also in German and French. */
const contentsStyle = /^(?:toc|verzeichnis|tm) ?(?:[1-9]|heading)$/i;
const titleStyle = /^(?:title|titel|titre)$/i;

/** Headings, paragraphs, list items and table rows of a Word document in order; notes follow their paragraph. */
export function* docxBlocks(tree: DocxTree): Generator<Block> {
  const counters = { heading: new Numbers(), list: new Numbers() };
  for (const node of leaves(tree.children)) {
    if (node.type === "table") {
      counters.list.clear();
      const rows = docxTable(node, cell => cellText(cell, tree));
      for (const text of rows) yield { kind: "row", text };
    } else {
      const notes: string[] = [];
      const block = paragraphBlock(node, nodeText(node, tree, notes), counters);
      if (block) yield block;
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

function paragraphBlock(
  node: DocxNode,
  text: string,
  counters: { heading: Numbers; list: Numbers },
): Block | undefined {
  if (!text) return undefined;
  if ([node.styleName, node.styleId].some(style => contentsStyle.test(style ?? "")))
    return { kind: "contents", text };
  const level = headingLevel(node);
  if (level !== undefined) {
    counters.list.clear();
    // Word numbers headings itself; the number is not part of the text.
    const number = node.numbering?.isOrdered ? counters.heading.next(Number(node.numbering.level)) : "";
    return { kind: "heading", text: number && level ? `${number} ${text}` : text, rank: -level };
  }
  if (node.numbering) {
    const depth = Number(node.numbering.level) || 0;
    const number = node.numbering.isOrdered ? counters.list.next(depth) : "";
    return {
      kind: "item",
      text: number ? `${number}${number.includes(".") ? "" : "."} ${text}` : `– ${text}`,
    };
  }
  return { kind: "paragraph", text };
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

/** Numbers of a multilevel list such as "4" or "4.2" (level 0 is the outermost). */
class Numbers {
  private counts: number[] = [];

  next(level: number): string {
    const depth = Math.min(Math.max(level || 0, 0), 8);
    this.counts = Array.from({ length: depth + 1 }, (_, at) => this.counts[at] ?? (at < depth ? 1 : 0));
    this.counts[depth]! += 1;
    return this.counts.join(".");
  }

  clear(): void {
    this.counts = [];
  }
}

/** A paragraph's text on one line; the text of its notes is added to `notes`. */
function nodeText(node: DocxNode, tree: DocxTree, notes: string[]): string {
  let text = "";
  const visit = (nodes: DocxNode[]) => {
    for (const child of nodes) {
      if (child.type === "text") text += child.value ?? "";
      else if (child.type === "tab" || child.type === "break") text += " ";
      else if (child.type === "checkbox") text += child.checked ? "☒ " : "☐ ";
      else if (child.type === "noteReference") {
        const note = tree.note(child);
        const mark = `[${child.noteType === "endnote" ? "E" : ""}${notes.length + 1}]`;
        const said = note?.body?.map(part => nodeText(part, tree, [])).join(" ") ?? "";
        if (cleanText(said)) {
          text += ` ${mark}`;
          notes.push(cleanText(`${mark} ${said}`));
        }
      } else if (child.children) visit(child.children);
    }
  };
  visit(node.children ?? []);
  return cleanText(tree.lift(text));
}

/** All paragraphs of a cell on one line, including nested tables. */
function cellText(cell: DocxNode, tree: DocxTree): string {
  const texts: string[] = [];
  for (const node of leaves(cell.children ?? [])) {
    if (node.type === "table") texts.push(...docxTable(node, inner => cellText(inner, tree)));
    else {
      const notes: string[] = [];
      texts.push(nodeText(node, tree, notes), ...notes);
    }
  }
  return texts.filter(text => text !== "").join(" / ");
}
