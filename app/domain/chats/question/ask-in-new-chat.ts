import sql from "sql-template-tag";
import type { Message } from "~/contract/answers";
import type { Chat } from "~/contract/chats";
import { AppError } from "~/contract/errors";
import type { Database, Db } from "~/db/connection";
import { startAnswer } from "~/domain/chats/answer/generate-answer";
import { newMessage, storeQuestion } from "~/domain/chats/answer/store-question";
import { readChosenFiles } from "~/domain/chats/chat/chosen-files";
import type { SearchScope } from "~/domain/chats/chat/search-scope";
import { startChat } from "~/domain/chats/chat/start-chat";
import { answererName, withModel } from "~/domain/chats/provider/choice";
import { storedProvider } from "~/domain/chats/provider/stored-provider";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { limitQuestionRate } from "~/domain/core/limit/limit-question-rate";
import { searchableDivisions } from "~/domain/knowledge/division/readable-divisions";
import { nameChat } from "./name-chat";

/** The form of a chat accepts at most as many divisions. */
const maxDivisions = 100;

/**
 * Starts a private chat named after a question and asks the question there, in one transaction: a refused question
 * leaves no chat. Without divisions and files the chat searches all divisions that the actor may search now.
 * @throws AppError forbidden without a company, chat_needs_division, question_limit_reached, too_many_requests, and those
 * of `startChat`
 */
export async function askInNewChat(
  db: Database,
  actor: Actor,
  {
    question,
    divisionIds,
    fileIds,
    model,
  }: { question: string; divisionIds: string[]; fileIds: string[]; model?: string | undefined },
): Promise<Message> {
  const companyId = ownCompany(actor);
  await limitQuestionRate(db, actor.id);
  const searchedDivisions =
    divisionIds.length + fileIds.length > 0 ? divisionIds : await searchableIds(db, actor);
  if (searchedDivisions.length + fileIds.length === 0) throw new AppError("chat_needs_division");
  const fields = {
    name: nameChat(question),
    visibility: "private",
    divisionIds: searchedDivisions,
    fileIds,
    model,
  } as const;
  const stored = await storedProvider(db, companyId);
  const provider = stored && { ...stored, value: withModel(stored.value, model ?? null) ?? stored.value };
  const answerer = answererName(provider?.value ?? null);
  const { message, scope } = await db.transaction(async tx => {
    const chat = await startChat(tx, actor, fields);
    const scope = await scopeOfNewChat(tx, companyId, chat);
    const message = newMessage({ chatId: chat.id, question, answerer });
    return { message: await storeQuestion(tx, actor, message, { scope }), scope };
  });
  const task = { messageId: message.id, userId: actor.id, attempt: 1, question, language: actor.language };
  startAnswer(db, { ...task, scope, provider });
  return message;
}

/** The scope of a chat that was started in this transaction, which checked its divisions. */
async function scopeOfNewChat(tx: Db, companyId: string, { id, divisions }: Chat): Promise<SearchScope> {
  const limited = divisions.filter(({ onlyFiles }) => onlyFiles).map(division => division.id);
  return {
    companyId,
    divisionIds: divisions.map(division => division.id),
    chosenFiles: await readChosenFiles(tx, id, limited),
  };
}

/** The divisions that the actor may search, those with searchable files first, then the oldest. */
async function searchableIds(db: Database, actor: Actor): Promise<string[]> {
  const rows = await db.many<{ id: string }>(sql`
    select d.id from divisions d where d.id in (${searchableDivisions(actor)})
    order by exists (select from files f where f.division_id = d.id and f.status = 'ready') desc, d.created_at
    limit ${maxDivisions}`);
  return rows.map(row => row.id);
}
