import sql from "sql-template-tag";
import type { Message } from "~/contract/answers";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { processId } from "~/db/process-id";
import { countingQuestion, questionLimitReached } from "~/domain/billing/plan/question-allowance";
import { joinedThread } from "~/domain/chats/branch/joined-thread";
import { notifyAsker, notifyReaders } from "~/domain/chats/chat/notify-readers";
import type { SearchScope } from "~/domain/chats/chat/search-scope";
import { sharedWith } from "~/domain/chats/chat/visible-chats";
import type { Actor } from "~/domain/core/actor/actor";
import { searchedVersions } from "./searched-versions";

/**
 * The position of a question in its thread: in the branch of the question `after` (the newest branch if absent), or as
 * another version of the question `edits`, which is the first version.
 */
export type ThreadPosition = { after?: string | undefined; edits?: string | undefined };

/** A new question without its answer. */
export function newMessage(fields: Pick<Message, "chatId" | "question" | "answerer">): Message {
  return {
    ...fields,
    id: newId(),
    attempt: 1,
    answer: "",
    state: "waiting",
    reason: null,
    citations: [],
    unsupported: [],
    unchecked: 0,
    claims: null,
    givesRule: false,
    searchedAs: null,
    context: null,
    standIn: null,
    otherLanguages: [],
    withheld: null,
    askedBy: null,
    versions: [],
    createdAt: clock.now(),
    finishedAt: null,
  };
}

/**
 * Stores a question in the actor's conversation, counts it, and notifies the open pages of the chat's other readers and of
 * the asker on other devices. One statement, because each round trip delays the first words. Questions of participants do
 * not reorder the owner's list.
 * @throws AppError question_limit_reached, not_found (the chat)
 */
export async function storeQuestion(
  tx: Db,
  actor: Actor,
  message: Message,
  { scope, after, edits }: { scope: SearchScope } & ThreadPosition,
): Promise<Message> {
  const { id, chatId, question, answerer, createdAt: now } = message;
  const branch = sql`(
        select m.branch_id from chats c join conversations v on v.chat_id = c.id join messages m on m.conversation_id = v.id
        where c.id = ${chatId} and ${joinedThread(actor)}
        order by m.id = ${after ?? null}::uuid desc nulls last, m.id desc limit 1)`;
  const { allowed, stored } = await tx.one<{ allowed: boolean; stored: boolean }>(sql`
    with ${countingQuestion(actor)},
    conversation as (
      insert into conversations (id, chat_id, asker_id, together, created_at)
      select ${newId()}, c.id, ${actor.id}, ${sharedWith(actor, "ask")}, ${now} from chats c, allowance
      where c.id = ${chatId} and allowance.allowed
      on conflict (chat_id, asker_id, together) do update set asker_id = excluded.asker_id
      returning id
    ),
    listed as (
      update chats set updated_at = ${now} from conversation where chats.id = ${chatId} and owner_id = ${actor.id}
    ),
    stored as (
      insert into messages
        (id, conversation_id, question, state, answerer, language, process_id, heartbeat_at, created_at, searched,
         edited_id, branch_id)
      select ${id}, conversation.id, ${question}, 'waiting', ${answerer}, ${actor.language}, ${processId}, now(), ${now}, ${searchedVersions(scope)},
        ${edits ?? null}::uuid, ${edits ? sql`${id}::uuid` : branch}
      from conversation returning id
    )
    select coalesce((select allowed from allowance), false) as allowed, exists (select from stored) as stored,
      case when exists (select from stored) then ${notifyReaders(sql`${chatId}::uuid`)} end as notified,
      case when exists (select from stored) then ${notifyAsker(actor.id, chatId, message)}::text end as "notifiedAsker"`);
  if (!allowed) throw questionLimitReached();
  if (!stored) throw new AppError("not_found");
  return message;
}
