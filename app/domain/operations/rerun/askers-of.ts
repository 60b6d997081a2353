import sql from "sql-template-tag";
import { abilityOf, me, rulesOf } from "~/contract/abilities";
import type { Asker } from "~/contract/asker";
import type { Db } from "~/db/connection";
import { visibleTo } from "~/domain/chats/chat/visible-chats";
import { type ActorRow, actorColumns, actorJoins } from "~/domain/core/actor/actor";
import { personName } from "~/domain/core/actor/person-name";

type QuestionRow = ActorRow & Pick<Asker, "name" | "chatId" | "chatName" | "messageId">;
type NotifiedAsker = Asker & { id: string; email: string };

/**
 * Who asked these questions, each once with the latest one in a chat that they still see: their own, one that is shared
 * with them, or a public one. Visitors without an account cannot be notified.
 */
export async function askersOf(db: Db, questionIds: string[]): Promise<NotifiedAsker[]> {
  const rows = await db.many<QuestionRow>(sql`
    select ${actorColumns}, ${personName} as name, a.id as "chatId", a.name as "chatName", m.id as "messageId"
    from messages m join conversations v on v.id = m.conversation_id join chats a on a.id = v.chat_id
    join users u on u.id = v.asker_id and u.status = 'active' ${actorJoins}
    where m.id = any(${questionIds}::uuid[]) order by m.id desc`);
  const visibleIds = await visibleQuestions(db, rows);
  const askers = new Map<string, NotifiedAsker>();
  for (const { id, email, language, access, name, chatId, chatName, messageId } of rows) {
    if (askers.has(id) || !visibleIds.has(messageId)) continue;
    askers.set(id, { id, email, language, access, name, chatId, chatName, messageId });
  }
  return [...askers.values()];
}

/** The ids of the questions whose askers still see the chat, by one statement for all with the same permissions. */
async function visibleQuestions(db: Db, rows: QuestionRow[]): Promise<Set<string>> {
  const groups = new Map<string, QuestionRow[]>();
  for (const row of rows) {
    const permissions = `${row.access}:${JSON.stringify(row.permissions)}`;
    groups.set(permissions, [...(groups.get(permissions) ?? []), row]);
  }
  const visibleIds = new Set<string>();
  for (const group of groups.values()) {
    const ability = abilityOf(rulesOf(group[0]!, me));
    const reader = { id: sql`asked.user_id`, companyId: sql`asked.company_id`, ability };
    const visible = await db.many<{ id: string }>(sql`
      select asked.message_id as id from unnest(
        ${group.map(row => row.messageId)}::uuid[], ${group.map(row => row.chatId)}::uuid[],
        ${group.map(row => row.id)}::uuid[], ${group.map(row => row.company_id)}::uuid[]
      ) as asked (message_id, chat_id, user_id, company_id)
      join chats c on c.id = asked.chat_id and ${visibleTo(reader)}`);
    for (const { id } of visible) visibleIds.add(id);
  }
  return visibleIds;
}
