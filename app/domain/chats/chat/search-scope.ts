import sql from "sql-template-tag";
import type { Chat } from "~/contract/chats";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { permittedRows } from "~/domain/access/role/permitted-rows";
import { type ActorRow, actorColumns, actorJoins, userOf } from "~/domain/core/actor/actor";
import { type Reader, searchableDivisions } from "~/domain/knowledge/division/readable-divisions";
import { type ChatDivision, needFile } from "./check-divisions";
import { publicChatsLocked } from "./visible-chats";

type ChatRow = { owner_id: string; visibility: Chat["visibility"]; locked: boolean };

/** The scope of a question's search; the company is always part of the condition. */
export type SearchScope = { companyId: string; divisionIds: string[] };

/**
 * The divisions that this actor's question in this chat searches now. A public chat uses its owner's permissions,
 * also for questions of other users.
 * Small queries on purpose: planning one large one took longer than all of these (4 ms against 1).
 * @throws AppError not_found, chat_needs_division, chat_needs_file
 */
export async function searchScope(db: Db, actor: Reader, chatId: string): Promise<SearchScope> {
  const [chat, own] = await Promise.all([
    db.maybe<ChatRow>(sql`
      select c.owner_id, c.visibility, ${publicChatsLocked(sql`c.company_id`)} as locked
      from chats c where c.id = ${chatId} and ${permittedRows(actor, "read", "Chat")}`),
    // Right for the actor's own chats, which are most: queried in parallel to save a round trip.
    divisionsFor(db, actor, chatId),
  ]);
  const owner = chat && (chat.owner_id === actor.id ? actor : await ownerOfPublic(db, chat));
  if (!owner?.companyId) throw new AppError("not_found");
  const divisions = owner === actor ? own : await divisionsFor(db, owner, chatId);
  if (divisions.length === 0) throw new AppError(owner === actor ? "chat_needs_division" : "not_found");
  needFile(divisions);
  return { companyId: owner.companyId, divisionIds: divisions.map(({ id }) => id) };
}

function divisionsFor(db: Db, owner: Reader, chatId: string): Promise<ChatDivision[]> {
  return db.many<ChatDivision>(sql`
    select d.id, d.name,
           (select count(*) from files f where f.division_id = d.id and f.status = 'ready') as ready,
           (select count(*) from files f where f.division_id = d.id
             and f.status in ('queued', 'reading', 'indexing')) as reading
    from chat_divisions cd join divisions d on d.id = cd.division_id
    where cd.chat_id = ${chatId} and d.id in (${searchableDivisions(owner)})
    order by d.name collate "de-x-icu"`);
}

async function ownerOfPublic(db: Db, { owner_id, visibility, locked }: ChatRow): Promise<Reader | undefined> {
  if (visibility !== "public" || locked) return undefined;
  const row = await db.maybe<ActorRow>(sql`
    select ${actorColumns} from users u ${actorJoins} where u.id = ${owner_id} and u.status = 'active'`);
  return row && userOf(row);
}
