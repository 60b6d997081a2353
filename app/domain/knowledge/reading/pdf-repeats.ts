import { type Row, rowText } from "./pdf-rows";

/** A page's rows with its number in the document. */
export interface PageRows {
  number: number;
  height: number;
  rows: Row[];
}

/** Running headers and footers are in the outer tenth of a page, in letters no larger than the text's. */
const margin = 0.1;

/** A page number alone in the margin; roman ones too. */
const pageNumber = /^[-–—]? ?(?:\d{1,4}|[ivxlc]{1,7}) ?[-–—]?$/;

/**
 * A page's rows without running headers and footers: lone page numbers, lines in the margins that repeat (except
 * for the page number) on several neighbouring pages, and small ones that change by chapter. Never removes all
 * rows of a page.
 */
export function withoutRepeats(page: PageRows, neighbours: PageRows[], bodySize: number): Row[] {
  const others = neighbours.filter(other => other.number !== page.number);
  const keys = others.map(marginKeys);
  const kept = page.rows.filter(row => {
    const key = marginKey(row, page);
    if (!key || row.size > 1.05 * bodySize) return true;
    if (pageNumber.test(rowText(row))) return false;
    const same = keys.filter(known => known.has(key)).length;
    if (same >= 2 && same >= 0.4 * others.length) return false;
    return !changesByChapter(row, page, others, bodySize);
  });
  return length(kept) > Math.max(20, length(page.rows) - length(kept)) ? kept : page.rows;
}

function marginKeys(page: PageRows): Set<string> {
  return new Set(page.rows.map(row => marginKey(row, page)).filter(key => key !== ""));
}

function marginKey(row: Row, page: PageRows): string {
  const above = row.y < margin * page.height;
  if (!above && row.y < (1 - margin) * page.height) return "";
  const text = rowText(row);
  if (text.length > 150) return "";
  const numbered = text.replace(/\d+/g, digits =>
    Math.abs(Number(digits) - page.number) <= 12 ? "#" : digits,
  );
  return `${above ? "above" : "below"} ${Math.round(row.y / 4)} ${numbered}`;
}

/**
 * Detects chapter-dependent headers ("Kontor Nord GmbH 4 Urlaub"): letters smaller than the text's, at a position
 * where most neighbouring pages have such a line, with all parts found at that position on other pages, or in a
 * nearby heading. So footnotes and small headings are kept.
 */
function changesByChapter(row: Row, page: PageRows, others: PageRows[], bodySize: number): boolean {
  if (row.size > 0.95 * bodySize) return false;
  const there = others.flatMap(other => {
    const same = other.rows.find(
      one => Math.abs(one.y - row.y) < 2 && Math.abs(one.size - row.size) < 0.3 && marginKey(one, other),
    );
    return same ? [partsOf(same, other.number)] : [];
  });
  if (there.length < 2 || there.length < 0.5 * others.length) return false;
  const said = new Set(there.flatMap(parts => parts.flatMap(({ plain, relative }) => [plain, relative])));
  const headings = new Set(
    [page, ...others].flatMap(({ rows }) =>
      rows.filter(({ size }) => size >= 1.12 * bodySize).map(one => rowText(one)),
    ),
  );
  return partsOf(row, page.number).every(
    ({ plain, relative }) => said.has(plain) || said.has(relative) || headings.has(plain),
  );
}

/** The parts of a running line, also with numbers relative to the page's ("Seite 12" is "Seite +0" on page 12). */
function partsOf(row: Row, number: number): { plain: string; relative: string }[] {
  return row.segments
    .flatMap(({ text }) => text.split(/\s+[|·•–—]\s+/))
    .filter(part => /\p{L}/u.test(part))
    .map(plain => ({ plain, relative: plain.replace(/\d+/g, digits => `+${Number(digits) - number}`) }));
}

function length(rows: Row[]): number {
  return rows.reduce(
    (sum, row) => sum + row.segments.reduce((all, segment) => all + segment.text.length, 0),
    0,
  );
}
