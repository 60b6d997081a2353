import sql, { type Sql } from "sql-template-tag";
import { searchedDivisions } from "~/domain/chats/chat/searched-divisions";
import { type Reader, readableDivisions } from "~/domain/knowledge/division/readable-divisions";

/**
 * SQL expression over `messages m`, `conversations v` and `chats c`: why the reader may not see this answer any more, or
 * null. An answer may repeat what it cites, so it goes with its sources: 'file' when one of them (a file or an approved answer) is deleted, 'division'
 * when the reader left one of their divisions, or, in public chats of others, when the chat no longer searches it.
 * A growing answer cites nothing yet: its asker loses it with any division that is searched for it.
 * Other people's answers in a shared chat are held to more: while one grows, and where a sentence of it is not
 * supported by what it cites, its reader must be able to read all that was searched for it.
 */
export function withheldFrom(reader: Reader): Sql {
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

/** SQL condition over `messages m`: the reader may not read one of the divisions that were searched for it. */
function searchesUnreadable(reader: Reader): Sql {
  return sql`exists (
    select from string_to_table(m.searched, ',') one
    where split_part(one, ' ', 1)::uuid not in (${readableDivisions(reader)}))`;
}

/** SQL condition over `messages m`: its answer says nothing beyond its citations, or the reader may read all it searched. */
function openToOthers(reader: Reader): Sql {
  return sql`(
    (m.state not in ('waiting', 'streaming') and m.answer = '')
    or (m.state in ('complete', 'declined') and m.unsupported = '[]'::jsonb and m.unchecked = 0
        and exists (select from citations s where s.message_id = m.id))
    or (coalesce(m.searched, '') <> '' and not ${searchesUnreadable(reader)}))`;
}
