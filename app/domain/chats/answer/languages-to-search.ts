import sql from "sql-template-tag";
import type { Language } from "~/contract/language";
import type { Db } from "~/db/connection";
import { isSearched, type SearchedScope } from "~/domain/retrieval/searched-files";
import { asLanguage } from "~/domain/retrieval/words/language";

/** A model is called once for each. */
const maxLanguages = 2;

/**
 * The languages to search a question in: its own if there are documents in it, or no documents at all, and those of most
 * documents. Of the others' documents its words find nothing.
 * @param own the question's language
 */
export async function languagesToSearch(db: Db, scope: SearchedScope, own: Language): Promise<Language[]> {
  const rows = await db.many<{ language: string }>(sql`
    select f.language from files f join divisions d on d.id = f.division_id
    where ${isSearched(scope)} group by f.language order by count(*) desc, f.language`);
  const languages = [...new Set(rows.map(({ language }) => asLanguage(language)))];
  const [most = own] = languages;
  return languages.includes(own) ? [...new Set([own, most])] : languages.slice(0, maxLanguages);
}
