import { type Row, rowText } from "./pdf-rows";

/** The dots between a name and what stands at the other side of the column. */
const dots = "(?:(?:\\. ?){6,}|(?:… ?){3,})";
const middle = new RegExp(` ?${dots} ?(?=\\S)`, "g");
const end = new RegExp(` ?${dots}$`);

/** Leaders before one or several page numbers, at the end of a line. */
export const leadersToNumber = /(?:[.…] ?){3,}\d{1,4}(?:, \d{1,4})*$/;

/** A text with its leaders shortened to a sign. */
export function shortenLeaders(text: string): string {
  return text.replace(middle, " … ");
}

/** A cell of a table without the leaders to the next cell. */
export function withoutLeaders(text: string): string {
  return text.replace(end, "");
}

/** Minimum number and share of a column's lines with leaders to a page number in a list of such entries. */
const minEntries = 3;
const minEntryShare = 0.15;

/** Whether a column lists entries with leaders to page numbers, as contents and lists of changes do. */
export function isListWithLeaders(rows: Row[]): boolean {
  const entries = rows.filter(row => leadersToNumber.test(rowText(row)));
  return entries.length >= Math.max(minEntries, minEntryShare * rows.length);
}

/** A line with its page number, before which there may be no space for a leader. */
export function withoutGaps(row: Row): Row {
  return { ...row, segments: [{ left: row.left, right: row.right, text: rowText(row) }] };
}
