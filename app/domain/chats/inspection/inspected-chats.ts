import sql, { type Sql } from "sql-template-tag";
import type { z } from "zod";
import { AppError } from "~/contract/errors";
import type { InspectedChat, InspectedMessage } from "~/contract/inspections";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { searchesUnreadable, withheldReason } from "~/domain/chats/answer/withheld";
import type { Actor } from "~/domain/core/actor/actor";
import { isCovered, isOpenFor } from "./inspection-rows";

type Chat = z.output<typeof InspectedChat>;
type Message = z.output<typeof InspectedMessage>;

const pageSize = 50;

/**
 * Lists the chats of an open inspection, latest first, at most 500.
 * @throws AppError not_found
 */
export async function listInspectedChats(db: Db, actor: Actor, { id }: { id: string }): Promise<Chat[]> {
  const open = await db.maybe(
    sql`select i.id from chat_inspections i where i.id = ${id} and ${isOpenFor(actor)}`,
  );
  if (!open) throw new AppError("not_found");
  return chats(db, actor, sql`i.id = ${id}`);
}

function chats(db: Db, actor: Actor, condition: Sql): Promise<Chat[]> {
  return db.many<Chat>(sql`
    select c.id, c.name, count(*) as questions, max(m.created_at) as at
    from chat_inspections i join chats c on c.owner_id = i.owner_id
    join conversations v on v.chat_id = c.id join messages m on m.conversation_id = v.id
    where ${isOpenFor(actor)} and ${isCovered} and ${condition}
    group by c.id order by at desc, c.id limit 500`);
}

/**
 * Opens a chat of an open inspection, and records the opening. Returns the owner's own questions in the period,
 * oldest first, in pages of 50, without those of participants. Withholds answers that
 * searched divisions that the actor may not read, and answers from deleted files.
 * @throws AppError not_found
 */
export async function openInspectedChat(
  db: Db,
  actor: Actor,
  { id, chatId, before }: { id: string; chatId: string; before?: string | undefined },
): Promise<{ chat: Chat; messages: Message[]; older: string | null }> {
  return db.transaction(async tx => {
    const [chat] = await chats(tx, actor, sql`i.id = ${id} and c.id = ${chatId}`);
    if (!chat) throw new AppError("not_found");
    await tx.run(sql`
      insert into chat_inspection_openings (id, inspection_id, chat_id, at)
      values (${newId()}, ${id}, ${chatId}, ${clock.now()})`);
    const rows = await tx.many<Message>(sql`
      select m.id, m.question, case when why.withheld is null then m.answer else '' end as answer, m.state, why.withheld,
        case when why.withheld is not null then '[]' else (
          select coalesce(json_agg(distinct s.file_name), '[]') from citations s where s.message_id = m.id) end as sources,
        m.created_at as "createdAt"
      from chat_inspections i join chats c on c.owner_id = i.owner_id
      join conversations v on v.chat_id = c.id join messages m on m.conversation_id = v.id
      cross join lateral (select coalesce(${withheldReason(actor)},
        case when ${searchesUnreadable(actor)} then 'division' end) as withheld) why
      where ${isOpenFor(actor)} and ${isCovered} and i.id = ${id} and c.id = ${chatId}
        and ${before ? sql`m.id < ${before}` : sql`true`}
      order by m.id desc limit ${pageSize + 1}`);
    const page = rows.slice(0, pageSize);
    const older = rows.length > pageSize ? page.at(-1)!.id : null;
    return { chat, messages: page.reverse(), older };
  });
}
