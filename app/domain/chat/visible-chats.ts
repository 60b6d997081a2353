import sql, { type Sql } from "sql-template-tag";
import type { Db } from "~/db/connection";
import { runsPlan } from "~/domain/plan/running-plan";
import { allowed } from "~/domain/role/allowed";
import type { Actor } from "~/domain/session/actor";
import { settings } from "~/env";
import { searchedDivisions } from "./searched-divisions";

/** SQL condition: public chats of this company (an id, or the column that holds it) are locked for want of a plan. */
export function publicChatsLocked(companyId: string | Sql): Sql {
  return settings().APP_MODE === "lotse" ? sql`(not ${runsPlan(companyId)})` : sql`false`;
}

/**
 * SQL condition on `chats c`: this person sees the chat. One's own, and public ones while they are not
 * locked and their owner may still read a division of theirs.
 */
export function visibleTo(actor: Pick<Actor, "id" | "ability">): Sql {
  return sql`((c.owner_id = ${actor.id} or ${openToAll()}) and ${allowed(actor, "read", "Chat")})`;
}

/** SQL condition on `chats c`: everyone who is signed in may ask there. */
export function openToAll(): Sql {
  return sql`(c.visibility = 'public' and not ${publicChatsLocked(sql`c.company_id`)}
    and exists (select from (${searchedDivisions()}) searched where searched.chat_id = c.id))`;
}

/** Whether this person sees the chat. */
export async function seesChat(db: Db, actor: Pick<Actor, "id" | "ability">, id: string): Promise<boolean> {
  const row = await db.maybe(sql`select 1 as seen from chats c where c.id = ${id} and ${visibleTo(actor)}`);
  return row !== undefined;
}
