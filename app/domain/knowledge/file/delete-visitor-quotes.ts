import sql, { type Sql } from "sql-template-tag";
import type { Db } from "~/db/connection";

/**
 * Empties the sentences that visitors' answers quote from these sources, but keeps the number of quotes.
 * @param sources selects the `id` and `company_id` of files or approved answers
 */
export async function deleteVisitorQuotes(tx: Db, sources: Sql): Promise<void> {
  await tx.run(sql`
    with deleted as (${sources})
    update visitor_questions q set quotes = (
      select jsonb_agg(case when exists (
          select from deleted where deleted.id::text in (one ->> 'fileId', one ->> 'approvedId'))
        then one || '{"sentence": "", "fileName": ""}' else one end order by at)
      from jsonb_array_elements(q.quotes) with ordinality as quotes (one, at))
    where q.chat_id in (select c.id from chats c where c.company_id in (select company_id from deleted))
      and exists (
        select from jsonb_array_elements(q.quotes) one
        join deleted on deleted.id::text in (one ->> 'fileId', one ->> 'approvedId'))`);
}
