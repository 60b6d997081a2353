import type { HiddenText } from "./finding";
import type { Body } from "./pdf-blocks";
import { type Row, rowText } from "./pdf-rows";

/** A page's rows with its number in the document. */
export interface PageRows {
  number: number;
  height: number;
  rows: Row[];
  /** The letter size and font of a scanned page's text, if they are no other pages'. */
  body?: Body;
  /** Invisible text of the page, which is not in the rows. */
  hidden?: HiddenText[];
  /** The share of the page that pictures of more than a pixel cover. */
  scanned?: number;
  /** Whether its fonts lack a mapping from glyphs to characters. */
  unreadable?: boolean;
}

/** Share of a page's height that contains running headers and footers. */
const marginShare = 0.1;
/** The share for a first or last line that is separated from the text, and for a page number. */
const deepMarginShare = 0.2;

/** Minimum position of a separate, repeated last line: small pages are printed on large sheets. */
const minFooterShare = 0.65;
/** Maximum letter size of a running head relative to the text; titles of slides are larger. */
const maxHeadSize = 1.25;

/** A line that is a page number, arabic or roman. */
const pageNumber = /^[-–—]? ?(?:\d{1,4}|[ivxlc]{1,7}) ?[-–—]?$/;

/**
 * The rows of a page without running headers and footers: page numbers, lines in the margins that repeat on several
 * neighbouring pages (numbers may increase with the pages), and lines that change by chapter. Never removes all rows.
 */
export function withoutRepeats(page: PageRows, neighbours: PageRows[], bodySize: number): Row[] {
  const others = neighbours.filter(other => other.number !== page.number);
  const kept = page.rows.filter(row => {
    if (row.size > maxHeadSize * bodySize) return true;
    // A larger line may be a heading, so it is only removed if it repeats.
    const isLarge = row.size > 1.05 * bodySize;
    const margin = marginOf(row, page);
    if (!margin) return isLarge || (!isDeepNumber(row, page, others) && !isDeepFooter(row, page, others));
    if (!isLarge && (pageNumber.test(rowText(row)) || hasRunningNumber(row, page, others))) return false;
    const matches = others.flatMap(other => {
      const same = other.rows.find(
        one =>
          Math.abs(one.y - row.y) < 4 && marginOf(one, other) === margin && sameLine(row, page, one, other),
      );
      return same ? [same] : [];
    });
    if (matches.length >= 2 && matches.length >= 0.4 * others.length) return false;
    return isLarge || !changesByChapter(row, page, others, bodySize);
  });
  return length(kept) > Math.max(20, length(page.rows) - length(kept)) ? kept : page.rows;
}

/** The margin of a row. The running heads of LaTeX are deeper than the outer tenth. */
function marginOf(row: Row, page: PageRows): "above" | "below" | undefined {
  const deep = row === page.rows[0] && standsApart(row, page) ? deepMarginShare : marginShare;
  if (row.y < deep * page.height) return "above";
  return row.y > (1 - marginShare) * page.height ? "below" : undefined;
}

/** Whether a row is a number below the text that increases with the pages. */
function isDeepNumber(row: Row, page: PageRows, others: PageRows[]): boolean {
  if (row !== page.rows.at(-1) || row.y < (1 - deepMarginShare) * page.height) return false;
  const number = rowText(row);
  if (!/^\d{1,4}$/.test(number)) return false;
  return others.some(other => {
    const last = other.rows.at(-1);
    return (
      last &&
      Math.abs(last.y - row.y) < 4 &&
      Number(rowText(last)) - other.number === Number(number) - page.number
    );
  });
}

/**
 * Whether a page's first line begins or ends with a number that increases with the pages, like those of other pages at the
 * same height: "3.4 Selection 51" after "50 Chapter 3". Not for the last line, because footnotes may be numbered alike.
 */
function hasRunningNumber(row: Row, page: PageRows, others: PageRows[]): boolean {
  if (row !== page.rows[0]) return false;
  const own = outerNumbers(row).map(number => number - page.number);
  if (own.length === 0) return false;
  const same = others.filter(
    ({ number, rows: [one] }) =>
      one && Math.abs(one.y - row.y) < 4 && outerNumbers(one).some(other => own.includes(other - number)),
  );
  return same.length >= 3 && same.length >= 0.5 * others.length;
}

