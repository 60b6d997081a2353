import sql, { type Sql } from "sql-template-tag";
import type { Chat } from "~/contract/chats";
import type { Db } from "~/db/connection";
import { answererName, type StoredProvider } from "~/domain/provider/choice";
import type { Actor } from "~/domain/session/actor";
import { searchedDivisions } from "./searched-divisions";
import { publicChatsLocked } from "./visible-chats";

type ChatRow = {
  id: string;
  name: string;
  visibility: Chat["visibility"];
  own: boolean;
  locked: boolean;
  provider: StoredProvider | null;
  divisions: Chat["divisions"];
  questions: number;
  version: number;
  updated_at: Date;
};

/** Chats as this person sees them. `which`: what follows `from chats c`, with the condition that they see them. */
export async function chatRows(db: Db, actor: Pick<Actor, "id">, which: Sql): Promise<Chat[]> {
  const rows = await db.many<ChatRow>(sql`
    select c.id, c.name, c.visibility, c.version, c.updated_at, c.owner_id = ${actor.id} as own,
      c.visibility = 'public' and ${publicChatsLocked(sql`c.company_id`)} as locked,
      (select value from settings where scope = c.company_id::text and settings.name = 'provider') as provider,
      (select count(*) from conversations v join messages m on m.conversation_id = v.id
        where v.chat_id = c.id and v.asker_id = ${actor.id}) as questions,
      (select coalesce(json_agg(json_build_object(
          'id', searched.id, 'name', searched.name,
          'notes', case when c.owner_id = ${actor.id} then searched.notes else '' end,
          'readyFiles', (select count(*) from files f where f.division_id = searched.id and f.status = 'ready')
        ) order by searched.name collate "de-x-icu"), '[]')
        from (${searchedDivisions()}) searched where searched.chat_id = c.id) as divisions
    from chats c ${which}`);
  return rows.map(({ updated_at, provider, ...row }) => ({
    ...row,
    answerer: answererName(provider),
    updatedAt: updated_at,
  }));
}
