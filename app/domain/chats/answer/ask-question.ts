import type { Message } from "~/contract/answers";
import type { Database } from "~/db/connection";
import { searchScope } from "~/domain/chats/chat/search-scope";
import { answererName } from "~/domain/chats/provider/choice";
import { providerOfChat } from "~/domain/chats/provider/stored-provider";
import type { Actor } from "~/domain/core/actor/actor";
import { limitQuestionRate } from "~/domain/core/limit/limit-question-rate";
import { ensureSingleAnswer } from "./ensure-single-answer";
import { startAnswer } from "./generate-answer";
import { newMessage, storeQuestion, type ThreadPosition } from "./store-question";

type Input = { id: string; question: string } & ThreadPosition;

/**
 * Stores a question in the actor's conversation and starts its answer in this process. The transaction returns the response,
 * so that it can be stored for repeated requests.
 * @throws AppError not_found, chat_needs_division, chat_needs_file, answer_under_way, question_limit_reached,
 * too_many_requests
 */
export async function askQuestion(
  db: Database,
  actor: Actor,
  { id: chatId, question, after, edits }: Input,
): Promise<Message> {
  const [scope, { provider, wishes }] = await Promise.all([
    searchScope(db, actor, chatId),
    providerOfChat(db, chatId),
    limitQuestionRate(db, actor.id),
  ]);
  const message = newMessage({ chatId, question, answerer: answererName(provider?.value ?? null) });
  await ensureSingleAnswer(db, () =>
    db.transaction(tx => storeQuestion(tx, actor, message, { scope, after, edits })),
  );
  const task = { messageId: message.id, userId: actor.id, attempt: 1, question, language: actor.language };
  startAnswer(db, { ...task, scope, provider, wishes });
  return message;
}
