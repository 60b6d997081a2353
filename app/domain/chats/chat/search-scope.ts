import sql from "sql-template-tag";
import type { Chat } from "~/contract/chats";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { permittedRows } from "~/domain/access/role/permitted-rows";
import { type ActorRow, actorColumns, actorJoins, userOf } from "~/domain/core/actor/actor";
import { type Reader, searchableDivisions } from "~/domain/knowledge/division/readable-divisions";
import { isApprovedValid } from "~/domain/retrieval/search-index/approved-passages";
import type { SearchRequest } from "~/domain/retrieval/search-passages";
import { type ChatDivision, needFile } from "./check-divisions";
import { isChosen, readChosenFiles } from "./chosen-files";
import { searchedDivisions } from "./searched-divisions";
import { publicChatsLocked, sharedWith } from "./visible-chats";

type ChatRow = {
  owner_id: string;
  visibility: Chat["visibility"];
  locked: boolean;
  shared: boolean;
  asks: boolean;
};

/** The scope of a question's search; the company is always part of the condition. */
export type SearchScope = Pick<SearchRequest, "companyId" | "divisionIds" | "chosenFiles">;

/**
 * The divisions that a question of this actor in this chat searches now. A public chat uses its owner's permissions,
 * also for questions of other users; participants of a shared chat use their own. Several small queries are faster
 * than one large query, whose planning takes longer (1 ms against 4, measured).
 * @throws AppError not_found, chat_needs_division, chat_needs_file, chat_read_only, chat_no_division
 */
export async function searchScope(db: Db, actor: Reader, chatId: string): Promise<SearchScope> {
  const [chat, own] = await Promise.all([
    db.maybe<ChatRow>(sql`
      select c.owner_id, c.visibility, ${publicChatsLocked(sql`c.company_id`)} as locked,
             ${sharedWith(actor)} as shared, ${sharedWith(actor, "ask")} as asks
      from chats c where c.id = ${chatId} and ${permittedRows(actor, "read", "Chat")}`),
    // Correct for the actor's own chats, the usual case; queried in parallel to save a round trip.
    searchedByOwner(db, actor, chatId),
  ]);
  if (chat?.asks) return participantScope(db, actor, chatId);
  if (chat?.shared && chat.visibility !== "public") throw new AppError("chat_read_only");
  const owner = chat && (chat.owner_id === actor.id ? actor : await ownerOfPublic(db, chat));
  if (!owner?.companyId) throw new AppError("not_found");
  const divisions = owner === actor ? own : await searchedByOwner(db, owner, chatId);
  if (divisions.length === 0) throw new AppError(owner === actor ? "chat_needs_division" : "not_found");
  needFile(divisions);
  return scopeOf(db, owner.companyId, chatId, divisions);
}

/** The scope of a participant of a shared chat: the divisions of the chat that they may search too. */
async function participantScope(db: Db, actor: Reader, chatId: string): Promise<SearchScope> {
  const searched = await db.many<{ id: string }>(
    sql`select s.id from (${searchedDivisions()}) s where s.chat_id = ${chatId}`,
  );
  const chats = new Set(searched.map(({ id }) => id));
  const divisions = (await searchedByOwner(db, actor, chatId)).filter(({ id }) => chats.has(id));
  if (divisions.length === 0 || !actor.companyId) throw new AppError("chat_no_division");
  needFile(divisions);
  return scopeOf(db, actor.companyId, chatId, divisions);
}

async function scopeOf(
  db: Db,
  companyId: string,
  chatId: string,
  divisions: ChatDivision[],
): Promise<SearchScope> {
  const limited = divisions.filter(division => division.limited).map(({ id }) => id);
  return {
    companyId,
    divisionIds: divisions.map(({ id }) => id),
    chosenFiles: await readChosenFiles(db, chatId, limited),
  };
}

/** The divisions that a chat of this owner searches now, with their ready and unread files. */
export function searchedByOwner(db: Db, owner: Reader, chatId: string): Promise<ChatDivision[]> {
  return db.many<ChatDivision>(sql`
    select d.id, d.name, cd.only_files as limited,
      (select count(*) from files f where f.division_id = d.id and f.status = 'ready' and ${isChosen()})
        + case when cd.only_files then 0 else (
            select count(*) from approved_answers a where a.division_id = d.id and ${isApprovedValid()}) end as ready,
      (select count(*) from files f where f.division_id = d.id
        and f.status in ('queued', 'reading', 'indexing') and ${isChosen()}) as reading
    from chat_divisions cd join divisions d on d.id = cd.division_id
    where cd.chat_id = ${chatId} and d.id in (${searchableDivisions(owner)})
    order by d.name collate natural_order`);
}

async function ownerOfPublic(db: Db, { owner_id, visibility, locked }: ChatRow): Promise<Reader | undefined> {
  if (visibility !== "public" || locked) return undefined;
  const row = await db.maybe<ActorRow>(sql`
    select ${actorColumns} from users u ${actorJoins} where u.id = ${owner_id} and u.status = 'active'`);
  return row && userOf(row);
}
