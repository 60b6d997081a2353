import sql from "sql-template-tag";
import type { z } from "zod";
import type { ChatFields } from "~/contract/chat-fields";
import type { Chat } from "~/contract/chats";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/session/actor";
import { checkDivisions } from "./check-divisions";
import { checkVisibility } from "./check-visibility";
import { readChat } from "./read-chat";

type Input = z.output<typeof ChatFields> & { id: string };

/**
 * Renames one's own chat, says who may ask in it and what it searches. `version`: the one that the
 * editor has seen; without it the last word wins.
 * @throws AppError not_found (also a division), conflict_version, public_chats_locked
 */
export async function changeChat(db: Db, actor: Actor, input: Input, version?: number): Promise<Chat> {
  await db.transaction(async tx => {
    const chat = await tx.maybe<{ version: number; visibility: Chat["visibility"] }>(sql`
      select version, visibility from chats where id = ${input.id} and owner_id = ${actor.id} for update`);
    if (!chat) throw new AppError("not_found");
    if (version !== undefined && version !== chat.version) throw new AppError("conflict_version");
    // A chat that was public before the plan ended stays what it is: renaming it is no new public chat.
    if (chat.visibility !== input.visibility) await checkVisibility(tx, actor, input.visibility);
    const divisionIds = (await checkDivisions(tx, actor, input.divisionIds)).map(division => division.id);
    await tx.run(sql`
      update chats set name = ${input.name}, visibility = ${input.visibility}, version = version + 1,
             updated_at = ${clock.now()} where id = ${input.id}`);
    await tx.run(sql`
      delete from chat_divisions where chat_id = ${input.id} and division_id <> all(${divisionIds}::uuid[])`);
    await tx.run(sql`
      insert into chat_divisions (chat_id, division_id) select ${input.id}, unnest(${divisionIds}::uuid[])
      on conflict do nothing`);
  });
  return readChat(db, actor, input);
}
