import sql, { type Sql } from "sql-template-tag";
import type { Chat } from "~/contract/chats";
import { type Columns, selectList } from "~/db/columns";
import type { Db } from "~/db/connection";
import {
  answererName,
  choosableModels,
  type StoredProvider,
  withModel,
} from "~/domain/chats/provider/choice";
import { providerSetting } from "~/domain/chats/provider/stored-provider";
import { personName } from "~/domain/core/actor/person-name";
import { isSetting } from "~/domain/core/settings/stored-setting";
import { tagLinks, tagsOf } from "~/domain/core/tag/tag-links";
import {
  type Reader,
  reachableFiles,
  readableDivisions,
} from "~/domain/knowledge/division/readable-divisions";
import { isApprovedValid } from "~/domain/retrieval/search-index/approved-passages";
import { isLeftOut } from "~/domain/retrieval/search-index/left-out";
import { searchedDivisions } from "./searched-divisions";
import { publicChatsLocked, readableConversation, sharedWith } from "./visible-chats";

export type ChatRow = Omit<Chat, "answerer" | "models"> & { provider: StoredProvider | null };

/** SQL condition on `chats c`: the chat is restricted to files, and this is one of them. */
const isChosenFile = (file: Sql): Sql =>
  sql`exists (select from chat_files cf where cf.chat_id = c.id and cf.file_id = ${file})`;

/** The select list of a {@link ChatRow}, from chats c. */
export function chatColumns(actor: Reader): Sql {
  // Readers of a shared chat see the names of the divisions that they may read, and the number of the others.
  const isNamed = sql`(c.owner_id = ${actor.id} or not ${sharedWith(actor)} or searched.id in (${readableDivisions(actor)}))`;
  return selectList({
    id: sql`c.id`,
    name: sql`c.name`,
    visibility: sql`c.visibility`,
    own: sql`c.owner_id = ${actor.id}`,
    locked: sql`c.visibility = 'public' and ${publicChatsLocked(sql`c.company_id`)}`,
    provider: sql`(
      select s.value from settings s where ${isSetting(providerSetting, sql`c.company_id::text`)})`,
    model: sql`c.model`,
    answerLength: sql`coalesce(c.answer_length, 'normal')`,
    answerLanguage: sql`c.answer_language`,
    divisions: sql`(
      select coalesce(json_agg(json_build_object(
          'id', searched.id, 'name', searched.name,
          'notes', case when c.owner_id = ${actor.id} then searched.notes else '' end,
          'readyFiles', (
            select count(*) from files f join divisions d on d.id = f.division_id
            where f.division_id = searched.id and f.status = 'ready' and not ${isLeftOut}
              and (not searched.only_files or ${isChosenFile(sql`f.id`)})),
          'approvedAnswers', case when searched.only_files then 0 else (
            select count(*) from approved_answers a where a.division_id = searched.id and ${isApprovedValid()}) end,
          'onlyFiles', searched.only_files
        ) order by searched.name collate natural_order), '[]')
      from (${searchedDivisions()}) searched where searched.chat_id = c.id and ${isNamed})`,
    files: sql`(
      select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'divisionId', f.division_id)
        order by f.name collate natural_order, f.id), '[]')
      from chat_files chosen join files f on f.id = chosen.file_id and f.status <> 'deleting' and ${reachableFiles(actor)}
      where chosen.chat_id = c.id and f.division_id in (
        select cd.division_id from chat_divisions cd where cd.chat_id = c.id and cd.only_files))`,
    hiddenDivisions: sql`(
      select count(*) from (${searchedDivisions()}) searched where searched.chat_id = c.id and not ${isNamed})`,
    questions: sql`(
      select count(*) from conversations v join messages m on m.conversation_id = v.id
      where v.chat_id = c.id and v.asker_id = ${actor.id})`,
    shared: sql`(
      select json_build_object('by', ${personName}, 'mode', s.mode)
      from chat_shares s join users u on u.id = c.owner_id
      where s.chat_id = c.id and s.user_id = ${actor.id} and ${sharedWith(actor)})`,
    readers: sql`(select count(*) from chat_shares s where s.chat_id = c.id and c.owner_id = ${actor.id})`,
    place: sql`coalesce(
      (select json_build_object('folderId', p.folder_id, 'pinned', p.pinned, 'archived', p.archived,
          'tags', ${tagsOf(tagLinks.chat(sql`c.id`, actor.id))})
       from chat_places p where p.chat_id = c.id and p.user_id = ${actor.id}),
      json_build_object('folderId', null, 'pinned', false, 'archived', false, 'tags', json_build_array()))`,
    news: newsFor(actor),
    version: sql`c.version`,
    updatedAt: sql`c.updated_at`,
  } satisfies Columns<ChatRow>);
}

/**
 * SQL expression over `chats c`: participants asked since the actor last opened the chat, or it was shared with the
 * actor, who has never opened it. Never true for public chats, because their conversations are private.
 */
function newsFor(actor: Reader): Sql {
  const seenAt = sql`(select p.seen_at from chat_places p where p.chat_id = c.id and p.user_id = ${actor.id})`;
  return sql`((${sharedWith(actor)} and ${seenAt} is null) or exists (
    select from conversations v join messages m on m.conversation_id = v.id
    where v.chat_id = c.id and v.asker_id <> ${actor.id} and ${readableConversation(actor)}
      and m.created_at > coalesce(${seenAt}, '-infinity')))`;
}

/** Maps a row to the contract. */
export function chatOf({ provider, ...row }: ChatRow): Chat {
  const models = row.own ? choosableModels(provider) : [];
  const model = row.model && models.includes(row.model) ? row.model : null;
  return { ...row, model, models, answerer: answererName(withModel(provider, row.model)) };
}

/**
 * Reads chats for an actor.
 * @param clauses the SQL after `from chats c`, including the condition of visibility
 */
export async function chatRows(db: Db, actor: Reader, clauses: Sql): Promise<Chat[]> {
  const rows = await db.many<ChatRow>(sql`select ${chatColumns(actor)} from chats c ${clauses}`);
  return rows.map(chatOf);
}
