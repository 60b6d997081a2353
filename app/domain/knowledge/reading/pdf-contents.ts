import { findIndex } from "./pdf-index";
import { type Row, rowText } from "./pdf-rows";

/** A page's rows around its table of contents; `lines` is empty without one. */
export interface Contents {
  before: Row[];
  lines: string[];
  after: Row[];
  /** The last page number listed, for its continuation on the next page; 0 if none has one. */
  last: number;
}

interface Entry {
  at: number;
  title: string;
  page: number;
  leaders: boolean;
}

/** The end of an entry, checked before the slower pattern of a whole entry. */
const entryEnd = /[\s.…·_](?:\d{1,4}|[ivxlc]{1,6})$/u;
const entry = /^(.*\p{L}.*?)([\s.…·_]+)(\d{1,4}|[ivxlc]{1,6})$/u;
const leaders = /(?:\. ?){4}|…\s?…|·\s?·\s?·|_{4}/;
/** Chosen: minimum number and share of rows with leaders on a page of an index; fewer if nearly all have them. */
const minIndexes = [
  { rows: 8, share: 0.4 },
  { rows: 4, share: 0.8 },
];
/** Maximum number of lines of an entry with leaders. */
const maxEntryLines = 4;
const subsection = /^\d+(?:\.\d+)+\.?\s/;
const numbered = /^(?:\d+(?:\.\d+)*\.?|§+ ?\d+\w?|[A-Z]\.?|[IVX]+\.)\s/;

/** The title of a table of contents; not "Inhalt:", which introduces the contents of a package. */
export const contentsTitle = new RegExp(
  `^(?:${[
    "inhalt|inhaltsverzeichnis|inhaltsübersicht|(?:tabellen|abbildungs)verzeichnis",
    "(?:table of )?contents|list of (?:tables|figures)",
    "sommaire|table des (?:matières|figures)|liste des (?:tableaux|figures)",
    "المحتويات|فهرس|الفهرس",
  ].join("|")})$`,
  "i",
);

/**
 * Finds a table of contents among a page's rows: lines that end in ascending page numbers, or below its title numbered
 * lines with or without. As parts lists look alike, it also requires dot leaders, a title ("Inhalt", or the page before
 * ended in a table of contents, with `before` as its last number), or multilevel section numbers with existing page numbers.
 */
export function splitContents(rows: Row[], pages: number, before: number | undefined): Contents {
  const none: Contents = { before: rows, lines: [], after: [], last: 0 };
  const texts = rows.map(rowText);
  if (isListOfChanges(texts)) return none;
  const title = texts.findIndex(text => contentsTitle.test(text));
  // Another one may end above its title, such as the contents above a list of figures.
  if (title > 0) {
    const above = splitContents(rows.slice(0, title), pages, before);
    if (above.lines.length > 0) return { ...above, after: [...above.after, ...rows.slice(title)] };
  }
  // The page numbers of an index do not ascend, and its columns may be in one row.
  const index = isIndex(texts) ? 0 : findIndex(rows, pages, before === Number.POSITIVE_INFINITY);
  if (index !== undefined)
    return {
      before: rows.slice(0, index),
      lines: texts.slice(index),
      after: [],
      last: Number.POSITIVE_INFINITY,
    };
  const unpaged =
    findUnpaged(texts, title, before === 0) ??
    (title >= 0 ? findOutline(rows, texts, title) : before === 0 && findContinuedOutline(rows, texts));
  if (unpaged) {
    const lines = texts.slice(unpaged.start, unpaged.end);
    return {
      before: rows.slice(0, unpaged.start),
      lines,
      after: rows.slice(unpaged.end),
      last: lastPageNumber(lines),
    };
  }
  for (const run of findRuns(texts)) {
    const [first, last] = [run[0]!, run.at(-1)!];
    // A running head above the entries may end with a roman number.
    const listed = run.filter(one => one.page > 0);
    const top = listed[0] ?? first;
    const isContinued = before !== undefined && top.at <= 2 && top.page >= before && listed.length > 1;
    // The first entries of contents may have roman numbers, as those of a preface.
    const next = title < 0 ? undefined : run.find(one => one.at > title);
    const hasTitle =
      next !== undefined &&
      next.at - title <= 3 &&
      (run.length > 2 || (listed.length > 0 && listed.some(one => one.leaders)));
    const isWithinPages = last.page <= pages;
    const hasLeaders = run.length > 2 && run.filter(one => one.leaders).length >= 0.6 * run.length;
    const isNumbered =
      run.length > 4 &&
      run.some(one => subsection.test(one.title)) &&
      run.filter(one => numbered.test(one.title)).length >= 0.6 * run.length;
    if (!isContinued && !hasTitle && !(isWithinPages && (hasLeaders || isNumbered))) continue;
    const entryLines = new Map(
      run.map(one => [one.at, `${one.title} … ${one.page || texts[one.at]!.split(" ").at(-1)}`]),
    );
    const lines = texts.slice(first.at, last.at + 1).map((text, at) => entryLines.get(first.at + at) ?? text);
    return { before: rows.slice(0, first.at), lines, after: rows.slice(last.at + 1), last: last.page };
  }
  return none;
}

