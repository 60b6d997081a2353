import { type Row, rowText } from "./pdf-rows";

/** A page's rows with its place in the document. */
export interface PageRows {
  number: number;
  height: number;
  rows: Row[];
}

/** Running heads and feet stand in the outer tenth of a page, in letters no larger than the text's. */
const margin = 0.1;

/** Alone in the margin; roman ones too. */
const pageNumber = /^[-–—]? ?(?:\d{1,4}|[ivxlc]{1,7}) ?[-–—]?$/;

/**
 * A page's rows without the running heads and feet: page numbers alone, and lines in the margins that say the
 * same (but for the page number) on several of the neighbouring pages. Nothing goes where it would leave a page bare.
 */
export function withoutRepeats(page: PageRows, neighbours: PageRows[], bodySize: number): Row[] {
  const others = neighbours.filter(other => other.number !== page.number).map(marginKeys);
  const kept = page.rows.filter(row => {
    const key = marginKey(row, page);
    if (!key || row.size > 1.05 * bodySize) return true;
    if (pageNumber.test(rowText(row))) return false;
    const same = others.filter(keys => keys.has(key)).length;
    return same < 2 || same < 0.4 * others.length;
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

function length(rows: Row[]): number {
  return rows.reduce(
    (sum, row) => sum + row.segments.reduce((all, segment) => all + segment.text.length, 0),
    0,
  );
}
