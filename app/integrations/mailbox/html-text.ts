import { type HtmlElement, type HtmlNode, htmlTree } from "./html-tree";

/** A line of text; `gap` is an empty line, several of which are one. */
type Lines = (string | null)[];
const gap = null;

/** Elements with an empty line before and after them. */
const spaced = new Set([
  "p",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "ul",
  "ol",
  "dl",
  "blockquote",
  "pre",
  "table",
  "hr",
]);
const blocks = new Set([
  ...spaced,
  "div",
  "center",
  "li",
  "dt",
  "dd",
  "tr",
  "td",
  "th",
  "thead",
  "tbody",
  "tfoot",
  "caption",
]);

/** Chosen: longer addresses are those of counters, which push the text out of view; the HTML has them. */
const maxAddressLength = 100;
/** Chosen: a row of short cells, such as a label and its value, is one line. */
const maxRowLength = 160;

/**
 * The text of sanitised HTML as a person would type it: a line for each row of a table, lists with their bullets, quotes
 * with ">", links with their address, pictures by their names.
 */
export function htmlText(html: string): string {
  const lines: string[] = [];
  for (const line of linesOf(htmlTree(html).children)) {
    if (line !== gap) lines.push(line.trimEnd());
    else if (lines.length > 0 && lines.at(-1) !== "") lines.push("");
  }
  return lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

const isElement = (node: HtmlNode): node is HtmlElement => typeof node !== "string";
const isBlock = (node: HtmlNode): boolean =>
  isElement(node) && (blocks.has(node.tag) || node.children.some(isBlock));

/** Inline text becomes lines, broken at line breaks; blocks get lines of their own. */
function linesOf(nodes: readonly HtmlNode[]): Lines {
  const lines: Lines = [];
  let texts: string[] = [];
  const flush = () => {
    const text = inRow(texts);
    if (text.trim()) for (const line of text.trim().split("\n")) lines.push(line.trim());
    // A line break alone between blocks is an empty line.
    else if (text.includes("\n")) lines.push(gap);
    texts = [];
  };
  for (const node of nodes) {
    if (isElement(node) && isBlock(node)) {
      flush();
      for (const line of blockLines(node)) lines.push(line);
    } else texts.push(inline(node));
  }
  flush();
  return lines;
}

/** Joins texts; of adjacent white space one character remains. */
function inRow(texts: readonly string[]): string {
  const parts: string[] = [];
  let last = "";
  for (const text of texts) {
    const part = last === " " || last === "\n" ? text.replace(/^ +/, "") : text;
    parts.push(part);
    last = part.at(-1) ?? last;
  }
  return parts.join("");
}

/** Newsletters fill their preview with invisible characters. */
const filling = /(?: ?(?:\u00ad|\u034f|\u200b|\u200c|\u2007|\ufeff)){2,} ?/g;

function inline(node: HtmlNode): string {
  if (typeof node === "string") return node.replace(/[\s\u00a0]+/g, " ").replace(filling, " ");
  if (node.tag === "br") return "\n";
  if (node.tag === "img") return (node.attributes.alt ?? "").replace(/\s+/g, " ").trim();
  const text = inRow(node.children.map(inline));
  return node.tag === "a" ? linkText(text, node.attributes.href ?? "") : text;
}

const bare = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/^(https?:\/\/|mailto:|tel:)/, "")
    .replace(/\/$/, "");

/** A link's text with its address, unless the text is the address. */
function linkText(text: string, href: string): string {
  const address = /^mailto:/i.test(href) ? href.slice("mailto:".length).split("?")[0]! : href;
  if (!/^(https?:\/\/|mailto:)/i.test(href) || bare(text) === bare(address)) return text;
  const short =
    address.length > maxAddressLength && URL.canParse(address) ? `${new URL(address).origin}/…` : address;
  return text.trim() ? `${text.trimEnd()} [${short}]` : `[${short}]`;
}

