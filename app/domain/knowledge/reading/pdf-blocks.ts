import { askedQuestion, givenAnswer } from "~/domain/retrieval/quotes/lead-in";
import type { Block } from "./blocks";
import { inlineCode } from "./code-lines";
import type { DocumentWords } from "./document-words";
import { cutsWord, endsText, joinLines, sentenceEnd } from "./join-lines";
import { leadersToNumber, shortenLeaders } from "./leaders";
import { bulletClass } from "./list-markers";
import { regionsOf } from "./pdf-columns";
import { edgesOf, takeMarginNotes } from "./pdf-margins";
import { type Row, rowText } from "./pdf-rows";
import { type OpenTable, readTable } from "./pdf-table";

/** The letter size and font of most of the document's text, and its words. */
export interface Body {
  size: number;
  font: string;
  /** Converts letter sizes of scanned pages, which are measured page by page, so that headings of all pages compare. */
  scale?: number;
  words?: DocumentWords;
}

/** Excludes "31. März" at the start of a line, which is no list marker. */
const month = "(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)";
const listMarker = new RegExp(
  `^(?:${bulletClass}\\s|\\(?(?:[a-z]|[ivx]{2,4})\\)\\s|\\(?\\d{1,3}[.)]\\s(?!${month})|[a-z]\\.\\s(?=\\p{Lu}\\p{L}{2}))`,
  "u",
);
/** The marks of footnotes that look like a bullet or a letter of a list. */
const noteMark = /^(?:[*∗]|[a-z]\.)\s/;
const bullet = new RegExp(`^${bulletClass}\\s+`, "u");
const sectionNumber = /^(?:(\d+(?:\.\d+)*)\.?|§+ ?\d+\w?|[IVX]+\.)\s+\p{L}/u;
const subsection = /^\d+(?:\.\d+)+\.?\s+\p{Lu}/u;
/** Letters of a heading may be larger by this factor than the text's; smaller ones need another font. */
const headingSize = 1.12;
/** Letters of footnotes are smaller than this share of the text's. */
const smallShare = 0.92;
/** What stands above the rest of a table on the next page, and below its beginning. */
const continuedTable = /^.{0,80}(?:fortsetzung|fortgesetzt|continued|suite|تابع).{0,40}$/iu;
const endsSentence = /[.,;!…]["”“»)]*$/;

/**
 * Converts a page's rows to headings, paragraphs, list items and table rows. Returns a table at the page's end in
 * `open`, for its continuation on the next page.
 */
export function blocksOf(
  rows: Row[],
  body: Body,
  before?: OpenTable,
): { blocks: Block[]; open: OpenTable | undefined } {
  const blocks: Block[] = [];
  let open: OpenTable | undefined;
  let column = false;
  const edges = edgesOf(rows);
  for (const region of regionsOf(rows)) {
    // Below the table there may be footnotes, or that it goes on.
    const isContinued = region.rows.every(row => isSmall([row], body) || continuedTable.test(rowText(row)));
    if (!isContinued) open = undefined;
    if (region.kind === "table" || region.kind === "grid") {
      const isFirst = blocks.every(({ text }) => continuedTable.test(text));
      const table = readTable(region.rows, region.columns, isFirst ? before : undefined, body.words);
      blocks.push(...table.blocks);
      open = table.open;
    } else {
      const read = region.kind === "rows" ? takeMarginNotes(region.rows, edges) : region.rows;
      const [first, ...rest] = paragraphsOf(read, body).flatMap(paragraph => withNotes(paragraph, body));
      if (first && column && region.kind === "column") blocks.push(...joinColumns(blocks, first, body));
      else if (first) blocks.push(...joinRow(blocks, first, body));
      blocks.push(...rest);
    }
    column = region.kind === "column";
  }
  return { blocks, open };
}

/** Joins a sentence that continues at the top of the next column; otherwise returns `next`. */
function joinColumns(blocks: Block[], next: Block, { words }: Body): Block[] {
  const last = blocks.at(-1);
  if (last?.kind !== "paragraph" || next.kind !== "paragraph" || sentenceEnd.test(last.text)) return [next];
  last.text = joinLines(last.text, next.text, words);
  return [];
}

/** Joins the rest of a word below a table's last row with that row; otherwise returns `next`. */
function joinRow(blocks: Block[], next: Block, { words }: Body): Block[] {
  const last = blocks.at(-1);
  if (last?.kind !== "row" || next.kind !== "paragraph" || !cutsWord(last.text, next.text)) return [next];
  last.text = joinLines(last.text, next.text, words);
  return [];
}

function paragraphsOf(rows: Row[], body: Body): Row[][] {
  const steps = rows
    .slice(1)
    .map((row, at) => row.y - rows[at]!.y)
    .filter(step => step > 0);
  const lineStep = steps.sort((a, b) => a - b)[Math.floor(steps.length * 0.3)] ?? 0;
  const right = Math.max(...rows.map(row => row.right));
  const left = Math.min(...rows.map(row => row.left));
  const prose = rows.filter(row => !row.code);
  const inline = inlineCode(rows, { right: Math.max(...prose.map(row => row.right)), lineStep });
  const paragraphs: Row[][] = [];
  for (const row of rows) {
    const last = paragraphs.at(-1);
    if (last && !beginsParagraph(row, last, { lineStep, left, right, body, inline })) last.push(row);
    else paragraphs.push([row]);
  }
  return paragraphs;
}

function beginsParagraph(
  row: Row,
  paragraph: Row[],
  page: { lineStep: number; left: number; right: number; body: Body; inline: Set<Row> },
): boolean {
  const previous = paragraph.at(-1)!;
  const step = row.y - previous.y;
  const lineStep = Math.min(page.lineStep, 1.6 * row.size);
  const isCode = row.code === true && !page.inline.has(row);
  const isBelowCode = previous.code === true && !page.inline.has(previous);
  if (isCode !== isBelowCode) return true;
  if (isCode) return step > 1.3 * Math.max(lineStep, row.size);
  // The term of an entry.
  if (row.code && !previous.code && endsText(rowText(previous))) return true;
  if (continuesHeading(row, paragraph, page.body)) return false;
  if (row.note && sentenceEnd.test(rowText(previous))) return true;
  if (step > 1.3 * Math.max(lineStep, row.size) || !haveSameSize(row, previous)) return true;
  if (beginsHangingEntry(row, paragraph, page)) return true;
  const text = rowText(row);
  if (leadersToNumber.test(rowText(previous))) return true;
  if (askedQuestion.test(text) || givenAnswer.test(text)) return true;
  if (subsection.test(text) && spaceAfter(previous, page) > firstWordWidth(row) + 2 * row.size) return true;
  const before = rowText(previous);
  const inList = isListItem(rowText(paragraph[0]!), isSmall([row], page.body));
  // A number or a letter with a full stop may be at the start of a line by chance.
  if (
    isListItem(text, isSmall([row], page.body)) &&
    (inList || sentenceEnd.test(before) || !/^(?:\d|[a-z]\.)/.test(text))
  )
    return true;
  // A separate bold line; one bold word at the start does not make a line bold.
  if (
    row.font !== previous.font &&
    paragraph.length === 1 &&
    !sentenceEnd.test(before) &&
    previous.right < 0.8 * page.right
  )
    return true;
  const width = page.right - page.left;
  const short = row.rightToLeft
    ? previous.left > page.left + 0.25 * width
    : previous.right < page.right - 0.25 * width;
  // Continuation lines of an item are indented to its text.
  if (inList)
    return (
      row.left < paragraph[0]!.left - 1 ||
      (sentenceEnd.test(before) && short && row.left < paragraph[0]!.left + row.size / 2)
    );
  return sentenceEnd.test(before) && (short || row.left > previous.left + row.size) && !/^\p{Ll}/u.test(text);
}

const entryStart = /^(?:--?\p{L}|["„“«»‘(]?[\p{Lu}\p{Lo}\p{N}])/u;

/**
 * Whether a row begins the next entry of a list whose entries hang ("-a, --all" above an indented description): it begins
 * farther out than the line before, which belongs to the description. That line is not the indented first line of a
 * paragraph: another indented line stands above it and it ends a sentence, or it ends so early that the row's first word
 * would fit. Small letters and signs go on with a sentence or with source code.
 */
function beginsHangingEntry(row: Row, paragraph: Row[], page: { left: number; right: number }): boolean {
  const startOf = ({ left, right, rightToLeft }: Row) => (rightToLeft ? -right : left);
  const isIndented = (other: Row) => startOf(other) > startOf(row) + row.size;
  const previous = paragraph.at(-1)!;
  const text = rowText(row);
  if (!isIndented(previous) || !entryStart.test(text) || /\p{L}-$/u.test(rowText(previous))) return false;
  const above = paragraph.at(-2);
  const hangs = above !== undefined && isIndented(above);
  const ends = sentenceEnd.test(rowText(previous));
  if (hangs && ends) return true;
  const least = hangs || ends ? 2 * row.size : 0.15 * (page.right - page.left);
  return spaceAfter(previous, page) > firstWordWidth(row) + least;
}

/** The estimated width of a row's first word. */
function firstWordWidth(row: Row): number {
  const text = rowText(row);
  return ((row.right - row.left) * text.split(" ", 1)[0]!.length) / text.length;
}

/** The space between a row's end and the edge of the page. */
function spaceAfter({ left, right, rightToLeft }: Row, page: { left: number; right: number }): number {
  return rightToLeft ? left - page.left : page.right - right;
}

/** Whether two rows share a letter size: a line that is mostly code may be smaller than its paragraph. */
function haveSameSize(row: Row, previous: Row): boolean {
  return row.sizes.some(size => previous.sizes.some(other => Math.abs(size - other) <= 0.08 * other));
}

/** Whether a row continues a heading, whose lines have larger distances than those of the text. */
function continuesHeading(row: Row, paragraph: Row[], body: Body): boolean {
  const previous = paragraph.at(-1)!;
  return (
    row.size >= headingSize * body.size &&
    row.size === previous.size &&
    row.font === previous.font &&
    paragraph.length < 3 &&
    row.y - previous.y <= 1.6 * row.size &&
    !sectionNumber.test(rowText(row)) &&
    !sentenceEnd.test(rowText(previous))
  );
}

/**
 * A paragraph with its margin notes: one at its start becomes its title ("name: text"); others become paragraphs
 * before it.
 */
function withNotes(rows: Row[], body: Body): Block[] {
  const block = blockOf(rows, body);
  const notes = rows.flatMap(({ note }) => note ?? []);
  if (notes.length === 0) return [block];
  if (notes.length === 1 && rows[0]!.note && block.kind === "paragraph")
    return [{ ...block, text: `${notes[0]!.replace(/[.:]$/, "")}: ${block.text}` }];
  return [...notes.map((text): Block => ({ kind: "paragraph", text })), block];
}

const isListItem = (text: string, small: boolean) => listMarker.test(text) && !(small && noteMark.test(text));

const isSmall = (rows: Row[], body: Body) => rows.every(row => row.size < smallShare * body.size);

function blockOf(rows: Row[], body: Body): Block {
  const isCode = rows.every(row => row.code);
  let text = "";
  // Each line of code is one of its own.
  for (const row of rows)
    text = isCode && text ? `${text}\n${rowText(row)}` : joinLines(text, rowText(row), body.words);
  const rank = headingRank(rows, text, body);
  const small: { small?: true } = isSmall(rows, body) ? { small: true } : {};
  if (isCode && !(rank && rows[0]!.size >= headingSize * body.size))
    return { kind: "paragraph", text, code: true, ...small };
  if (rank) return { kind: "heading", text: text.replaceAll("\n", " "), rank };
  const read = shortenLeaders(text);
  if (!isListItem(read, small.small === true)) return { kind: "paragraph", text: read, ...small };
  return { kind: "item", text: read.replace(bullet, "– "), ...small };
}

/** Greater for larger letters, and smaller with each further part of a section number; undefined for no heading. */
function headingRank(rows: Row[], text: string, body: Body): number | undefined {
  const { size, font } = rows[0]!;
  // Single letters are notes, symbols and labels of drawings.
  if (text.length > 200 || !/\p{L}{2}/u.test(text)) return undefined;
  const number = sectionNumber.exec(text);
  const depth = number?.[1]?.split(".").length ?? 0;
  // "Vorwort" and "1 Einleitung" are on the same level.
  const rank = size * (body.scale ?? 1) - 0.01 * Math.max(0, depth - 1);
  // Size alone is not enough: text around a table in small print is larger too.
  if (endsSentence.test(text) && !(number && text.length <= 60)) return undefined;
  if (size >= headingSize * body.size && rows.length <= 3) return rank;
  if (font === body.font || rows.length > 1 || size < 0.95 * body.size || text.length > 100) return undefined;
  if (/[.,;:!?]$/.test(text) || bullet.test(text)) return undefined;
  return number || (/^\p{Lu}/u.test(text) && text.length <= 60) ? rank : undefined;
}