/** The numbers at a line's ends. */
function outerNumbers(row: Row): number[] {
  const text = rowText(row);
  return [/^\d{1,4}(?=\s)/.exec(text)?.[0], /(?<=\s)\d{1,4}$/.exec(text)?.[0]].flatMap(digits =>
    digits ? [Number(digits)] : [],
  );
}

/** Whether a separate last line repeats on neighbouring pages; its numbers may increase with the pages. */
function isDeepFooter(row: Row, page: PageRows, others: PageRows[]): boolean {
  if (row !== page.rows.at(-1) || row.y < minFooterShare * page.height || !standsApart(row, page))
    return false;
  const same = others.filter(other => {
    const last = other.rows.at(-1);
    return last && Math.abs(last.y - row.y) < 4 && sameLine(row, page, last, other);
  });
  return same.length >= 2 && same.length >= 0.4 * others.length;
}

/** Whether two margin lines are the same; each number is the same or increases with the pages. */
function sameLine(row: Row, page: PageRows, other: Row, otherPage: PageRows): boolean {
  const [text, otherText] = [rowText(row), rowText(other)];
  if (text.length > 150 || text.replace(/\d+/g, "#") !== otherText.replace(/\d+/g, "#")) return false;
  const otherNumbers = otherText.match(/\d+/g) ?? [];
  return (text.match(/\d+/g) ?? []).every((digits, at) => {
    const step = Number(otherNumbers[at]) - Number(digits);
    return step === 0 || step === otherPage.number - page.number;
  });
}

/**
 * Detects chapter-dependent headers ("Kontor Nord GmbH 4 Urlaub"): at a position where most neighbouring pages of one
 * side have such a line, with all parts found at that position on other pages, or in a nearby heading. A line in the size of
 * the text must be the outermost and separate, so that footnotes and small headings are kept.
 */
function changesByChapter(row: Row, page: PageRows, others: PageRows[], bodySize: number): boolean {
  if (row.size > 0.95 * bodySize && !standsApart(row, page)) return false;
  const matches = others.flatMap(other => {
    const same = other.rows.find(
      one => Math.abs(one.y - row.y) < 2 && Math.abs(one.size - row.size) < 0.3 && marginOf(one, other),
    );
    return same && (row.size <= 0.95 * bodySize || standsApart(same, other))
      ? [partsOf(same, other.number)]
      : [];
  });
  if (matches.length < 2 || matches.length < 0.5 * others.length) return false;
  const repeated = new Set(
    matches.flatMap(parts => parts.flatMap(({ plain, relative }) => [plain, bare(plain), relative])),
  );
  const headings = new Set(
    [page, ...others].flatMap(({ rows }) =>
      rows
        .filter(one => one.size >= 1.12 * bodySize || one.font === row.font)
        .filter(one => Math.abs(one.y - row.y) > 4)
        .flatMap(one => [lowerCase(rowText(one)), bare(lowerCase(rowText(one)))]),
    ),
  );
  return partsOf(row, page.number).every(
    ({ plain, relative }) =>
      [plain, bare(plain), relative].some(part => repeated.has(part)) ||
      headings.has(plain) ||
      headings.has(bare(plain)),
  );
}

/** Whether a row is the page's first or last, with more than an empty line to the next. */
function standsApart(row: Row, page: PageRows): boolean {
  const at = page.rows.indexOf(row);
  if (at > 0 && at < page.rows.length - 1) return false;
  const next = page.rows[at === 0 ? 1 : at - 1];
  return next !== undefined && Math.abs(next.y - row.y) > 1.9 * row.size;
}

/** The parts of a running line, also with numbers relative to the page's ("Seite 12" is "Seite +0" on page 12). */
function partsOf(row: Row, number: number): { plain: string; relative: string }[] {
  return row.segments
    .flatMap(({ text }) => text.split(/\s+[|·•–—]\s+/))
    .filter(part => /\p{L}/u.test(part))
    .map(part => ({
      plain: lowerCase(part),
      relative: lowerCase(part).replace(/\d+/g, digits => `+${Number(digits) - number}`),
    }));
}

/** A part without the number of the page or chapter at one side. */
function bare(part: string): string {
  return part.replace(/^\d{1,4} (?=\p{L})| \d{1,4}$/gu, "");
}

/** Running heads are often set in capitals. */
function lowerCase(text: string): string {
  return text.toLowerCase();
}

function length(rows: Row[]): number {
  return rows.reduce(
    (sum, row) => sum + row.segments.reduce((all, segment) => all + segment.text.length, 0),
    0,
  );
}