function blockLines(node: HtmlElement): Lines {
  const lines = contentLines(node);
  return spaced.has(node.tag) && lines.length > 0 ? [gap, ...lines, gap] : lines;
}

function contentLines(node: HtmlElement): Lines {
  switch (node.tag) {
    case "hr":
      return ["---"];
    case "pre":
      return rawText(node)
        .replace(/^\n|\n$/g, "")
        .split("\n");
    case "blockquote":
      return trimmed(linesOf(node.children)).map(line =>
        line === gap ? ">" : `>${line.startsWith(">") ? "" : " "}${line}`,
      );
    case "ul":
    case "ol":
      return itemLines(node);
    case "table":
      return tableLines(node);
    case "a":
      return linked(node);
    default:
      return linesOf(node.children);
  }
}

/** A link around blocks, such as a picture with its title. */
function linked(node: HtmlElement): Lines {
  const lines = trimmed(linesOf(node.children));
  const last = lines.pop() ?? "";
  return [...lines, linkText(last === gap ? "" : last, node.attributes.href ?? "")];
}

const rawText = (node: HtmlNode): string =>
  typeof node === "string" ? node : node.tag === "br" ? "\n" : node.children.map(rawText).join("");

/** Without the gaps at both ends. */
function trimmed(lines: Lines): Lines {
  const [from, to] = [lines.findIndex(line => line !== gap), lines.findLastIndex(line => line !== gap)];
  return from === -1 ? [] : lines.slice(from, to + 1);
}

/** The items of a list; those of a list within it are indented. */
function itemLines(list: HtmlElement): Lines {
  let number = 0;
  return list.children.flatMap(child => {
    if (!isElement(child)) return linesOf([child]);
    const lines = trimmed(linesOf(child.children)).filter(line => line !== gap || child.tag !== "li");
    if (child.tag !== "li") return lines;
    number += 1;
    const mark = list.tag === "ol" ? `${number}. ` : "- ";
    const indent = " ".repeat(mark.length);
    return lines.map((line, at) => (line === gap ? line : `${at === 0 ? mark : indent}${line}`));
  });
}

/** The rows of a table, without those of tables within it. */
function rowsOf(node: HtmlElement): HtmlElement[] {
  return node.children
    .filter(isElement)
    .flatMap(child => (child.tag === "tr" ? [child] : child.tag === "table" ? [] : rowsOf(child)));
}

const hasTable = (node: HtmlNode): boolean =>
  isElement(node) && (node.tag === "table" || node.children.some(hasTable));

/** A row of data is one line. In a table that is used for layout, each cell is a paragraph. */
function tableLines(table: HtmlElement): Lines {
  const rows = rowsOf(table);
  const caption = table.children.filter(isElement).filter(({ tag }) => tag === "caption");
  const isData = rows.some(row => row.children.some(cell => isElement(cell) && cell.tag === "th"));
  const lines = rows.flatMap(row => {
    const cells = row.children.filter(isElement);
    const inCells = cells.map(cell => trimmed(linesOf(cell.children)));
    const texts = inCells.map(cell => cell.filter(line => line !== gap).join(" "));
    const filled = texts.filter(text => text !== "");
    const isLine = isData
      ? !cells.some(hasTable)
      : inCells.every(cell => cell.length <= 2) &&
        filled.join(" ").length <= maxRowLength &&
        !cells.some(hasTable);
    if (isLine) return filled.length > 0 ? [rowText(isData ? texts : filled)] : [];
    return inCells.flatMap(cell => (cell.length > 0 ? [gap, ...cell, gap] : []));
  });
  return [...caption.flatMap(({ children }) => linesOf(children)), ...lines];
}

/** Cells separated by a bar, or by a space after a label with a colon. */
const rowText = (cells: readonly string[]): string =>
  cells.reduce((row, cell, at) => (at === 0 ? cell : `${row}${/[:：]$/.test(row) ? " " : " | "}${cell}`), "");
