import sql from "sql-template-tag";
import type { Message } from "~/contract/answers";
import { clock } from "~/db/clock";
import type { Database } from "~/db/connection";
import { newId } from "~/db/id";
import { processId } from "~/db/process-id";
import { searchScope } from "~/domain/chat/search-scope";
import { answererName } from "~/domain/provider/choice";
import { providerOfChat } from "~/domain/provider/stored-provider";
import type { Actor } from "~/domain/session/actor";
import { claimConversation } from "./claim-conversation";
import { startAnswer } from "./generate-answer";
import { countQuestion } from "./question-allowance";
import { keepPace } from "./question-pace";

/**
 * Keeps a question in one's conversation and starts its answer at once, in this process.
 * @throws AppError not_found, chat_needs_division, chat_needs_file, answer_under_way,
 *   question_limit_reached, too_many_requests
 */
export async function askQuestion(
  db: Database,
  actor: Actor,
  { id: chatId, question }: { id: string; question: string },
): Promise<Message> {
  keepPace(actor.id);
  const [scope, provider] = await Promise.all([searchScope(db, actor, chatId), providerOfChat(db, chatId)]);
  const answerer = answererName(provider?.value ?? null);
  const id = newId();
  const now = clock.now();
  await db.transaction(async tx => {
    const conversationId = await claimConversation(tx, actor, chatId);
    await countQuestion(tx, actor);
    // Somebody else's question must not move the owner's list.
    await tx.run(sql`
      with listed as (update chats set updated_at = ${now} where id = ${chatId} and owner_id = ${actor.id})
      insert into messages (id, conversation_id, question, state, answerer, language, process_id, heartbeat_at, created_at)
      values (${id}, ${conversationId}, ${question}, 'waiting', ${answerer}, ${actor.language}, ${processId}, ${now}, ${now})`);
  });
  startAnswer(db, { messageId: id, attempt: 1, question, language: actor.language, scope, provider });
  return {
    id,
    chatId,
    attempt: 1,
    question,
    answer: "",
    state: "waiting",
    reason: null,
    answerer,
    citations: [],
    unsupported: [],
    createdAt: now,
    finishedAt: null,
  };
}
