import sql, { type Sql } from "sql-template-tag";
import type { ListedChat } from "~/contract/chats";
import type { ListQuery } from "~/contract/endpoint";
import type { Db } from "~/db/connection";
import { permittedRows } from "~/domain/access/role/permitted-rows";
import { findAskedChats } from "~/domain/chats/question/find-asked-chats";
import type { Actor } from "~/domain/core/actor/actor";
import { limitOf, mapPage, type Page, pageOf } from "~/domain/core/list/select-page";
import { allOf, matchesText } from "~/domain/core/list/where";
import { hasTag, tagLinks } from "~/domain/core/tag/tag-links";
import { type ChatRow, chatColumns, chatOf } from "./chat-rows";
import { countOthersQuestions } from "./count-others-questions";
import { openToAll, sharedWith, visibleTo } from "./visible-chats";

type Query = ListQuery & {
  ids?: string[] | undefined;
  which: "own" | "shared" | "mine" | "public";
  folder?: string | undefined;
  pinned?: "yes" | "no" | undefined;
  archived: "yes" | "no";
  tagId?: string | undefined;
};

/**
 * Lists the actor's own chats, those shared with them, both, or all public ones (including their own): pinned ones
 * first, then latest first. A folder may contain chats of all kinds. A search finds words of their names and of the
 * actor's questions.
 */
export async function listChats(db: Db, actor: Actor, query: Query): Promise<Page<ListedChat>> {
  const askedChats = await findAskedChats(db, actor, query.search);
  const scopes = {
    own: sql`c.owner_id = ${actor.id}`,
    shared: sql`(${sharedWith(actor)} and ${permittedRows(actor, "read", "Chat")})`,
    mine: sql`((c.owner_id = ${actor.id} or c.id in (select p.chat_id from chat_places p where p.user_id = ${actor.id})
      or ${sharedWith(actor)}) and ${visibleTo(actor)})`,
    public: sql`(${openToAll()} and ${permittedRows(actor, "read", "Chat")})`,
  };
  const { ids, folder, pinned, archived, tagId } = query;
  const placed = (what: Sql) =>
    sql`exists (select from chat_places p where p.chat_id = c.id and p.user_id = ${actor.id} and ${what})`;
  const hasPlace = (yes: "yes" | "no", what: Sql) =>
    yes === "yes" ? placed(what) : sql`not ${placed(what)}`;
  const where = allOf(
    scopes[query.which],
    ids && sql`c.id = any(${ids}::uuid[])`,
    query.search
      ? sql`(${matchesText(query.search, sql`c.name`)} or c.id = any(${askedChats.map(({ chatId }) => chatId)}::uuid[]))`
      : undefined,
    folder === "none" ? sql`not ${placed(sql`p.folder_id is not null`)}` : undefined,
    folder !== undefined && folder !== "none" ? placed(sql`p.folder_id = ${folder}`) : undefined,
    pinned ? hasPlace(pinned, sql`p.pinned`) : undefined,
    ids ? undefined : hasPlace(archived, sql`p.archived`),
    hasTag(tagLinks.chat(sql`c.id`, actor.id), tagId),
  );
  const order = sql`order by ${placed(sql`p.pinned`)} desc, c.updated_at desc, c.id desc`;
  const counted = sql`select count(*) as total from chats c where ${where}`;
  // Selects the ids first, so that the columns are only computed for the rows of the page.
  const pageRows = await db.many<ChatRow & { total: number }>(sql`
    with picked as materialized (select c.id from chats c where ${where} ${order} ${limitOf(query)})
    select ${chatColumns(actor)}, (${counted}) as total from picked join chats c on c.id = picked.id ${order}`);
  const total = pageRows[0]?.total ?? (query.page > 1 ? (await db.one<{ total: number }>(counted)).total : 0);
  const rows = pageRows.map(({ total: _, ...row }) => row);
  const questionIn = new Map(askedChats.map(({ chatId, ...question }) => [chatId, question]));
  const othersQuestions = ids ? await countOthersQuestions(db, actor, ids) : undefined;
  return mapPage(pageOf(query, total, rows), row => ({
    ...chatOf(row),
    asked: questionIn.get(row.id) ?? null,
    othersQuestions: othersQuestions?.(row.id),
  }));
}
