import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { searchedWords } from "./mail-terms";

/** Chosen: a part that is in more words is searched in the text of the mails instead. */
const maxWords = 1_000;

/**
 * Records the terms of mails among the words of their company. Once a transaction, in their order, so that two of them do
 * not wait for each other.
 */
export async function recordWords(tx: Db, companyId: string, terms: Iterable<string>): Promise<void> {
  const words = [...new Set(terms)].sort();
  if (words.length === 0) return;
  await tx.run(sql`
    insert into mail_words (company_id, word)
    select ${companyId}, word from unnest(${words}::text[]) as word order by word collate "C" on conflict do nothing`);
}

/**
 * Returns a search for parts of words as a tsquery of the words that contain them. Null if a part is in no word, undefined
 * if one is in too many.
 */
export async function partsQuery(
  db: Db,
  companyId: string,
  search: string,
): Promise<string | null | undefined> {
  const alternatives: string[] = [];
  for (const part of searchedWords(search)) {
    const words = await db.many<{ word: string }>(sql`
      select word from mail_words where company_id = ${companyId} and position(${part} in word) > 0
      limit ${maxWords + 1}`);
    if (words.length === 0) return null;
    if (words.length > maxWords) return undefined;
    alternatives.push(`(${words.map(({ word }) => `'${word.replace(/['\\]/g, "$&$&")}'`).join("|")})`);
  }
  return alternatives.join("&");
}
