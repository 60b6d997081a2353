import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";

/** Records that a reader of a shared chat opened it now. Other chats have no news. */
export async function markSeen(db: Db, actor: Pick<Actor, "id">, chatId: string): Promise<void> {
  await db.run(sql`
    insert into chat_places (user_id, chat_id, seen_at)
    select ${actor.id}, c.id, ${clock.now()} from chats c
    where c.id = ${chatId} and (
      exists (select from chat_shares s where s.chat_id = c.id and (c.owner_id = ${actor.id} or s.user_id = ${actor.id}))
      or (c.owner_id = ${actor.id} and exists (select from conversations v where v.chat_id = c.id and v.together)))
    on conflict (user_id, chat_id) do update set seen_at = excluded.seen_at`);
}
