import sql, { type Sql } from "sql-template-tag";
import { searchedDivisions } from "~/domain/chats/chat/searched-divisions";
import { type Reader, readableDivisions } from "~/domain/knowledge/division/readable-divisions";

/**
 * SQL expression over `messages m`, `conversations v` and `chats c`: why the reader may not see this answer any more, or
 * null. An answer may repeat what it cites, so it goes with its sources: 'file' when one of them is deleted, 'division'
 * when the reader left one of their divisions, or, in chats of others, when the chat no longer searches it.
 */
export function withheldFrom(reader: Reader): Sql {
  return sql`(
    select case when bool_or(f.id is null) then 'file'
                when bool_or(not coalesce(case when c.owner_id = v.asker_id
                  then f.division_id in (${readableDivisions(reader)})
                  else exists (select from (${searchedDivisions()}) searched
                               where searched.chat_id = c.id and searched.id = f.division_id) end, false))
                then 'division' end
    from citations s left join files f on f.id = s.file_id and f.status <> 'deleting'
    where s.message_id = m.id)`;
}
