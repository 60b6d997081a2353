import sql from "sql-template-tag";
import type { Message } from "~/contract/answers";
import { AppError } from "~/contract/errors";
import type { Database } from "~/db/connection";
import { startAnswer } from "~/domain/chats/answer/generate-answer";
import { newMessage, storeQuestion } from "~/domain/chats/answer/store-question";
import { startChat } from "~/domain/chats/chat/start-chat";
import { answererName, withModel } from "~/domain/chats/provider/choice";
import { storedProvider } from "~/domain/chats/provider/stored-provider";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { limitQuestionRate } from "~/domain/core/limit/limit-question-rate";
import { searchableDivisions } from "~/domain/knowledge/division/readable-divisions";
import { nameChat } from "./name-chat";

/** A chat searches at most as many divisions as its form may name. */
const mostDivisions = 100;

/**
 * Starts a private chat named after a question and asks it there, in one transaction: a refused question leaves no
 * chat. Without divisions it searches all that the actor may search now.
 * @throws AppError forbidden without a company, chat_needs_division, question_limit_reached, too_many_requests, and those
 * of `startChat`
 */
export async function askInNewChat(
  db: Database,
  actor: Actor,
  { question, divisionIds, model }: { question: string; divisionIds: string[]; model?: string | undefined },
): Promise<Message> {
  const companyId = ownCompany(actor);
  await limitQuestionRate(db, actor.id);
  const chosen = divisionIds.length > 0 ? divisionIds : await allSearchable(db, actor);
  if (chosen.length === 0) throw new AppError("chat_needs_division");
  const fields = { name: nameChat(question), visibility: "private", divisionIds: chosen, model } as const;
  const scope = { companyId, divisionIds: chosen };
  const stored = await storedProvider(db, companyId);
  const provider = stored && { ...stored, value: withModel(stored.value, model ?? null) ?? stored.value };
  const answerer = answererName(provider?.value ?? null);
  const message = await db.transaction(async tx => {
    const chat = await startChat(tx, actor, fields);
    return storeQuestion(tx, actor, newMessage({ chatId: chat.id, question, answerer }), scope);
  });
  const task = { messageId: message.id, userId: actor.id, attempt: 1, question, language: actor.language };
  startAnswer(db, { ...task, scope, provider });
  return message;
}

async function allSearchable(db: Database, actor: Actor): Promise<string[]> {
  const rows = await db.many<{ id: string }>(sql`
    select d.id from divisions d where d.id in (${searchableDivisions(actor)})
    order by exists (select from files f where f.division_id = d.id and f.status = 'ready') desc, d.created_at
    limit ${mostDivisions}`);
  return rows.map(row => row.id);
}
