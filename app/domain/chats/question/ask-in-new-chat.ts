import sql from "sql-template-tag";
import type { Message } from "~/contract/answers";
import { AppError } from "~/contract/errors";
import type { Database } from "~/db/connection";
import { askQuestion } from "~/domain/chats/answer/ask-question";
import { removeChat } from "~/domain/chats/chat/remove-chat";
import { startChat } from "~/domain/chats/chat/start-chat";
import type { Actor } from "~/domain/core/actor/actor";
import { searchableDivisions } from "~/domain/knowledge/division/readable-divisions";
import { nameChat } from "./name-chat";

/** A chat searches at most as many divisions as its form may name. */
const mostDivisions = 100;

/**
 * Starts a private chat named after a question and asks it there. Without divisions it searches all that the actor may
 * search now. A refused question leaves no chat.
 * @throws AppError chat_needs_division, and those of `startChat` and `askQuestion`
 */
export async function askInNewChat(
  db: Database,
  actor: Actor,
  { question, divisionIds }: { question: string; divisionIds: string[] },
): Promise<Message> {
  const chosen = divisionIds.length > 0 ? divisionIds : await allSearchable(db, actor);
  if (chosen.length === 0) throw new AppError("chat_needs_division");
  const fields = { name: nameChat(question), visibility: "private", divisionIds: chosen } as const;
  const chat = await startChat(db, actor, fields);
  try {
    return await askQuestion(db, actor, { id: chat.id, question });
  } catch (error) {
    await removeChat(db, actor, chat);
    throw error;
  }
}

async function allSearchable(db: Database, actor: Actor): Promise<string[]> {
  const rows = await db.many<{ id: string }>(sql`
    select d.id from divisions d where d.id in (${searchableDivisions(actor)})
    order by exists (select from files f where f.division_id = d.id and f.status = 'ready') desc, d.created_at
    limit ${mostDivisions}`);
  return rows.map(row => row.id);
}
