/** A column of a list to sort by, ascending; with a minus in front descending. */
export type Sort<Column extends string> = Column | `-${Column}`;

/** Each way to sort a list that has these columns; the allow-list of its `sort`. */
export function sortsOf<Column extends string>(columns: readonly Column[]): Sort<Column>[] {
  return columns.flatMap(column => [column, `-${column}` as const]);
}
