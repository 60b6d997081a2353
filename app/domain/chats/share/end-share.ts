import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";

/**
 * Ends the share of one of the actor's chats with a person, whose questions stay in it. Their folder, pin and tags of it go,
 * unless it is public, so that another share is new to them.
 * @throws AppError not_found
 */
export async function endShare(
  db: Db,
  actor: Actor,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  const ended = await db.maybe(sql`
    with ended as (
      delete from chat_shares s using chats c
      where c.id = s.chat_id and c.id = ${id} and c.owner_id = ${actor.id} and s.user_id = ${userId}
      returning c.id, c.visibility),
    place as (
      delete from chat_places p using ended
      where p.chat_id = ended.id and p.user_id = ${userId} and ended.visibility <> 'public')
    select from ended`);
  if (!ended) throw new AppError("not_found");
}

/** Removes a chat that is shared with the actor from the actor's chats. @throws AppError not_found */
export async function leaveShare(db: Db, actor: Actor, { id }: { id: string }): Promise<void> {
  const ended = await db.run(sql`
    with place as (delete from chat_places where chat_id = ${id} and user_id = ${actor.id}
      and exists (select from chat_shares where chat_id = ${id} and user_id = ${actor.id}))
    delete from chat_shares where chat_id = ${id} and user_id = ${actor.id}`);
  if (ended === 0) throw new AppError("not_found");
}
