import { type Row, rowText } from "./pdf-rows";

/** A page's rows around its table of contents; `lines` is empty without one. */
export interface Contents {
  before: Row[];
  lines: string[];
  after: Row[];
  /** The last page number listed, for its continuation on the next page. */
  last: number;
}

interface Entry {
  at: number;
  title: string;
  page: number;
  leaders: boolean;
}

/** The end of an entry, which few lines have: the whole pattern takes its time. */
const entryEnd = /[\s.…·_](?:\d{1,4}|[ivxlc]{1,6})$/u;
const entry = /^(.*\p{L}.*?)([\s.…·_]+)(\d{1,4}|[ivxlc]{1,6})$/u;
const leaders = /(?:\. ?){4}|…\s?…|·\s?·\s?·|_{4}/;
/** Chosen: rows with leaders, and their share of a page's rows, from which the page is an index. */
const indexFrom = { rows: 8, share: 0.4 };
/** Lines of an entry with leaders. */
const mostLines = 4;
const part = /^\d+(?:\.\d+)+\.?\s/;
const numbered = /^(?:\d+(?:\.\d+)*\.?|§+ ?\d+\w?|[A-Z]\.?|[IVX]+\.)\s/;

/** Not "Inhalt:", which introduces the contents of a package. */
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
 * Finds a table of contents among a page's rows: lines that end in ascending page numbers. As parts lists look
 * alike, it also requires dot leaders, a title ("Inhalt", or the page before ended in a table of contents, with
 * `before` as its last number), or multilevel section numbers with existing page numbers.
 */
export function splitContents(rows: Row[], pages: number, before: number | undefined): Contents {
  const none: Contents = { before: rows, lines: [], after: [], last: 0 };
  const texts = rows.map(rowText);
  // The page numbers of an index do not ascend, and its columns may stand in one row.
  if (isIndex(texts)) return { before: [], lines: texts, after: [], last: Number.POSITIVE_INFINITY };
  const title = texts.findIndex(text => contentsTitle.test(text));
  for (const run of runsOf(texts)) {
    const [first, last] = [run[0]!, run.at(-1)!];
    // The page's own head may end in a roman number above them.
    const listed = run.filter(one => one.page > 0);
    const top = listed[0] ?? first;
    const goesOn = before !== undefined && top.at <= 2 && top.page >= before && listed.length > 1;
    const titled =
      title >= 0 &&
      title < top.at &&
      top.at - title <= 3 &&
      (run.length > 2 || (listed.length > 0 && listed.every(one => one.leaders)));
    const inside = last.page <= pages;
    const lead = run.length > 2 && run.filter(one => one.leaders).length >= 0.6 * run.length;
    const counted =
      run.length > 4 &&
      run.some(one => part.test(one.title)) &&
      run.filter(one => numbered.test(one.title)).length >= 0.6 * run.length;
    if (!goesOn && !titled && !(inside && (lead || counted))) continue;
    const known = new Map(
      run.map(one => [one.at, `${one.title} … ${one.page || texts[one.at]!.split(" ").at(-1)}`]),
    );
    const lines = texts.slice(first.at, last.at + 1).map((text, at) => known.get(first.at + at) ?? text);
    return { before: rows.slice(0, first.at), lines, after: rows.slice(last.at + 1), last: last.page };
  }
  return none;
}

function isIndex(texts: string[]): boolean {
  const led = texts.filter(text => leaders.test(text) && /\d/.test(text)).length;
  const ascending = Math.max(0, ...runsOf(texts).map(run => run.length));
  return led >= indexFrom.rows && led >= indexFrom.share * texts.length && ascending < led / 2;
}

/** Consecutive entries with at most one line between them (a two-line title, a part's name), or three with leaders. */
function runsOf(texts: string[]): Entry[][] {
  const runs: Entry[][] = [];
  for (const [at, text] of texts.entries()) {
    const [, title, between, number] = (entryEnd.test(text) && entry.exec(text)) || [];
    if (title === undefined) continue;
    // Roman numbers precede page 1.
    const found = {
      at,
      title,
      page: /\d/.test(number!) ? Number(number) : 0,
      leaders: leaders.test(between!),
    };
    const run = runs.at(-1);
    const last = run?.at(-1);
    // A long title may take several lines; leaders leave no doubt that both are entries.
    const apart = last?.leaders && found.leaders ? mostLines : 2;
    if (last && at - last.at <= apart && found.page >= last.page) run!.push(found);
    else runs.push([found]);
  }
  return runs;
}
