import sql, { join, type Sql } from "sql-template-tag";
import type { Sort } from "~/contract/sort";

/** SQL expressions of each sortable column; nothing else from a request becomes part of a query. */
export type SortColumns<Column extends string> = Record<Column, Sql[]>;

/**
 * The `order by` of a list. Ties are ordered by `within`, ascending, which ends with a unique column, so that the
 * order is stable.
 */
export function orderBy<Column extends string>(
  columns: SortColumns<Column>,
  sort: Sort<Column>,
  within: Sql[],
): Sql {
  const descending = sort.startsWith("-");
  const column = (descending ? sort.slice(1) : sort) as Column;
  const direction = descending ? sql`desc nulls last` : sql`asc nulls last`;
  return sql`order by ${join([...columns[column].map(expression => sql`${expression} ${direction}`), ...within])}`;
}
