import sql, { type Sql } from "sql-template-tag";
import { searchedDivisions } from "~/domain/chats/chat/searched-divisions";
import { type Reader, readableDivisions } from "~/domain/knowledge/division/readable-divisions";

/**
 * SQL expression over `messages m`, `conversations v` and `chats c`: why an answer is withheld from a reader, or null. An
 * answer may repeat its sources, so it is withheld with them: `file` if a source (a file or an approved answer) was deleted,
 * `division` if the reader may no longer read the division of a source, or, in public chats of others, if the chat no longer
 * searches it. A growing answer has no citations yet, so it is withheld from its asker with any division of its search.
 * Answers of other users in a shared chat require more: while one grows, and if its citations do not support each sentence,
 * the reader must be able to read all divisions of its search.
 */
export function withheldReason(reader: Reader): Sql {
  const searched = sql`exists (select from (${searchedDivisions()}) searched
                               where searched.chat_id = c.id and searched.id = coalesce(f.division_id, a.division_id))`;
  const cited = sql`(
    select case when bool_or(f.id is null and a.id is null) then 'file'
                when bool_or(not coalesce(case when c.owner_id = v.asker_id or v.together
                  then coalesce(f.division_id, a.division_id) in (${readableDivisions(reader)}) else ${searched} end, false))
                then 'division' end
    from citations s left join files f on f.id = s.file_id and f.status <> 'deleting'
    left join approved_answers a on a.id = s.approved_id
    where s.message_id = m.id)`;
  return sql`coalesce(${cited}, case
    when v.asker_id <> ${reader.id} then case when not ${openToOthers(reader)} then 'division' end
    when m.state in ('waiting', 'streaming') and (c.owner_id = v.asker_id or v.together)
      and ${searchesUnreadable(reader)} then 'division' end)`;
}

/** SQL condition over `messages m`: the reader may not read one of the divisions of its search. */
export function searchesUnreadable(reader: Reader): Sql {
  return sql`exists (
    select from string_to_table(m.searched, ',') one
    where split_part(one, ' ', 1)::uuid not in (${readableDivisions(reader)}))`;
}

/**
 * SQL condition over `messages m`: the citations support all of its answer, or the reader may read all divisions of
 * its search.
 */
function openToOthers(reader: Reader): Sql {
  return sql`(
    (m.state not in ('waiting', 'streaming') and m.answer = '')
    or (m.state in ('complete', 'declined') and m.unsupported = '[]'::jsonb and m.unchecked = 0
        and exists (select from citations s where s.message_id = m.id))
    or (coalesce(m.searched, '') <> '' and not ${searchesUnreadable(reader)}))`;
}
