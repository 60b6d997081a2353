import sql, { type Sql } from "sql-template-tag";
import type { ListQuery } from "~/contract/endpoint";
import type { Db, Row } from "~/db/connection";

/** The page of a list (from 1), and its size. */
export type Window = Pick<ListQuery, "page" | "size">;

/** A page of rows, and which of `total` they are (1-based, 0 to 0 when empty). */
export type Page<T> = { rows: T[]; total: number; from: number; to: number; page: number; size: number };

/** A list as SQL: select list, `from` with `where`, and `order by`. */
export type ListSql = { columns: Sql; from: Sql; order: Sql };

/** One page of a list with the total, in one statement; a page beyond the last one needs another. */
export async function selectPage<T extends Row>(
  db: Db,
  window: Window,
  { columns, from, order }: ListSql,
): Promise<Page<T>> {
  const pageRows = await db.many<T & { total: number }>(sql`
    select ${columns}, (select count(*) from ${from}) as total from ${from} ${order} ${limitOf(window)}`);
  const total = pageRows[0]?.total ?? (window.page > 1 ? await countOf(db, from) : 0);
  return pageOf(
    window,
    total,
    pageRows.map(({ total: _, ...row }) => row as unknown as T),
  );
}

/** The number of rows of a list. */
export async function countOf(db: Db, from: Sql): Promise<number> {
  return (await db.one<{ total: number }>(sql`select count(*) as total from ${from}`)).total;
}

/** SQL: limit and offset of one page. */
export function limitOf({ page, size }: Window): Sql {
  return sql`limit ${size} offset ${(page - 1) * size}`;
}

/** The response of a list: one page of rows, and which of the total they are. */
export function pageOf<T>({ page, size }: Window, total: number, rows: T[]): Page<T> {
  const before = (page - 1) * size;
  const from = rows.length ? before + 1 : 0;
  const to = rows.length ? before + rows.length : 0;
  return { rows, total, from, to, page, size };
}

/** The same page with its rows mapped to the contract. */
export function mapPage<T, Shown>(page: Page<T>, show: (row: T) => Shown): Page<Shown> {
  return { ...page, rows: page.rows.map(show) };
}
