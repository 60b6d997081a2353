import sql from "sql-template-tag";
import type { Message } from "~/contract/answers";
import { AppError } from "~/contract/errors";
import type { Database } from "~/db/connection";
import { askQuestion } from "~/domain/chats/answer/ask-question";
import { readOwnMessage } from "~/domain/chats/answer/read-message";
import type { Actor } from "~/domain/core/actor/actor";
import { joinedConversation } from "./joined-thread";

/**
 * Edits one of the actor's questions: asks a new version of it, which begins a branch. The earlier version and the questions
 * after it stay unchanged.
 * @throws AppError those of `askQuestion`; not_found, also for a question from before the chat was shared, or unshared
 */
export async function editQuestion(
  db: Database,
  actor: Actor,
  { id, question }: { id: string; question: string },
): Promise<Message> {
  const { chatId } = await readOwnMessage(db, actor, { id });
  const edited = await db.maybe<{ first: string }>(sql`
    select coalesce(m.edited_id, m.id) as first from messages m
    join conversations v on v.id = m.conversation_id join chats c on c.id = v.chat_id
    where m.id = ${id} and ${joinedConversation(actor)}`);
  if (!edited) throw new AppError("not_found");
  return askQuestion(db, actor, { id: chatId, question, edits: edited.first });
}
