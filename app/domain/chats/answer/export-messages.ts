import sql, { empty } from "sql-template-tag";
import type { Message } from "~/contract/answers";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { shownBranch } from "~/domain/chats/branch/shown-branch";
import { seesChat } from "~/domain/chats/chat/visible-chats";
import type { Actor } from "~/domain/core/actor/actor";
import { messageRows } from "./message-rows";

type Input = { id: string; branch?: string | undefined; after?: string | undefined };
type Piece = { messages: Message[]; next: string | null; latest: string | null };

const pageSize = 100;

/**
 * The messages that `listMessages` lists, oldest first, in pages of a hundred, with the cursor of the next page.
 * @throws AppError not_found
 */
export async function exportMessages(db: Db, actor: Actor, { id, branch, after }: Input): Promise<Piece> {
  const { condition, latest } = await shownBranch(db, actor, id, branch);
  const newer = after ? sql`and m.id > ${after}` : empty;
  const [seen, rows] = await Promise.all([
    seesChat(db, actor, id),
    messageRows(db, actor, sql`v.chat_id = ${id} ${condition} ${newer} order by m.id limit ${pageSize + 1}`),
  ]);
  if (!seen) throw new AppError("not_found");
  const messages = rows
    .map(row => row.message)
    .reverse()
    .slice(0, pageSize);
  return { messages, next: rows.length > pageSize ? (messages.at(-1)?.id ?? null) : null, latest };
}
