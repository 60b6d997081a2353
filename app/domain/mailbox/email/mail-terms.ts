import sql, { type Sql } from "sql-template-tag";
import { languages } from "~/contract/language";
import { detectLanguage } from "~/domain/retrieval/language";
import { foldText, stripAccents, words } from "~/domain/retrieval/normalise";
import { stem } from "~/domain/retrieval/stem";

/** Chosen: what is searched of a mail; further down are quotes of mails that are there themselves. */
const maxCharacters = 20_000;
const maxTerms = 4_000;
const maxWordLength = 60;

/** The words of a text as they are searched for: those that could be ids or attachments in disguise are left out. */
const searchableWords = (text: string): string[] =>
  words(foldText(text)).filter(word => word.length <= maxWordLength);

/** The terms of a mail: the stems of its language, as passages have them, and its words without accents. */
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

/** The words of a search as they are stored, without accents. */
export const searchedWords = (search: string): string[] =>
  queryWords(search)
    .map(stripAccents)
    .filter(word => word !== "");

/**
 * What is searched for, as a tsquery: each word by its stem in each language or by its beginning. Undefined where
 * nothing is a word.
 */
export function mailQuery(search: string): string | undefined {
  const wanted = queryWords(search);
  const formsOf = (word: string) => {
    const forms = new Set(languages.map(language => `'${stem(word, language)}'`));
    forms.add(`'${stripAccents(word)}':*`);
    forms.delete("''");
    return `(${[...forms].join("|")})`;
  };
  return wanted.length > 0 ? wanted.map(formsOf).join("&") : undefined;
}

/** SQL expression: the terms as they are stored. */
export const storedTerms = (terms: string[]): Sql => sql`array_to_tsvector(${terms}::text[])`;
