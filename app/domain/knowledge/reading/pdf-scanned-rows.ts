import type { Body } from "./pdf-blocks";
import { extentOf } from "./pdf-extent";
import { type Column, type Row, rowText } from "./pdf-rows";

/** Minimum share of a page that a scan covers. */
const minScanned = 0.5;
/** Sizes that differ less from the usual one are those of the same letters, measured line by line. */
const sameSize = { least: 0.75, most: 1.3 };
/** The size that the text of every scanned page counts as, in points. */
const bodySize = 10;
/** Maximum length of a centred heading in characters. */
const maxHeading = 60;
/** Minimum indentation of a centred line on both sides, and maximum distance of its middle, relative to the text's width. */
const minIndentation = 0.12;
const maxOffset = 0.08;
/** The number of a section in a line of its own; its sign is often recognised as another one. */
const loneNumber = /^[§$&58] ?(\d{1,2}\w?)$/;

/** The rows of a page, and for a scanned one the size and font of its text. */
interface CorrectedRows {
  rows: Row[];
  body?: Body;
}

/**
 * Corrects the rows of recognised text, also that which OCR laid over a scanned page: all letters have one font, and a size
 * measured line by line, so that neither shows headings. Centred short lines are headings there, after the number of their
 * section.
 * @param scanned the share of the page that pictures cover
 */
export function correctScannedRows(rows: Row[], scanned: number): CorrectedRows {
  const [first] = rows;
  if (!first || scanned < minScanned || rows.some(({ font, cells }) => font !== first.font || cells))
    return { rows };
  const usual = usualSize(rows);
  const extent = extentOf(rows);
  const corrected: Row[] = [];
  for (const row of rows) {
    const isUsual = row.size >= sameSize.least * usual && row.size <= sameSize.most * usual;
    const size = isUsual ? usual : row.size;
    const isCentred = isHeading(row, extent);
    const font = isCentred ? `${row.font} centred` : row.font;
    const number = isCentred ? loneNumber.exec(rowText(corrected.at(-1) ?? row))?.[1] : undefined;
    const read = { ...row, size, sizes: isUsual ? [usual] : row.sizes, font };
    if (number && corrected.length > 0) corrected.splice(-1, 1, withNumber(read, number));
    else corrected.push(read);
  }
  return { rows: corrected, body: { size: usual, font: first.font, scale: bodySize / usual } };
}

const withNumber = (row: Row, number: string): Row => ({
  ...row,
  segments: [{ ...row.segments[0]!, text: `§ ${number} ${rowText(row)}` }],
});

function isHeading(row: Row, { left, right }: Column): boolean {
  const width = right - left;
  const text = rowText(row);
  return (
    row.segments.length === 1 &&
    text.length <= maxHeading &&
    (/^\p{Lu}\p{L}/u.test(text) || /^§/.test(text)) &&
    !/[.,;:-]$/.test(text) &&
    row.left - left >= minIndentation * width &&
    right - row.right >= minIndentation * width &&
    Math.abs((row.left + row.right) / 2 - (left + right) / 2) <= maxOffset * width
  );
}

/** The size of the middle letter. */
function usualSize(rows: Row[]): number {
  const sizes = rows.map(row => ({ size: row.size, letters: rowText(row).length }));
  sizes.sort((one, other) => one.size - other.size);
  let rest = sizes.reduce((sum, { letters }) => sum + letters, 0) / 2;
  for (const { size, letters } of sizes) {
    rest -= letters;
    if (rest <= 0) return size;
  }
  return sizes[0]!.size;
}
