import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { type SearchScope, searchScope } from "~/domain/chats/chat/search-scope";
import { openToAll } from "~/domain/chats/chat/visible-chats";
import { type ActorRow, actorColumns, actorJoins, userOf } from "~/domain/core/actor/actor";

type Found = ActorRow & { chat_id: string; name: string; company: string; colour: string; sites: string[] };

export type VisitorChat = Pick<Found, "name" | "company" | "colour" | "sites"> & {
  id: string;
  scope: SearchScope;
};

/**
 * The chat that a visitors' link opens, and what its owner may search now. Read for every request, so that turning the
 * link off, making the chat private, a plan that ends and a right that is taken away count at once.
 * @throws AppError not_found
 */
export async function visitorChat(db: Db, code: string): Promise<VisitorChat> {
  const found = await db.maybe<Found>(sql`
    select ${actorColumns}, ch.id as chat_id, ch.name as name, co.name as company, l.colour, l.sites
    from visitor_links l
    join chats ch on ch.id = l.chat_id
    join companies co on co.id = ch.company_id
    join users u on u.id = ch.owner_id and u.status = 'active' ${actorJoins}
    where l.code = ${code} and exists (select from chats c where c.id = ch.id and ${openToAll()})`);
  if (!found) throw new AppError("not_found");
  const scope = await scopeOf(db, found);
  const { name, company, colour, sites } = found;
  return { id: found.chat_id, name, company, colour, sites, scope };
}

/** Without a file that is ready, the chat is there and finds nothing; a visitor learns nothing else of what it lacks. */
async function scopeOf(db: Db, found: Found): Promise<SearchScope> {
  try {
    return await searchScope(db, userOf(found), found.chat_id);
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    if (error.code === "chat_needs_file" && found.company_id)
      return { companyId: found.company_id, divisionIds: [] };
    throw new AppError("not_found");
  }
}
