import sql from "sql-template-tag";
import type { Chat } from "~/contract/chats";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { notifyReaders } from "./notify-readers";
import { readChat } from "./read-chat";

/**
 * Renames one of the actor's chats, which keeps its position in the list.
 * @param expectedVersion as in `changeChat`
 * @throws AppError not_found, conflict_version
 */
export async function renameChat(
  db: Db,
  actor: Actor,
  { id, name }: { id: string; name: string },
  expectedVersion?: number,
): Promise<Chat> {
  const own = sql`id = ${id} and owner_id = ${actor.id}`;
  const renamed = await db.maybe(sql`
    update chats set name = ${name}, version = version + 1
    where ${own} and version = coalesce(${expectedVersion ?? null}, version)
    returning id, ${notifyReaders(sql`id`)} as notified`);
  if (renamed) return readChat(db, actor, { id });
  const existing = await db.maybe(sql`select id from chats where ${own}`);
  throw new AppError(existing ? "conflict_version" : "not_found");
}
