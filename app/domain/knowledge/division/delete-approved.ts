import sql, { type Sql } from "sql-template-tag";
import type { Db } from "~/db/connection";
import { deleteVisitorQuotes } from "~/domain/knowledge/file/delete-visitor-quotes";

/** Deletes approved answers (a condition on `approved_answers a`) with their quotes in answers. */
export async function deleteApproved(tx: Db, condition: Sql): Promise<void> {
  const cited = sql`select a.id from approved_answers a where ${condition}`;
  await tx.run(sql`
    update messages set answer = '', unsupported = '[]', unchecked = 0
    where id in (select message_id from citations where approved_id in (${cited}))`);
  await tx.run(sql`update citations set sentence = '', file_name = '' where approved_id in (${cited})`);
  await deleteVisitorQuotes(
    tx,
    sql`select a.id, d.company_id from approved_answers a join divisions d on d.id = a.division_id where ${condition}`,
  );
  await tx.run(sql`delete from approved_answers a where ${condition}`);
}
