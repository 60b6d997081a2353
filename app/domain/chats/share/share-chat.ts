import sql from "sql-template-tag";
import type { shareModes } from "~/contract/chat-fields";
import { AppError } from "~/contract/errors";
import type { Share } from "~/contract/shares";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { enqueue } from "~/queue/enqueue";
import { listGiven } from "./list-shares";
import { reachablePerson } from "./reachable-person";

type Input = { id: string; userId: string; mode: (typeof shareModes)[number] };

/** Chosen: what more people than these should read is what public chats are for. */
const mostReaders = 50;

/**
 * Shares one of the actor's chats with a person of their company, or changes what for. Without a version a share that
 * exists is replaced. A person with whom it was not shared before gets a mail.
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
    const known = shares.find(share => share.user_id === userId);
    if (expectedVersion !== undefined && (known?.version ?? 0) !== expectedVersion)
      throw new AppError("conflict_version");
    if (!known && shares.length >= mostReaders)
      throw new AppError("share_limit_reached", { values: { limit: mostReaders } });
    await tx.run(sql`
      insert into chat_shares (chat_id, user_id, mode, created_at)
      values (${id}, ${userId}, ${mode}, ${clock.now()})
      on conflict (chat_id, user_id) do update set mode = excluded.mode, version = chat_shares.version + 1`);
    const [share] = await listGiven(tx, actor, sql`c.id = ${id} and s.user_id = ${userId}`);
    if (!share) throw new AppError("not_found");
    if (!known) await enqueue(tx, "chat_shared", { chatId: id, userId });
    return share;
  });
}
