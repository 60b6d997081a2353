import sql, { join, type Sql } from "sql-template-tag";

/** SQL condition: all of these; undefined ones are skipped. */
export function allOf(...conditions: (Sql | undefined)[]): Sql {
  const present = conditions.filter(condition => condition !== undefined);
  return present.length === 0 ? sql`true` : join(present, " and ");
}

/** SQL condition: the expression has this value; undefined without a value. */
export function equals(expression: Sql, value: string | number | undefined): Sql | undefined {
  return value === undefined ? undefined : sql`${expression} = ${value}`;
}

/** SQL condition: one of the texts contains the search words, case-insensitively. True for empty words. */
export function matchesText(words: string, ...texts: Sql[]): Sql {
  if (!words) return sql`true`;
  const pattern = partPattern(words);
  return sql`(${join(
    texts.map(text => sql`${text} ilike ${pattern}`),
    " or ",
  )})`;
}

/** The `like` pattern of texts that contain these words. */
export const partPattern = (words: string): string =>
  `%${words.normalize("NFC").replace(/[\\%_]/g, "\\$&")}%`;

/** SQL condition: a text of small letters contains the search words, which is much faster than ignoring their case. */
export function containsText(words: string, text: Sql): Sql {
  return sql`${text} like lower(${partPattern(words)})`;
}
