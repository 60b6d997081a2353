import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Tokens } from "~/contract/session";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { lockedEmployee } from "~/domain/billing/plan/locked-employee";
import { lockUser } from "~/domain/core/actor/lock-user";
import { hashOf, refreshTokensAfter, successorPair } from "~/domain/core/secret/tokens";
import { lifetimes } from "./start-session";

/** How long a predecessor stays valid after its successor was first used, in milliseconds. */
export const graceMs = 60_000;

/** Maximum number of valid pairs of one family during their grace periods: the newest. */
const maxValid = 4;

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
 * Exchanges a refresh token for its successor. Concurrent calls get the same successor. A token reused after its
 * successor was used and the grace period is over indicates theft: the whole family ends. An exchange counts as
 * use.
 * @throws AppError unauthorized
 */
export async function refreshSession(db: Db, refreshToken: string): Promise<Tokens> {
  const tokens = await db.transaction(tx => exchange(tx, refreshToken));
  if (!tokens) throw new AppError("unauthorized");
  return tokens;
}

async function exchange(tx: Db, refreshToken: string): Promise<Tokens | undefined> {
  const ofToken = sql`refresh_hash = ${hashOf(refreshToken)}`;
  const owner = await tx.maybe<{ id: string }>(sql`select user_id as id from sessions where ${ofToken}`);
  if (!owner) {
    await endFamilyOfPurged(tx, refreshToken);
    return undefined;
  }
  await lockUser(tx, owner.id);
  // Read after the lock: the session or its user's access may have ended meanwhile.
  const row = await tx.maybe<Row>(sql`
    select s.id, s.family_id, s.user_id, s.refresh_until, s.retired_at, s.user_agent, r.access
    from sessions s join users u on u.id = s.user_id and u.status = 'active' join roles r on r.id = u.role_id
    where ${ofToken} and not ${lockedEmployee()}`);
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
  const successor = await tx.one<{ id: string; access_until: Date; refresh_until: Date }>(sql`
    select id, access_until, refresh_until from sessions where refresh_hash = ${hashOf(pair.refreshToken)}`);
  await tx.run(
    sql`update sessions set successor_id = ${successor.id} where id = ${row.id} and successor_id is null`,
  );
  await retire(tx, row, now);
  return { ...pair, accessUntil: successor.access_until, refreshUntil: successor.refresh_until };
}

/**
 * One in 32 retired generations is kept, chosen by the first byte of its hash, which clients cannot influence. More
 * than 512 generations without a kept one have a probability of 1 in 10 million.
 */
const keptBelow = 8;
const maxPurged = 512;

/**
 * Ends the session family of a purged generation. A stolen token may be presented long after its generation was
 * purged; each token determines its successors, so one of the next is still stored.
 */
async function endFamilyOfPurged(tx: Db, refreshToken: string): Promise<void> {
  const hashes = refreshTokensAfter(refreshToken, maxPurged).map(hashOf);
  const ofTokens = sql`refresh_hash = any(${hashes}::bytea[])`;
  const family = await tx.maybe<{ id: string; user_id: string }>(sql`
    select distinct family_id as id, user_id from sessions where ${ofTokens}`);
  if (!family) return;
  // A concurrent refresh would otherwise add a generation after the delete.
  await lockUser(tx, family.user_id);
  await tx.run(sql`delete from sessions where family_id = ${family.id}`);
}

/** Deletes generations retired more than a day ago. The first of a family stays: it holds the time of the sign-in. */
export async function purgeRetired(db: Db): Promise<void> {
  const dayAgo = new Date(clock.now().getTime() - 24 * 3_600_000);
  await db.run(sql`
    delete from sessions
    where retired_at < ${dayAgo} and id <> family_id and get_byte(refresh_hash, 0) >= ${keptBelow}`);
}

/** Limits the predecessor of an exchanged pair to its grace period; only the newest few get one. */
async function retire(tx: Db, { id, family_id }: Row, now: Date): Promise<void> {
  await tx.run(
    sql`update sessions set retired_at = ${now} where successor_id = ${id} and retired_at is null`,
  );
  const over = new Date(now.getTime() - graceMs - 1);
  await tx.run(sql`
    update sessions set retired_at = ${over}
    where id in (select id from sessions
                 where family_id = ${family_id} and (retired_at is null or retired_at > ${over}) and refresh_until > ${now}
                 order by id desc offset ${maxValid})`);
}
