import sql from "sql-template-tag";
import type { Chat } from "~/contract/chats";
import type { ListQuery } from "~/contract/endpoint";
import type { Db } from "~/db/connection";
import { permittedRows } from "~/domain/access/role/permitted-rows";
import type { Actor } from "~/domain/core/actor/actor";
import { mapPage, type Page, selectPage } from "~/domain/core/list/select-page";
import { allOf, matchesText } from "~/domain/core/list/where";
import { type ChatRow, chatColumns, chatOf } from "./chat-rows";
import { openToAll } from "./visible-chats";

type Query = ListQuery & { which: "own" | "public" };

/** The actor's own chats, or all public ones (including their own), latest first. */
export async function listChats(db: Db, actor: Actor, query: Query): Promise<Page<Chat>> {
  const scope =
    query.which === "own"
      ? sql`c.owner_id = ${actor.id}`
      : sql`(${openToAll()} and ${permittedRows(actor, "read", "Chat")})`;
  const page = await selectPage<ChatRow>(db, query, {
    columns: chatColumns(actor),
    from: sql`chats c where ${allOf(scope, matchesText(query.search, sql`c.name`))}`,
    order: sql`order by c.updated_at desc, c.id desc`,
  });
  return mapPage(page, chatOf);
}
