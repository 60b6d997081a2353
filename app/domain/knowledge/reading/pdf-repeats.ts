import type { HiddenText } from "./finding";
import { type Row, rowText } from "./pdf-rows";

/** A page's rows with its number in the document. */
export interface PageRows {
  number: number;
  height: number;
  rows: Row[];
  /** What readers of the page cannot see; left out of the rows. */
  hidden?: HiddenText[];
  /** The share of the page that pictures of more than a pixel cover. */
  scanned?: number;
  /** Its fonts do not say which characters they write. */
  unreadable?: boolean;
}

/** Running headers and footers are in the outer tenth of a page, in letters hardly larger than the text's. */
const margin = 0.1;
/** A page's first or last line may stand deeper, if it stands apart; the last one also if it is a page number. */
const deepMargin = 0.2;

/** A last line that stands apart and repeats may stand this high: small pages are printed on large sheets. */
const deepestFooter = 0.65;
/** In sizes of the text, the largest letters of a running head; titles of slides are larger. */
const mostLarge = 1.25;

/** A page number alone; roman ones too. */
const pageNumber = /^[-–—]? ?(?:\d{1,4}|[ivxlc]{1,7}) ?[-–—]?$/;

/**
 * A page's rows without running headers and footers: lone page numbers, lines in the margins that repeat on several
 * neighbouring pages (their numbers may count on with the pages), and those that change by chapter. Never removes all
 * rows of a page.
 */
export function withoutRepeats(page: PageRows, neighbours: PageRows[], bodySize: number): Row[] {
  const others = neighbours.filter(other => other.number !== page.number);
  const kept = page.rows.filter(row => {
    if (row.size > mostLarge * bodySize) return true;
    // Larger letters may be a heading's: such a line goes where others say the same.
    const isLarge = row.size > 1.05 * bodySize;
    const place = placeOf(row, page);
    if (!place) return isLarge || (!isDeepNumber(row, page, others) && !isDeepFooter(row, page, others));
    if (!isLarge && (pageNumber.test(rowText(row)) || countsOn(row, page, others))) return false;
    const there = others.flatMap(other => {
      const same = other.rows.find(
        one =>
          Math.abs(one.y - row.y) < 4 && placeOf(one, other) === place && sameLine(row, page, one, other),
      );
      return same ? [same] : [];
    });
    if (there.length >= 2 && there.length >= 0.4 * others.length) return false;
    return isLarge || !changesByChapter(row, page, others, bodySize);
  });
  return length(kept) > Math.max(20, length(page.rows) - length(kept)) ? kept : page.rows;
}

/** The margin that a row is in. LaTeX sets its running heads deeper than the outer tenth. */
function placeOf(row: Row, page: PageRows): "above" | "below" | undefined {
  const deep = row === page.rows[0] && standsApart(row, page) ? deepMargin : margin;
  if (row.y < deep * page.height) return "above";
  return row.y > (1 - margin) * page.height ? "below" : undefined;
}

/** A number below the text that counts on with the pages. */
function isDeepNumber(row: Row, page: PageRows, others: PageRows[]): boolean {
  if (row !== page.rows.at(-1) || row.y < (1 - deepMargin) * page.height) return false;
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
 * Whether a page's first line begins or ends with a number that counts on with the pages, as do the first lines of other
 * pages at its height: "3.4 Selection 51" after "50 Chapter 3". Not the last line: footnotes may be numbered like that.
 */
function countsOn(row: Row, page: PageRows, others: PageRows[]): boolean {
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

/** A last line that stands apart and that the neighbouring pages have too, with numbers that count on with the pages. */
function isDeepFooter(row: Row, page: PageRows, others: PageRows[]): boolean {
  if (row !== page.rows.at(-1) || row.y < deepestFooter * page.height || !standsApart(row, page))
    return false;
  const same = others.filter(other => {
    const last = other.rows.at(-1);
    return last && Math.abs(last.y - row.y) < 4 && sameLine(row, page, last, other);
  });
  return same.length >= 2 && same.length >= 0.4 * others.length;
}

/** Whether two margin lines say the same: each number is the same, or counts on with the pages. */
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
 * side have such a line, with all parts found at that position on other pages, or in a nearby heading. Letters of
 * the text's size only where the line is the outermost and stands apart. So footnotes and small headings are kept.
 */
function changesByChapter(row: Row, page: PageRows, others: PageRows[], bodySize: number): boolean {
  if (row.size > 0.95 * bodySize && !standsApart(row, page)) return false;
  const there = others.flatMap(other => {
    const same = other.rows.find(
      one => Math.abs(one.y - row.y) < 2 && Math.abs(one.size - row.size) < 0.3 && placeOf(one, other),
    );
    return same && (row.size <= 0.95 * bodySize || standsApart(same, other))
      ? [partsOf(same, other.number)]
      : [];
  });
  if (there.length < 2 || there.length < 0.5 * others.length) return false;
  const said = new Set(
    there.flatMap(parts => parts.flatMap(({ plain, relative }) => [plain, bare(plain), relative])),
  );
  const headings = new Set(
    [page, ...others].flatMap(({ rows }) =>
      rows
        .filter(one => one.size >= 1.12 * bodySize || one.font === row.font)
        .filter(one => Math.abs(one.y - row.y) > 4)
        .flatMap(one => [plainOf(rowText(one)), bare(plainOf(rowText(one)))]),
    ),
  );
  return partsOf(row, page.number).every(
    ({ plain, relative }) =>
      [plain, bare(plain), relative].some(part => said.has(part)) ||
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
      plain: plainOf(part),
      relative: plainOf(part).replace(/\d+/g, digits => `+${Number(digits) - number}`),
    }));
}

/** Without the page's number at one side, or the chapter's. */
function bare(part: string): string {
  return part.replace(/^\d{1,4} (?=\p{L})| \d{1,4}$/gu, "");
}

/** Running heads are often set in capitals. */
function plainOf(text: string): string {
  return text.toLowerCase();
}

function length(rows: Row[]): number {
  return rows.reduce(
    (sum, row) => sum + row.segments.reduce((all, segment) => all + segment.text.length, 0),
    0,
  );
}
