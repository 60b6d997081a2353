import sql from "sql-template-tag";
import type { Message } from "~/contract/answers";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Database } from "~/db/connection";
import { processId } from "~/db/process-id";
import { countQuestion } from "~/domain/billing/plan/question-allowance";
import { searchScope } from "~/domain/chats/chat/search-scope";
import { answererName } from "~/domain/chats/provider/choice";
import { providerOfChat } from "~/domain/chats/provider/stored-provider";
import type { Actor } from "~/domain/core/actor/actor";
import { limitQuestionRate } from "~/domain/core/limit/limit-question-rate";
import { startAnswer } from "./generate-answer";
import { underWay } from "./interrupt-abandoned";
import { oneUnderWay } from "./one-under-way";
import { readMessage } from "./read-message";

/**
 * Answers one of the actor's questions again, over what the chat searches now; the new answer replaces the old
 * one. Counts as a question unless the previous answer failed or was interrupted.
 * @throws AppError those of `askQuestion`
 */
export async function retryAnswer(db: Database, actor: Actor, { id }: { id: string }): Promise<Message> {
  await limitQuestionRate(db, actor.id);
  const { chatId, question, state } = await readMessage(db, actor, { id });
  const [scope, provider] = await Promise.all([searchScope(db, actor, chatId), providerOfChat(db, chatId)]);
  const now = clock.now();
  const counts = state !== "failed" && state !== "interrupted";
  const message = await oneUnderWay(db, () =>
    db.transaction(async tx => {
      if (counts) await countQuestion(tx, actor);
      await tx.run(sql`delete from citations where message_id = ${id}`);
      const row = await tx.maybe(sql`
        update messages set attempt = attempt + 1, state = 'waiting', answer = '', reason = null, unsupported = '[]', unchecked = 0,
          answerer = ${answererName(provider?.value ?? null)}, language = ${actor.language}, process_id = ${processId},
          heartbeat_at = ${now}, stop_asked = false, finished_at = null,
          first_word_ms = null
        where id = ${id} and not coalesce(${underWay()}, false) returning id`);
      if (row) return readMessage(tx, actor, { id });
      throw new AppError(
        (await tx.maybe(sql`select id from messages where id = ${id}`)) ? "answer_under_way" : "not_found",
      );
    }),
  );
  startAnswer(db, {
    messageId: id,
    attempt: message.attempt,
    question,
    language: actor.language,
    scope,
    provider,
  });
  return message;
}
