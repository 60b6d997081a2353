import sql, { type Sql } from "sql-template-tag";
import type { Language } from "~/contract/language";

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const codesByLanguage = new Map<Language, string[]>();

/** The codes of all countries, in the order of their names in a language. */
function codesByName(language: Language): string[] {
  const cached = codesByLanguage.get(language);
  if (cached) return cached;
  const names = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
  const { compare } = new Intl.Collator(language);
  const codes = letters
    .flatMap(first => letters.map(second => first + second))
    .map(code => ({ code, name: names.of(code) ?? "" }))
    .filter(({ name }) => name !== "")
    .sort((a, b) => compare(a.name, b.name))
    .map(({ code }) => code);
  codesByLanguage.set(language, codes);
  return codes;
}

/** SQL expression to sort by a country's code (text) as by its name in a language; null for unknown codes. */
export const countryOrder = (code: Sql, language: Language): Sql =>
  sql`array_position(${codesByName(language)}::text[], ${code})`;
