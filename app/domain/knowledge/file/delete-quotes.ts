import sql, { type Sql } from "sql-template-tag";
import type { Db } from "~/db/connection";
import { deleteVisitorQuotes } from "./delete-visitor-quotes";

/** Deletes the quotes of these files (a condition on `files f`) in answers, and the texts of these answers. */
export async function deleteQuotes(tx: Db, files: Sql): Promise<void> {
  const cited = sql`select f.id from files f where ${files}`;
  await tx.run(sql`
    update messages set answer = '', unsupported = '[]', unchecked = 0
    where id in (select message_id from citations where file_id in (${cited}))`);
  await tx.run(sql`update citations set sentence = '', sentence_before = null, sentence_after = null, heading = null
    where file_id in (${cited})`);
  await deleteVisitorQuotes(
    tx,
    sql`select f.id, d.company_id from files f join divisions d on d.id = f.division_id where ${files}`,
  );
}
