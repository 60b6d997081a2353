import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Tokens } from "~/contract/session";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { lockedEmployee } from "~/domain/plan/locked-employee";
import { holdUser } from "./hold-user";
import { lifetimes } from "./start-session";
import { hashOf, successorPair } from "./tokens";

/** How long a predecessor is still good after its successor was first seen, in milliseconds. */
export const graceMs = 60_000;

/** How many pairs of one family are good at most while their grace lasts: the newest. */
const mostGood = 4;

type Row = {
  id: string;
  family_id: string;
  user_id: string;
  refresh_until: Date;
  retired_at: Date | null;
  access: string;
  user_agent: string | null;
};

/**
 * Exchanges a refresh token for its successor. Parallel calls get the same successor. A token that
 * comes back after its successor was seen and the grace is over was stolen, or its successor was:
 * the whole family ends. To be exchanged is to be seen.
 * @throws AppError unauthorized
 */
export async function refreshSession(db: Db, refreshToken: string): Promise<Tokens> {
  const tokens = await db.transaction(tx => exchange(tx, refreshToken));
  if (!tokens) throw new AppError("unauthorized");
  return tokens;
}

async function exchange(tx: Db, refreshToken: string): Promise<Tokens | undefined> {
  const held = sql`refresh_hash = ${hashOf(refreshToken)}`;
  const owner = await tx.maybe<{ id: string }>(sql`select user_id as id from sessions where ${held}`);
  if (!owner) return undefined;
  await holdUser(tx, owner.id);
  // Looked up only now: while this waited, the session may have ended, or its user's right to come in.
  const row = await tx.maybe<Row>(sql`
    select s.id, s.family_id, s.user_id, s.refresh_until, s.retired_at, s.user_agent, r.access
    from sessions s join users u on u.id = s.user_id and u.status = 'active' join roles r on r.id = u.role_id
    where ${held} and not ${lockedEmployee()}`);
  const now = clock.now();
  if (!row || row.refresh_until <= now) return undefined;
  if (row.retired_at && now.getTime() - row.retired_at.getTime() > graceMs) {
    await tx.run(sql`delete from sessions where family_id = ${row.family_id}`);
    return undefined;
  }
  const pair = successorPair(refreshToken);
  const until = lifetimes(now, row.access);
  await tx.run(sql`
    insert into sessions (id, family_id, user_id, access_hash, refresh_hash, access_until, refresh_until, user_agent, created_at, confirmed_at)
    values (${newId()}, ${row.family_id}, ${row.user_id}, ${hashOf(pair.accessToken)}, ${hashOf(pair.refreshToken)},
            ${until.accessUntil}, ${until.refreshUntil}, ${row.user_agent}, ${now},
            (select max(confirmed_at) from sessions where family_id = ${row.family_id}))
    on conflict (refresh_hash) do nothing`);
  const made = await tx.one<{ id: string; access_until: Date; refresh_until: Date }>(sql`
    select id, access_until, refresh_until from sessions where refresh_hash = ${hashOf(pair.refreshToken)}`);
  await tx.run(
    sql`update sessions set successor_id = ${made.id} where id = ${row.id} and successor_id is null`,
  );
  await retire(tx, row, now);
  return { ...pair, accessUntil: made.access_until, refreshUntil: made.refresh_until };
}

/** The predecessor of a pair that was exchanged has only its grace; beyond the newest few there is none of that. */
async function retire(tx: Db, { id, family_id }: Row, now: Date): Promise<void> {
  await tx.run(
    sql`update sessions set retired_at = ${now} where successor_id = ${id} and retired_at is null`,
  );
  const over = new Date(now.getTime() - graceMs - 1);
  await tx.run(sql`
    update sessions set retired_at = ${over}
    where id in (select id from sessions
                 where family_id = ${family_id} and (retired_at is null or retired_at > ${over}) and refresh_until > ${now}
                 order by id desc offset ${mostGood})`);
}
