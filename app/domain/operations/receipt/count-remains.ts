import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import type { Storage } from "~/integrations/storage/storage-port";

type Which = { id: string; kind: string; subjectId: string };

/**
 * Counts what is left of a deletion: rows that name it, quotes in answers whose file is gone, and stored objects.
 * Indexes in memory are built from the passages, so without these they hold none of it; of one beside the database
 * `index_files` says what it holds.
 */
export async function countRemains(db: Db, storage: Storage, { id, subjectId }: Which): Promise<number> {
  const items = (kind: string) =>
    sql`(select item_id from deletion_items where receipt_id = ${id} and kind = ${kind})`;
  // Ids are unique over all tables, so one list serves every kind of receipt.
  const { left } = await db.one<{ left: number }>(sql`
    select (select count(*) from files where id in ${items("file")})
      + (select count(*) from pages where file_id in ${items("file")})
      + (select count(*) from passages where file_id in ${items("file")})
      + (select count(*) from index_files where file_id in ${items("file")})
      + (select count(*) from file_findings where file_id in ${items("file")})
      + (select count(*) from file_versions where file_id in ${items("file")})
      + (select count(*) from citations where message_id in ${items("message")} and file_id is null
         and approved_id is null and (sentence <> '' or sentence_before is not null or sentence_after is not null))
      + (select count(*) from divisions where id = ${subjectId})
      + (select count(*) from chats where id = ${subjectId} or owner_id = ${subjectId} or company_id = ${subjectId})
      + (select count(*) from conversations where chat_id = ${subjectId} or asker_id = ${subjectId})
      + (select count(*) from users where id = ${subjectId} or company_id = ${subjectId})
      + (select count(*) from mails where user_id = ${subjectId} or company_id = ${subjectId})
      + (select count(*) from files where company_id = ${subjectId})
      + (select count(*) from companies where id = ${subjectId}) as left`);
  const objects = await db.many<{ key: string }>(sql`
    select item_id as key from deletion_items where receipt_id = ${id} and kind = 'object'`);
  return left + (await storage.kept(objects.map(({ key }) => key))).size;
}
