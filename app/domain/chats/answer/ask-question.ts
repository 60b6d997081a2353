import sql from "sql-template-tag";
import type { Message } from "~/contract/answers";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Database, Db } from "~/db/connection";
import { newId } from "~/db/id";
import { processId } from "~/db/process-id";
import { countingQuestion, questionLimitReached } from "~/domain/billing/plan/question-allowance";
import { searchScope } from "~/domain/chats/chat/search-scope";
import { answererName } from "~/domain/chats/provider/choice";
import { providerOfChat } from "~/domain/chats/provider/stored-provider";
import type { Actor } from "~/domain/core/actor/actor";
import { limitQuestionRate } from "~/domain/core/limit/limit-question-rate";
import { startAnswer } from "./generate-answer";
import { oneUnderWay } from "./one-under-way";
import { searchedVersions } from "./searched-versions";

/**
 * Stores a question in the actor's conversation and starts its answer in this process. One statement stores it,
 * because each round trip delays the first words; the transaction around it knows the response, for repeated requests.
 * @throws AppError not_found, chat_needs_division, chat_needs_file, answer_under_way, question_limit_reached,
 * too_many_requests
 */
export async function askQuestion(
  db: Database,
  actor: Actor,
  { id: chatId, question }: { id: string; question: string },
): Promise<Message> {
  const [scope, provider] = await Promise.all([
    searchScope(db, actor, chatId),
    providerOfChat(db, chatId),
    limitQuestionRate(db, actor.id),
  ]);
  const answerer = answererName(provider?.value ?? null);
  const id = newId();
  const now = clock.now();
  const message: Message = {
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
    unchecked: 0,
    withheld: null,
    createdAt: now,
    finishedAt: null,
  };
  // Questions of others must not reorder the owner's list.
  const store = async (tx: Db): Promise<Message> => {
    const { allowed, stored } = await tx.one<{ allowed: boolean; stored: boolean }>(sql`
      with ${countingQuestion(actor)},
      conversation as (
        insert into conversations (id, chat_id, asker_id, created_at)
        select ${newId()}, chats.id, ${actor.id}, ${now} from chats, allowance
        where chats.id = ${chatId} and allowance.allowed
        on conflict (chat_id, asker_id) do update set asker_id = excluded.asker_id
        returning id
      ),
      listed as (
        update chats set updated_at = ${now} from conversation where chats.id = ${chatId} and owner_id = ${actor.id}
      ),
      stored as (
        insert into messages
          (id, conversation_id, question, state, answerer, language, process_id, heartbeat_at, created_at, searched)
        select ${id}, conversation.id, ${question}, 'waiting', ${answerer}, ${actor.language}, ${processId}, ${now}, ${now}, ${searchedVersions(scope)}
        from conversation returning id
      )
      select coalesce((select allowed from allowance), false) as allowed, exists (select from stored) as stored`);
    if (!allowed) throw questionLimitReached();
    if (!stored) throw new AppError("not_found");
    return message;
  };
  await oneUnderWay(db, () => db.transaction(store));
  startAnswer(db, { messageId: id, attempt: 1, question, language: actor.language, scope, provider });
  return message;
}
