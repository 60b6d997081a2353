import sql, { type Sql } from "sql-template-tag";
import type { Chat } from "~/contract/chats";
import { type Columns, selectList } from "~/db/columns";
import type { Db } from "~/db/connection";
import { answererName, type StoredProvider } from "~/domain/chats/provider/choice";
import { providerSetting } from "~/domain/chats/provider/stored-provider";
import type { Actor } from "~/domain/core/actor/actor";
import { isSetting } from "~/domain/core/settings/stored-setting";
import { searchedDivisions } from "./searched-divisions";
import { publicChatsLocked } from "./visible-chats";

export type ChatRow = Omit<Chat, "answerer"> & { provider: StoredProvider | null };

/** The select list of a {@link ChatRow}, from chats c. */
export function chatColumns(actor: Pick<Actor, "id">): Sql {
  return selectList({
    id: sql`c.id`,
    name: sql`c.name`,
    visibility: sql`c.visibility`,
    own: sql`c.owner_id = ${actor.id}`,
    locked: sql`c.visibility = 'public' and ${publicChatsLocked(sql`c.company_id`)}`,
    provider: sql`(
      select s.value from settings s where ${isSetting(providerSetting, sql`c.company_id::text`)})`,
    divisions: sql`(
      select coalesce(json_agg(json_build_object(
          'id', searched.id, 'name', searched.name,
          'notes', case when c.owner_id = ${actor.id} then searched.notes else '' end,
          'readyFiles', (select count(*) from files f where f.division_id = searched.id and f.status = 'ready')
        ) order by searched.name collate "de-x-icu"), '[]')
      from (${searchedDivisions()}) searched where searched.chat_id = c.id)`,
    questions: sql`(
      select count(*) from conversations v join messages m on m.conversation_id = v.id
      where v.chat_id = c.id and v.asker_id = ${actor.id})`,
    version: sql`c.version`,
    updatedAt: sql`c.updated_at`,
  } satisfies Columns<ChatRow>);
}

/** A row as the contract tells it. */
export function chatOf({ provider, ...row }: ChatRow): Chat {
  return { ...row, answerer: answererName(provider) };
}

/** Chats as the actor sees them. `which`: the clauses after `from chats c`, including the condition of visibility. */
export async function chatRows(db: Db, actor: Pick<Actor, "id">, which: Sql): Promise<Chat[]> {
  const rows = await db.many<ChatRow>(sql`select ${chatColumns(actor)} from chats c ${which}`);
  return rows.map(chatOf);
}
