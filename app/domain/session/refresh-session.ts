import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Tokens } from "~/contract/session";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { lockedEmployee } from "~/domain/plan/locked-employee";
import { lifetimes } from "./start-session";
import { hashOf, successorPair } from "./tokens";

/** How long a predecessor is still good after its successor was first seen, in milliseconds. */
export const graceMs = 60_000;

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
 * the whole family ends.
 * @throws AppError unauthorized
 */
export async function refreshSession(db: Db, refreshToken: string): Promise<Tokens> {
  const now = clock.now();
  const row = await db.maybe<Row>(sql`
    select s.id, s.family_id, s.user_id, s.refresh_until, s.retired_at, s.user_agent, r.access
    from sessions s join users u on u.id = s.user_id and u.status = 'active' join roles r on r.id = u.role_id
    where s.refresh_hash = ${hashOf(refreshToken)} and not ${lockedEmployee()}`);
  if (!row || row.refresh_until <= now) throw new AppError("unauthorized");
  if (row.retired_at && now.getTime() - row.retired_at.getTime() > graceMs) {
    await db.run(sql`delete from sessions where family_id = ${row.family_id}`);
    throw new AppError("unauthorized");
  }
  const pair = successorPair(refreshToken);
  const until = lifetimes(now, row.access);
  return db.transaction(async tx => {
    const id = newId();
    await tx.run(sql`
      insert into sessions (id, family_id, user_id, access_hash, refresh_hash, access_until, refresh_until, user_agent, created_at, confirmed_at)
      values (${id}, ${row.family_id}, ${row.user_id}, ${hashOf(pair.accessToken)}, ${hashOf(pair.refreshToken)},
              ${until.accessUntil}, ${until.refreshUntil}, ${row.user_agent}, ${now},
              (select max(confirmed_at) from sessions where family_id = ${row.family_id}))
      on conflict (refresh_hash) do nothing`);
    const made = await tx.one<{ id: string; access_until: Date; refresh_until: Date }>(sql`
      select id, access_until, refresh_until from sessions where refresh_hash = ${hashOf(pair.refreshToken)}`);
    await tx.run(
      sql`update sessions set successor_id = ${made.id} where id = ${row.id} and successor_id is null`,
    );
    return { ...pair, accessUntil: made.access_until, refreshUntil: made.refresh_until };
  });
}
