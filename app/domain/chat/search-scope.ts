import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/session/actor";
import { type ChatDivision, needFile } from "./check-divisions";
import { searchedDivisions } from "./searched-divisions";
import { visibleTo } from "./visible-chats";

type ScopeRow = (ChatDivision | { id: null }) & { company_id: string; own: boolean };

/** What a question in a chat searches, always with the company in the condition. */
export type SearchScope = { companyId: string; divisionIds: string[]; own: boolean };

/**
 * The divisions that answer this person's question in this chat now. A private chat's asker is its
 * owner; a public chat works through its owner's rights, for whoever asks.
 * @throws AppError not_found, chat_needs_division, chat_needs_file
 */
export async function searchScope(db: Db, actor: Pick<Actor, "id">, chatId: string): Promise<SearchScope> {
  const rows = await db.many<ScopeRow>(sql`
    select searched.id, searched.name, searched.company_id, c.owner_id = ${actor.id} as own,
           (select count(*) from files f where f.division_id = searched.id and f.status = 'ready') as ready,
           (select count(*) from files f where f.division_id = searched.id
             and f.status in ('queued', 'reading', 'indexing')) as reading
    from chats c left join (${searchedDivisions()}) searched on searched.chat_id = c.id
    where c.id = ${chatId} and ${visibleTo(actor)}
    order by searched.name collate "de-x-icu"`);
  const [first] = rows;
  if (!first) throw new AppError("not_found");
  const divisions = rows.filter((row): row is ScopeRow & ChatDivision => row.id !== null);
  if (divisions.length === 0) throw new AppError("chat_needs_division");
  needFile(divisions);
  return { companyId: first.company_id, divisionIds: divisions.map(({ id }) => id), own: first.own };
}
