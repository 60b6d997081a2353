import sql, { type Sql } from "sql-template-tag";
import { type Language, languages } from "~/contract/language";

/** A language's own name, as lists show it. */
const nameOf = (language: Language) =>
  new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;

/** SQL expression to sort by a language's code (text) as by its own name, in a reader's alphabet. */
export function languageOrder(code: Sql, reader: Language): Sql {
  const { compare } = new Intl.Collator(reader);
  const codes = [...languages].sort((a, b) => compare(nameOf(a), nameOf(b)));
  return sql`array_position(${codes}::text[], ${code})`;
}
