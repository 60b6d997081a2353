import sql from "sql-template-tag";
import type { Asker } from "~/contract/asker";
import type { Db } from "~/db/connection";
import { seesChat } from "~/domain/chats/chat/visible-chats";
import { type ActorRow, actorColumns, actorJoins, userOf } from "~/domain/core/actor/actor";
import { personName } from "~/domain/core/actor/person-name";

type Asked = Pick<Asker, "name" | "chatId" | "chatName" | "messageId">;
type Told = Asker & { id: string; email: string };

/**
 * Who asked these questions, each once with the latest one in a chat that they still see: their own, one that is shared
 * with them, or a public one. Visitors without an account cannot be told.
 */
export async function askersOf(db: Db, questionIds: string[]): Promise<Told[]> {
  const rows = await db.many<ActorRow & Asked>(sql`
    select ${actorColumns}, ${personName} as name, a.id as "chatId", a.name as "chatName", m.id as "messageId"
    from messages m join conversations v on v.id = m.conversation_id join chats a on a.id = v.chat_id
    join users u on u.id = v.asker_id and u.status = 'active' ${actorJoins}
    where m.id = any(${questionIds}::uuid[]) order by m.id desc`);
  const found = new Map<string, Told>();
  for (const row of rows) {
    const { id, email, language, access, name, chatId, chatName, messageId } = row;
    if (found.has(id) || !(await seesChat(db, userOf(row), chatId))) continue;
    found.set(id, { id, email, language, access, name, chatId, chatName, messageId });
  }
  return [...found.values()];
}
