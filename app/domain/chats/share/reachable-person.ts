import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { permittedRows } from "~/domain/access/role/permitted-rows";
import { type Actor, type ActorRow, actorColumns, actorJoins, userOf } from "~/domain/core/actor/actor";
import { commonDivisions } from "./common-divisions";

export type ReachablePerson = ReturnType<typeof userOf>;

/**
 * Reads a person with whom the actor can share this own chat: active, of the same company, with a division in common,
 * and with a role that may read chats of others.
 * @throws AppError not_found (the chat, or the person), share_not_reachable
 */
export async function reachablePerson(
  db: Db,
  actor: Actor,
  { id, userId }: { id: string; userId: string },
): Promise<ReachablePerson> {
  const own = await db.maybe(sql`select id from chats where id = ${id} and owner_id = ${actor.id}`);
  if (!own || !actor.companyId) throw new AppError("not_found");
  const row = await db.maybe<ActorRow>(sql`
    select ${actorColumns} from users u ${actorJoins}
    where u.id = ${userId} and u.company_id = ${actor.companyId} and u.id <> ${actor.id} and u.status = 'active'`);
  if (!row) throw new AppError("not_found");
  const person = userOf(row);
  const may = await db.maybe(sql`
    select c.id from chats c where c.id = ${id} and ${permittedRows(person, "read", "Chat")}
      and exists (select from (${commonDivisions(actor)}) one where one.user_id = ${userId})`);
  if (!may) throw new AppError("share_not_reachable");
  return person;
}
