import sql, { type Sql } from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Share } from "~/contract/shares";
import { type Columns, selectList } from "~/db/columns";
import type { Db } from "~/db/connection";
import { visibleTo } from "~/domain/chats/chat/visible-chats";
import type { Actor } from "~/domain/core/actor/actor";
import { avatarOf } from "~/domain/core/actor/avatar-of";
import { personName, personNameOrder } from "~/domain/core/actor/person-name";

const columns = selectList({
  chatId: sql`c.id`,
  chatName: sql`c.name`,
  person: sql`json_build_object('id', u.id, 'name', ${personName}, 'avatar', ${avatarOf})`,
  mode: sql`s.mode`,
  since: sql`s.created_at`,
  version: sql`s.version`,
} satisfies Columns<Share>);

/** Chosen: more than the pages show at once. */
const limitRows = sql`limit 500`;

/** Lists the shares of the actor's chats, latest first. `which`: a further condition on chats c and chat_shares s. */
export function listGiven(db: Db, actor: Pick<Actor, "id">, which: Sql = sql`true`): Promise<Share[]> {
  return db.many<Share>(sql`
    select ${columns} from chats c join chat_shares s on s.chat_id = c.id join users u on u.id = s.user_id
    where c.owner_id = ${actor.id} and ${which}
    order by s.created_at desc, c.id, ${personNameOrder[0]}, u.id ${limitRows}`);
}

/** Lists the shares of other users' chats with the actor, latest first. */
export function listReceived(db: Db, actor: Actor): Promise<Share[]> {
  return db.many<Share>(sql`
    select ${columns} from chat_shares s join chats c on c.id = s.chat_id join users u on u.id = c.owner_id
    where s.user_id = ${actor.id} and ${visibleTo(actor)}
    order by s.created_at desc, c.id ${limitRows}`);
}

/** Lists the shares of one of the actor's chats. @throws AppError not_found */
export async function listSharesOf(db: Db, actor: Actor, id: string): Promise<Share[]> {
  const own = await db.maybe(sql`select id from chats where id = ${id} and owner_id = ${actor.id}`);
  if (!own) throw new AppError("not_found");
  return listGiven(db, actor, sql`c.id = ${id}`);
}
