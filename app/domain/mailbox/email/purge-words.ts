import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { lockWords, wordsQuery } from "./mail-words";

/** Chosen: one query of the index of terms, which no mail is expected to match. */
const batchSize = 1_000;

/** Deletes the words that no mail has any more: of one company, or of all of them and of the operator's mailbox. */
export async function purgeWords(db: Db, companyId?: string): Promise<void> {
  if (companyId) return purgeWordsOf(db, companyId);
  const companies = await db.many<{ id: string }>(sql`select distinct company_id as id from mail_words`);
  for (const { id } of companies) await purgeWordsOf(db, id);
}

/** Finds the words without a lock, so that mails can be stored meanwhile, and checks them again under it. */
async function purgeWordsOf(db: Db, companyId: string): Promise<void> {
  const unused = await db.many<{ word: string }>(sql`
    select word from mail_words where company_id = ${companyId}
    except
    select distinct t.lexeme collate "C" from emails e, unnest(e.terms) t where e.company_id = ${companyId}
    order by word`);
  for (let at = 0; at < unused.length; at += batchSize) {
    const words = unused.slice(at, at + batchSize).map(({ word }) => word);
    await db.transaction(async tx => {
      await lockWords(tx, companyId, "exclusive");
      const used = await tx.many<{ word: string }>(sql`
        select distinct t.lexeme as word from emails e, unnest(e.terms) t
        where e.company_id = ${companyId} and e.terms @@ ${wordsQuery(words)}::tsquery and t.lexeme = any(${words})`);
      await tx.run(sql`
        delete from mail_words where company_id = ${companyId} and word = any(${words})
          and word <> all(${used.map(({ word }) => word)}::text[])`);
    });
  }
}
