import sql from "sql-template-tag";
import type { Chat } from "~/contract/chats";
import type { ListQuery } from "~/contract/endpoint";
import type { Db } from "~/db/connection";
import { holds, pageOf, pageWindow } from "~/domain/list/page-of";
import { allowed } from "~/domain/role/allowed";
import type { Actor } from "~/domain/session/actor";
import { chatRows } from "./chat-rows";
import { openToAll } from "./visible-chats";

type Query = ListQuery & { which: "own" | "public" };

/** One's own chats, or all that are open to everyone (one's own public ones among them), latest first. */
export async function listChats(
  db: Db,
  actor: Actor,
  query: Query,
): Promise<ReturnType<typeof pageOf<Chat>>> {
  const scope =
    query.which === "own"
      ? sql`c.owner_id = ${actor.id}`
      : sql`(${openToAll()} and ${allowed(actor, "read", "Chat")})`;
  const where = sql`where ${scope} and ${holds(query.search, sql`c.name`)}`;
  const [rows, { total }] = await Promise.all([
    chatRows(db, actor, sql`${where} order by c.updated_at desc, c.id desc ${pageWindow(query)}`),
    db.one<{ total: number }>(sql`select count(*) as total from chats c ${where}`),
  ]);
  return pageOf(query, total, rows);
}
