import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { searchedWords } from "./mail-terms";

/** Chosen: a part that is in more words is searched in the text of the mails instead. */
const maxWords = 1_000;

/**
 * Locks the words of a company until the transaction ends: shared where mails are stored with their words, exclusive where
 * words without a mail are deleted, so that none is deleted whose mail is about to be stored.
 */
export async function lockWords(tx: Db, companyId: string, mode: "shared" | "exclusive"): Promise<void> {
  const key = sql`hashtextextended(${`mail words ${companyId}`}, 0)`;
  await tx.run(
    mode === "shared"
      ? sql`select pg_advisory_xact_lock_shared(${key})`
      : sql`select pg_advisory_xact_lock(${key})`,
  );
}

/**
 * Records the terms of mails among the words of their company, in the transaction that stores the mails. Once a
 * transaction, in their order, so that two of them do not wait for each other.
 */
export async function recordWords(tx: Db, companyId: string, terms: Iterable<string>): Promise<void> {
  const words = [...new Set(terms)].sort();
  if (words.length === 0) return;
  await lockWords(tx, companyId, "shared");
  await tx.run(sql`
    insert into mail_words (company_id, word)
    select ${companyId}, word from unnest(${words}::text[]) as word order by word collate "C" on conflict do nothing`);
}

/** Returns a tsquery of mails with at least one of these words. */
export const wordsQuery = (words: readonly string[]): string =>
  words.map(word => `'${word.replace(/['\\]/g, "$&$&")}'`).join("|");

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
    alternatives.push(`(${wordsQuery(words.map(({ word }) => word))})`);
  }
  return alternatives.join("&");
}
