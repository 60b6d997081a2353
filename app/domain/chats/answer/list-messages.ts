import sql, { empty } from "sql-template-tag";
import type { Message } from "~/contract/answers";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { questionsLeft } from "~/domain/billing/plan/question-allowance";
import { shownBranch } from "~/domain/chats/branch/shown-branch";
import { markSeen } from "~/domain/chats/chat/mark-seen";
import { seesChat } from "~/domain/chats/chat/visible-chats";
import type { Actor } from "~/domain/core/actor/actor";
import { messageRows } from "./message-rows";

type Input = { id: string; before?: string | undefined; branch?: string | undefined; size: number };
type Page = {
  messages: Message[];
  older: string | null;
  latest: string | null;
  questionsLeft: number | null;
};

/**
 * A page of the messages that the actor may read in a chat, newest first, with the cursor of the next page: of their own
 * conversation, and in a shared chat those of its owner and of all participants. A thread with edited questions is listed as
 * one branch: the newest, or the newest with the question `branch`.
 * @throws AppError not_found
 */
export async function listMessages(db: Db, actor: Actor, { id, before, branch, size }: Input): Promise<Page> {
  // Ids sort by creation time, so the id is the cursor.
  const older = before ? sql`and m.id < ${before}` : empty;
  const { condition, latest } = await shownBranch(db, actor, id, branch);
  const [seen, rows, left] = await Promise.all([
    seesChat(db, actor, id),
    messageRows(db, actor, sql`v.chat_id = ${id} ${condition} ${older} order by m.id desc limit ${size + 1}`),
    questionsLeft(db, actor),
  ]);
  if (!seen) throw new AppError("not_found");
  if (!before) await markSeen(db, actor, id);
  const messages = rows.slice(0, size).map(row => row.message);
  const next = rows.length > size ? (messages.at(-1)?.id ?? null) : null;
  return { messages, older: next, latest, questionsLeft: left };
}
