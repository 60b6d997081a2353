import sql from "sql-template-tag";
import type { Chat } from "~/contract/chats";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { publicChatsLocked } from "./visible-chats";

/**
 * Checks that the company may have public chats, which require a running plan in the mode with plans.
 * @throws AppError public_chats_locked
 */
export async function checkVisibility(db: Db, actor: Actor, visibility: Chat["visibility"]): Promise<void> {
  if (visibility === "private" || !actor.companyId) return;
  const { locked } = await db.one<{ locked: boolean }>(
    sql`select ${publicChatsLocked(actor.companyId)} as locked`,
  );
  if (locked) throw new AppError("public_chats_locked");
}
