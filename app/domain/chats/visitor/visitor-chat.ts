import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { type SearchScope, searchScope } from "~/domain/chats/chat/search-scope";
import { openToAll } from "~/domain/chats/chat/visible-chats";
import { type ActorRow, actorColumns, actorJoins, userOf } from "~/domain/core/actor/actor";

type LinkRow = ActorRow & { chat_id: string; name: string; company: string; colour: string; sites: string[] };

export type VisitorChat = Pick<LinkRow, "name" | "company" | "colour" | "sites"> & {
  id: string;
  scope: SearchScope;
};

/**
 * Reads the chat that a visitors' link opens, and what its owner may search now. Read for every request, so that a link
 * turned off, a chat made private, an ended plan and a lost permission take effect at once.
 * @throws AppError not_found
 */
export async function visitorChat(db: Db, code: string): Promise<VisitorChat> {
  const link = await db.maybe<LinkRow>(sql`
    select ${actorColumns}, ch.id as chat_id, ch.name as name, co.name as company, l.colour, l.sites
    from visitor_links l
    join chats ch on ch.id = l.chat_id
    join companies co on co.id = ch.company_id
    join users u on u.id = ch.owner_id and u.status = 'active' ${actorJoins}
    where l.code = ${code} and exists (select from chats c where c.id = ch.id and ${openToAll()})`);
  if (!link) throw new AppError("not_found");
  const scope = await scopeOf(db, link);
  const { name, company, colour, sites } = link;
  return { id: link.chat_id, name, company, colour, sites, scope };
}

/** What the owner may search; empty without a file that is ready. Other refusals are `not_found`, to reveal nothing. */
async function scopeOf(db: Db, found: LinkRow): Promise<SearchScope> {
  try {
    return await searchScope(db, userOf(found), found.chat_id);
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    if (error.code === "chat_needs_file" && found.company_id)
      return { companyId: found.company_id, divisionIds: [] };
    throw new AppError("not_found");
  }
}
