import { type Row, rowText } from "./pdf-rows";

const indexTitle = new RegExp(
  `^(?:${[
    "stichwort(?:verzeichnis|register)|stichwörter|sach(?:wort)?(?:verzeichnis|register)|register",
    "(?:general |subject |concept )?index",
    "index (?:général|alphabétique|des (?:matières|notions|termes))",
  ].join("|")})$`,
  "i",
);

/** An entry of an index: a term before page numbers or a reference to another term. */
const pageNumbers = /\s(\d{1,4})(?:\s?[-–]\s?\d{1,4}| ?ff?\.?)?$/u;
const reference = /[,\s(](?:siehe|s\.|see|voir)(?: auch| also| aussi)? \S/u;

/** Chosen: minimum share of entries among the texts of an index, and their minimum number below its title and on a page after one. */
const minShare = 0.4;
const minEntries = { titled: 4, continued: 2 };

/**
 * The number of rows before the entries of an index, whose columns may be in one row: below its title, or with `isContinued` at
 * the top of the page after one. Without its title, price lists and lists of telephone numbers look alike.
 * @param pages the number of pages of the document
 */
export function findIndex(rows: Row[], pages: number, isContinued: boolean): number | undefined {
  const title = rows.findIndex(row => indexTitle.test(rowText(row)));
  if (title < 0 && !isContinued) return undefined;
  const isEntry = (text: string) =>
    reference.test(text) || Number(pageNumbers.exec(text)?.[1] ?? Number.POSITIVE_INFINITY) <= pages;
  const termsOf = (row: Row) => row.segments.map(({ text }) => text).filter(text => /\p{L}{2}/u.test(text));
  const terms = rows.slice(title + 1).flatMap(termsOf);
  const entries = terms.filter(isEntry);
  const least = title < 0 ? minEntries.continued : minEntries.titled;
  if (entries.length < least || entries.length < minShare * terms.length) return undefined;
  if (title < 0) return 0;
  const first = rows.findIndex((row, at) => at > title && termsOf(row).some(isEntry));
  // The name of the first group, such as its letter.
  return first - 1 > title && rowText(rows[first - 1]!).length < 30 ? first - 1 : first;
}
