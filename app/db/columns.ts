import sql, { join, raw, type Sql } from "sql-template-tag";

/** One SQL expression for each field of a record: a field without one does not compile. */
export type Columns<Fields> = { [Field in keyof Fields & string]-?: Sql };

/** The column for each field of a form: a field without one does not compile. */
export type WrittenColumns<Fields> = { [Field in keyof Fields & string]-?: string };

const quotedName = (name: string): Sql => raw(`"${name}"`);

/** A select list: each expression under the name of its field. The names come from code, never from a request. */
export function selectList(columns: Record<string, Sql>): Sql {
  return join(
    Object.entries(columns).map(([field, expression]) => sql`${expression} as ${quotedName(field)}`),
  );
}

/** The column names of an insert, in the order of {@link columnValues}. */
export function columnNames(columns: Record<string, string>): Sql {
  return join(Object.values(columns).map(quotedName));
}

/** The values of an insert, in the order of {@link columnNames}. */
export function columnValues<Field extends string>(
  columns: Record<Field, string>,
  fields: Record<NoInfer<Field>, unknown>,
): Sql {
  return join(Object.keys(columns).map(field => sql`${fields[field as Field]}`));
}

/** The assignments of an update. */
export function assignments<Field extends string>(
  columns: Record<Field, string>,
  fields: Record<NoInfer<Field>, unknown>,
): Sql {
  const entries = Object.entries(columns) as [Field, string][];
  return join(entries.map(([field, column]) => sql`${quotedName(column)} = ${fields[field]}`));
}
