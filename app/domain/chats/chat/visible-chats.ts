import sql, { type Sql } from "sql-template-tag";
import type { Db } from "~/db/connection";
import { permittedRows } from "~/domain/access/role/permitted-rows";
import { runsPlan } from "~/domain/billing/plan/running-plan";
import type { Actor } from "~/domain/core/actor/actor";
import { settings } from "~/env";
import { searchedDivisions } from "./searched-divisions";

/** SQL condition: public chats of this company (an id, or its column) are locked because it has no running plan. */
export function publicChatsLocked(companyId: string | Sql): Sql {
  return settings().APP_MODE === "lotse" ? sql`(not ${runsPlan(companyId)})` : sql`false`;
}

/** A user whose id and company are values, or columns of the statement that asks for many of them. */
type Reader = { id: string | Sql; companyId: string | null | Sql };

/**
 * SQL condition on `chats c`: the chat is visible to the actor. Own chats, those shared with them, and public ones
 * that are not locked and whose owner may read one of their divisions.
 */
export function visibleTo(actor: Reader & Pick<Actor, "ability">): Sql {
  return sql`((c.owner_id = ${actor.id} or ${sharedWith(actor)} or ${openToAll()}) and ${permittedRows(actor, "read", "Chat")})`;
}

/**
 * SQL condition on `chats c`: its owner shares it with the actor, for `mode` if given. Only within a company, and while
 * its owner may sign in.
 */
export function sharedWith(actor: Reader, mode?: "ask"): Sql {
  return sql`exists (
    select from chat_shares s join users o on o.id = c.owner_id and o.status = 'active'
    where s.chat_id = c.id and s.user_id = ${actor.id} and c.company_id = ${actor.companyId} and c.owner_id <> ${actor.id}
      ${mode ? sql`and s.mode = ${mode}` : sql``})`;
}

/**
 * SQL condition on `chats c` and `conversations v`: the actor may read this conversation, if the chat is visible to
 * them.
 */
export function readableConversation(actor: Pick<Actor, "id" | "companyId">): Sql {
  return sql`(v.asker_id = ${actor.id} or ((v.together or v.asker_id = c.owner_id)
    and (c.owner_id = ${actor.id} or ${sharedWith(actor)})))`;
}

/** SQL condition on `chats c`: every signed-in user may ask there. */
export function openToAll(): Sql {
  return sql`(c.visibility = 'public' and not ${publicChatsLocked(sql`c.company_id`)}
    and exists (select from (${searchedDivisions()}) searched where searched.chat_id = c.id))`;
}

/** Whether a chat is visible to the actor. */
export async function seesChat(
  db: Db,
  actor: Pick<Actor, "id" | "companyId" | "ability">,
  id: string,
): Promise<boolean> {
  const row = await db.maybe(sql`select 1 as seen from chats c where c.id = ${id} and ${visibleTo(actor)}`);
  return row !== undefined;
}
