import sql from "sql-template-tag";
import type { Message, Retried } from "~/contract/answers";
import { AppError } from "~/contract/errors";
import type { Database } from "~/db/connection";
import { processId } from "~/db/process-id";
import { countQuestion, questionsLeft } from "~/domain/billing/plan/question-allowance";
import { notifyAsker } from "~/domain/chats/chat/notify-readers";
import { searchScope } from "~/domain/chats/chat/search-scope";
import { answererName, builtInAnswerer } from "~/domain/chats/provider/choice";
import { providerOfChat } from "~/domain/chats/provider/stored-provider";
import type { Actor } from "~/domain/core/actor/actor";
import { limitQuestionRate } from "~/domain/core/limit/limit-question-rate";
import { ensureSingleAnswer } from "./ensure-single-answer";
import { startAnswer } from "./generate-answer";
import { isGenerating } from "./interrupt-abandoned";
import { readMessage, readOwnMessage } from "./read-message";
import { searchedVersions } from "./searched-versions";

/** `generating`: a process still writes it. `same`: it searched the documents that the chat searches now. */
type PreviousAttempt = Pick<Message, "state" | "answerer"> & { generating: boolean; same: boolean };

/**
 * Answers one of the actor's questions again, in the documents that the chat searches now. The new answer replaces the old
 * one. Counts as a question unless the previous answer failed or was interrupted, or the new one is certain to be the same:
 * that of the built-in answerer in unchanged documents.
 * @param alone whether to search without the words of the question before; unchanged if absent
 * @throws AppError those of `askQuestion`
 */
export async function retryAnswer(
  db: Database,
  actor: Actor,
  { id, ...input }: { id: string; alone?: boolean | undefined },
): Promise<Retried> {
  await limitQuestionRate(db, actor.id);
  const { chatId, question, context } = await readOwnMessage(db, actor, { id });
  const wasAlone = context === "off";
  const alone = input.alone ?? wasAlone;
  const [scope, { provider, wishes }] = await Promise.all([
    searchScope(db, actor, chatId),
    providerOfChat(db, chatId),
  ]);
  const newAnswerer = answererName(provider?.value ?? null);
  const message = await ensureSingleAnswer(db, () =>
    db.transaction(async tx => {
      const previous = await tx.maybe<PreviousAttempt>(sql`
        select state, answerer, coalesce(${isGenerating()}, false) as generating, coalesce(searched = ${searchedVersions(scope)}, false) as same
        from messages where id = ${id} for no key update`);
      if (!previous) throw new AppError("not_found");
      if (previous.generating) throw new AppError("answer_under_way");
      const { state, answerer, same } = previous;
      const ended = state === "complete" || state === "declined";
      const repeats = ended && answerer === builtInAnswerer && newAnswerer === builtInAnswerer;
      const free = repeats && same && alone === wasAlone;
      if (!free && (ended || state === "stopped")) await countQuestion(tx, actor);
      await tx.run(sql`delete from citations where message_id = ${id}`);
      const { attempt } = await tx.one<{ attempt: number }>(sql`
        update messages set attempt = attempt + 1, state = 'waiting', answer = '', reason = null, unsupported = '[]', unchecked = 0, claims = null, searched_as = null, stand_in = null, context = ${alone ? "off" : null},
          answerer = ${newAnswerer}, language = ${actor.language}, process_id = ${processId},
          heartbeat_at = now(), stop_asked = false, finished_at = null,
          first_word_ms = null, searched = ${searchedVersions(scope)}
        where id = ${id} returning attempt`);
      await tx.run(sql`select ${notifyAsker(actor.id, chatId, { id, attempt })}`);
      return {
        ...(await readMessage(tx, actor, { id })),
        free: free && (await questionsLeft(tx, actor)) !== null,
      };
    }),
  );
  startAnswer(db, {
    messageId: id,
    userId: actor.id,
    attempt: message.attempt,
    question,
    language: actor.language,
    scope,
    provider,
    wishes,
    alone,
  });
  return message;
}
