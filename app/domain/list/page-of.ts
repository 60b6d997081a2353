import sql, { type Sql } from "sql-template-tag";
import type { ListQuery } from "~/contract/endpoint";

type Window = Pick<ListQuery, "page" | "size">;

/** The end of a query that fetches one page of a list. */
export function pageWindow({ page, size }: Window): Sql {
  return sql`limit ${size} offset ${(page - 1) * size}`;
}

/** The answer to a list: the rows of one page, and which of `total` they are (1-based, 0 to 0 when empty). */
export function pageOf<Row>({ page, size }: Window, total: number, rows: Row[]) {
  const before = (page - 1) * size;
  const from = rows.length ? before + 1 : 0;
  const to = rows.length ? before + rows.length : 0;
  return { rows, total, from, to, page, size };
}

/** SQL condition: one of the texts holds these words, whatever their case. True for no words. */
export function holds(words: string, ...texts: Sql[]): Sql {
  if (!words) return sql`true`;
  const pattern = `%${words.normalize("NFC").replace(/[\\%_]/g, "\\$&")}%`;
  const [first = sql`''`, ...others] = texts.map(text => sql`${text} ilike ${pattern}`);
  return sql`(${others.reduce((all, one) => sql`${all} or ${one}`, first)})`;
}
