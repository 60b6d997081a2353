import { randomBytes } from "node:crypto";
import sql from "sql-template-tag";
import type { Chat } from "~/contract/chats";
import { AppError } from "~/contract/errors";
import { sitesOf } from "~/contract/visitor-fields";
import type { VisitorLink } from "~/contract/visitors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { checkVisibility } from "~/domain/chats/chat/check-visibility";
import type { Actor } from "~/domain/core/actor/actor";

const linkColumns = sql`l.code, l.sites, l.colour, l.version, l.created_at as since`;

/** Locks one of the actor's chats. @throws AppError not_found */
async function lockOwnChat(tx: Db, actor: Actor, id: string): Promise<Pick<Chat, "visibility">> {
  const chat = await tx.maybe<Pick<Chat, "visibility">>(sql`
    select visibility from chats where id = ${id} and owner_id = ${actor.id} for no key update`);
  if (!chat) throw new AppError("not_found");
  return chat;
}

/**
 * Opens one of the actor's public chats to visitors, or changes the sites and colour of its link.
 * @param expectedVersion the version of the link that the form was rendered with; without it the last write wins
 * @throws AppError not_found, chat_not_public, public_chats_locked, conflict_version
 */
export async function openToVisitors(
  db: Db,
  actor: Actor,
  { id, sites, colour }: { id: string; sites: string; colour: string },
  expectedVersion?: number,
): Promise<VisitorLink> {
  return db.transaction(async tx => {
    const { visibility } = await lockOwnChat(tx, actor, id);
    if (visibility !== "public") throw new AppError("chat_not_public");
    await checkVisibility(tx, actor, "public");
    const link = await tx.maybe<{ version: number }>(
      sql`select version from visitor_links where chat_id = ${id}`,
    );
    if (expectedVersion !== undefined && expectedVersion !== (link?.version ?? 0))
      throw new AppError("conflict_version");
    return tx.one<VisitorLink>(sql`
      insert into visitor_links as l (chat_id, code, sites, colour, created_at)
      values (${id}, ${randomBytes(16).toString("base64url")}, ${sitesOf(sites)}::text[], ${colour}, ${clock.now()})
      on conflict (chat_id) do update
      set sites = excluded.sites, colour = excluded.colour, version = l.version + 1
      returning ${linkColumns}`);
  });
}

/** Closes a chat to visitors. Reopening it creates another link. @throws AppError not_found */
export async function closeToVisitors(db: Db, actor: Actor, id: string): Promise<void> {
  await db.transaction(async tx => {
    await lockOwnChat(tx, actor, id);
    await tx.run(sql`delete from visitor_links where chat_id = ${id}`);
  });
}

type VisitorQuestion = { id: string; question: string; answered: boolean; at: Date };

/** Chosen: the questions of visitors that the owner is shown; the others are counted. */
const maxShown = 20;

/** Reads the link of one of the actor's chats, and the last questions of visitors. @throws AppError not_found */
export async function readVisitorLink(
  db: Db,
  actor: Actor,
  id: string,
): Promise<{ link: VisitorLink | null; asked: VisitorQuestion[]; total: number }> {
  const own = await db.maybe(sql`select 1 from chats where id = ${id} and owner_id = ${actor.id}`);
  if (!own) throw new AppError("not_found");
  const [link, asked, { total }] = await Promise.all([
    db.maybe<VisitorLink>(sql`select ${linkColumns} from visitor_links l where l.chat_id = ${id}`),
    db.many<VisitorQuestion>(sql`
      select id, question, quotes <> '[]' as answered, created_at as at
      from visitor_questions where chat_id = ${id} order by created_at desc, id limit ${maxShown}`),
    db.one<{ total: number }>(sql`select count(*) as total from visitor_questions where chat_id = ${id}`),
  ]);
  return { link: link ?? null, asked, total };
}