/** An entry without a page number, as in documents that are set from web pages: "2.1. Die Dateigröße reduzieren". */
const unpagedEntry = /^(\d+(?:\.\d+)*)\.?\s+\S.{0,100}$/u;
const endsStatement = /[.!?;:,]$/;
/** Minimum number of entries below a title, and at the top of the next page. */
const minUnpaged = { titled: 3, continued: 2 };

/**
 * The rows of a table of contents without page numbers: directly below its title, or at the top of a page after one that
 * ended in such a table, with ascending section numbers of several levels. A title may take two lines. After a table with page
 * numbers they are the first chapter's headings.
 */
function findUnpaged(
  texts: string[],
  title: number,
  isContinued: boolean,
): { start: number; end: number } | undefined {
  const isTitled = title >= 0;
  if (!isTitled && !isContinued) return undefined;
  const start = title + 1;
  const numbers: number[][] = [];
  let end = start;
  for (let at = start; at < texts.length && at <= end + 1; at++) {
    const text = texts[at]!;
    const number = unpagedEntry.exec(text)?.[1]?.split(".").map(Number);
    const last = numbers.at(-1);
    if (!number || (last && !isAscending(last, number))) continue;
    // A title may end like a statement ("1.1. Warum Lotse?"); then its number must be the next one.
    if (endsStatement.test(text) && !(last && isNextSection(last, number))) continue;
    if (at > end && endsStatement.test(texts[at - 1]!)) break;
    numbers.push(number);
    end = at + 1;
  }
  const enough = numbers.length >= (isTitled ? minUnpaged.titled : minUnpaged.continued);
  return enough && numbers.some(({ length }) => length > 1) ? { start, end } : undefined;
}

/** The last of the ascending page numbers in which at least half of these lines end; 0 if they have none. */
function lastPageNumber(lines: string[]): number {
  const run = findRuns(lines).find(({ length }) => length >= lines.length / 2);
  return run?.at(-1)?.page ?? 0;
}

/** Minimum number of chapters of an outline, of its rows if it fills the page, and of rows that continue it on the next page. */
const minOutline = { chapters: 3, filledRows: 8, continuedRows: 3 };
const chapter = /^(?:(\d+)\.?|([A-H])\.) \p{L}/u;

/**
 * The rows of a table of contents without page numbers that numbers chapters only: directly below its title, with the
 * sections further right than the chapters.
 */
function findOutline(
  rows: Row[],
  texts: string[],
  title: number,
): { start: number; end: number } | undefined {
  const start = title + 1;
  if (!rows[start]) return undefined;
  const { end, chapters } = readOutline(rows, texts, { start, left: rows[start].left, before: "0" });
  const isFilled = chapters > 0 && end === rows.length && end - start >= minOutline.filledRows;
  return (isFilled || chapters >= minOutline.chapters) && end - start > chapters ? { start, end } : undefined;
}

/** The rows at the top of a page that continue such a table: sections up to the next chapter, and what follows it. */
function findContinuedOutline(rows: Row[], texts: string[]): { start: number; end: number } | undefined {
  const next = texts.findIndex(text => chapter.test(text));
  if (next < 0) return undefined;
  const { end } = readOutline(rows, texts, { start: 0, left: rows[next]!.left });
  return end > next && end >= minOutline.continuedRows ? { start: 0, end } : undefined;
}

