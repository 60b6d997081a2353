import sql from "sql-template-tag";
import type { shareModes } from "~/contract/chat-choices";
import { AppError } from "~/contract/errors";
import type { Share } from "~/contract/shares";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { enqueue } from "~/queue/enqueue";
import { listGiven } from "./list-shares";
import { reachablePerson } from "./reachable-person";

type Input = { id: string; userId: string; mode: (typeof shareModes)[number] };

/** Chosen: public chats serve more readers. */
const maxReaders = 50;

/**
 * Shares one of the actor's chats with a person of their company, or changes the mode of that share. Without a version
 * it replaces an existing share. A new reader gets a mail.
 * @throws AppError not_found (the chat, or the person), share_not_reachable, share_limit_reached, conflict_version
 */
export function shareChat(db: Db, actor: Actor, input: Input, expectedVersion?: number): Promise<Share> {
  const { id, userId, mode } = input;
  return db.transaction(async tx => {
    await tx.maybe(sql`select id from chats where id = ${id} and owner_id = ${actor.id} for no key update`);
    await reachablePerson(tx, actor, input);
    const shares = await tx.many<{ user_id: string; version: number }>(
      sql`select user_id, version from chat_shares where chat_id = ${id}`,
    );
    const existing = shares.find(share => share.user_id === userId);
    if (expectedVersion !== undefined && (existing?.version ?? 0) !== expectedVersion)
      throw new AppError("conflict_version");
    if (!existing && shares.length >= maxReaders)
      throw new AppError("share_limit_reached", { values: { limit: maxReaders } });
    await tx.run(sql`
      insert into chat_shares (chat_id, user_id, mode, created_at)
      values (${id}, ${userId}, ${mode}, ${clock.now()})
      on conflict (chat_id, user_id) do update set mode = excluded.mode, version = chat_shares.version + 1`);
    const [share] = await listGiven(tx, actor, sql`c.id = ${id} and s.user_id = ${userId}`);
    if (!share) throw new AppError("not_found");
    if (!existing) await enqueue(tx, "chat_shared", { chatId: id, userId });
    return share;
  });
}
