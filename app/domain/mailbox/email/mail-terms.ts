import sql, { type Sql } from "sql-template-tag";
import { languages } from "~/contract/language";
import { detectLanguage } from "~/domain/retrieval/words/language";
import { foldText, stripAccents, words } from "~/domain/retrieval/words/normalise";
import { stem } from "~/domain/retrieval/words/stem";

/** Chosen: the searched part of a mail; what follows is mostly quoted mails, which are indexed themselves. */
const maxCharacters = 20_000;
const maxTerms = 4_000;
const maxWordLength = 60;

/** Returns the searchable words of a text, without overlong ones, which are ids or encoded data. */
const searchableWords = (text: string): string[] =>
  words(foldText(text)).filter(word => word.length <= maxWordLength);

/** Returns the terms of a mail: its stems, as those of passages, and its words without accents. */
export function mailTerms(subject: string, text: string, sender: string): string[] {
  const body = text.slice(0, maxCharacters);
  const language = detectLanguage(`${subject} ${body}`);
  const terms = new Set<string>();
  for (const word of searchableWords(`${subject} ${sender} ${body}`)) {
    if (terms.size >= maxTerms) break;
    terms.add(stem(word, language)).add(stripAccents(word));
  }
  terms.delete("");
  return [...terms];
}

const queryWords = (search: string): string[] => [...new Set(searchableWords(search))].slice(0, 20);

/** Returns the words of a search as they are stored, without accents. */
export const searchedWords = (search: string): string[] =>
  queryWords(search)
    .map(stripAccents)
    .filter(word => word !== "");

/**
 * Returns a search as a tsquery: each word by its stem in each language or as a prefix. Undefined without a word.
 */
export function mailQuery(search: string): string | undefined {
  const searched = queryWords(search);
  const formsOf = (word: string) => {
    const forms = new Set(languages.map(language => `'${stem(word, language)}'`));
    forms.add(`'${stripAccents(word)}':*`);
    forms.delete("''");
    return `(${[...forms].join("|")})`;
  };
  return searched.length > 0 ? searched.map(formsOf).join("&") : undefined;
}

/** SQL expression: the terms as they are stored. */
export const storedTerms = (terms: string[]): Sql => sql`array_to_tsvector(${terms}::text[])`;