/**
 * Reads rows of an outline: ascending chapters and appendices at the left, sections to their right; a statement ends it.
 * @param from the first row, the position of chapters, and the chapter before
 */
function readOutline(
  rows: Row[],
  texts: string[],
  { start, left, before }: { start: number; left: number; before?: string },
): { end: number; chapters: number } {
  let last = before;
  let chapters = 0;
  let end = start;
  for (; end < rows.length && !endsStatement.test(texts[end]!.replace(/\.{3}["”“»]?$/, "")); end++) {
    const row = rows[end]!;
    if (row.left > left + row.size) continue;
    const [, number, letter] = chapter.exec(texts[end]!) ?? [];
    const name = number ?? letter;
    if (!name || !(last === undefined || isNextChapter(last, name))) break;
    last = name;
    chapters++;
  }
  return { end, chapters };
}

/** Whether a chapter follows another one: 2 follows 1, B follows A, and appendix A any chapter. */
function isNextChapter(last: string, name: string): boolean {
  if (/\d/.test(last) && name === "A") return true;
  const [one, other] = [last, name].map(text => (/\d/.test(text) ? Number(text) : text.charCodeAt(0)));
  return /\d/.test(last) === /\d/.test(name) && other === one! + 1;
}

/** Whether a section number follows another one: 1.2 and 2 follow 1.1. */
function isAscending(one: number[], other: number[]): boolean {
  for (const [at, part] of other.entries()) {
    const before = one[at];
    if (before === undefined || part > before) return true;
    if (part < before) return false;
  }
  return false;
}

/** Whether a section number is the next one: after 1.2 these are 1.2.1, 1.3 and 2. */
function isNextSection(one: number[], other: number[]): boolean {
  const level = other.length - 1;
  const isSibling = other[level] === (one[level] ?? 0) + 1;
  return level <= one.length && isSibling && other.slice(0, level).every((part, at) => part === one[at]);
}

function isIndex(all: string[]): boolean {
  // The letters above its parts.
  const texts = all.filter(text => text.length > 1);
  const withLeaders = texts.filter(text => leaders.test(text) && /\d/.test(text)).length;
  const ascending = Math.max(0, ...findRuns(texts).map(run => run.length));
  return (
    minIndexes.some(({ rows, share }) => withLeaders >= rows && withLeaders >= share * texts.length) &&
    ascending < withLeaders / 2
  );
}

/** The number of a version as a title of its changes. */
const version = /^v(?:ersion )?\.? ?\d+(?:\.\d+)*[a-z]?$|^\d+(?:\.\d+)+[a-z]?$/i;
const minVersions = 2;

/** Whether a page describes changes, with leaders, below the numbers of their versions; an index of versions names them only. */
function isListOfChanges(texts: string[]): boolean {
  const versions = texts.filter(text => version.test(text));
  const entries = texts.filter(text => leaders.test(text));
  const described = entries.filter(text => /\p{L}{2,} \S*\p{L}{2,}.*?(?:\. ?){3}/u.test(text));
  return (
    versions.length >= minVersions &&
    described.length >= Math.max(versions.length, 0.4 * entries.length) &&
    !texts.some(text => contentsTitle.test(text))
  );
}

/** Consecutive entries with at most one line between them (a two-line title, a part's name), or three with leaders. */
function findRuns(texts: string[]): Entry[][] {
  const runs: Entry[][] = [];
  for (const [at, text] of texts.entries()) {
    const [, title, between, number] = (entryEnd.test(text) && entry.exec(text)) || [];
    if (title === undefined) continue;
    // Roman numbers count as page 0.
    const current = {
      at,
      title,
      page: /\d/.test(number!) ? Number(number) : 0,
      leaders: leaders.test(between!),
    };
    const run = runs.at(-1);
    const last = run?.at(-1);
    // Between entries with leaders, a title may have several lines.
    const maxDistance = last?.leaders && current.leaders ? maxEntryLines : 2;
    if (last && at - last.at <= maxDistance && current.page >= last.page) run!.push(current);
    else runs.push([current]);
  }
  return runs;
}
