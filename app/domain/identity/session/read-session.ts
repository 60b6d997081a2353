import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { lockedEmployee } from "~/domain/billing/plan/locked-employee";
import { type Actor, type ActorRow, actorColumns, actorJoins, userOf } from "~/domain/core/actor/actor";
import { hashOf } from "~/domain/core/secret/tokens";
import { graceMs } from "./refresh-session";

type SessionRow = ActorRow & {
  session_id: string;
  family_id: string;
  access_until: Date;
  retired_at: Date | null;
  seen_at: Date | null;
  confirmed_at: Date | null;
};

/** How often the time of the last use is stored. */
const seenEveryMs = 5 * 60_000;

/**
 * The actor of an access token. Undefined when the token is unknown, expired or replaced, or its user may no
 * longer sign in: so a suspension, and the end of a plan, take effect on the next request.
 */
export async function readSession(db: Db, accessToken: string): Promise<Actor | undefined> {
  const row = await db.maybe<SessionRow>(sql`
    select s.id as session_id, s.family_id, s.access_until, s.retired_at, s.seen_at, s.confirmed_at,
           ${actorColumns}
    from sessions s
    join users u on u.id = s.user_id and u.status = 'active'
    ${actorJoins}
    where s.access_hash = ${hashOf(accessToken)} and not ${lockedEmployee()}`);
  const now = clock.now();
  if (!row || row.access_until <= now) return undefined;
  if (row.retired_at && now.getTime() - row.retired_at.getTime() > graceMs) return undefined;
  if (!row.seen_at) {
    // The successor is in use: its predecessor now has only the grace period.
    await db.run(
      sql`update sessions set retired_at = ${now} where successor_id = ${row.session_id} and retired_at is null`,
    );
  }
  if (!row.seen_at || now.getTime() - row.seen_at.getTime() > seenEveryMs) {
    await db.run(sql`update sessions set seen_at = ${now} where id = ${row.session_id}`);
  }
  return {
    ...userOf(row),
    sessionId: row.session_id,
    familyId: row.family_id,
    confirmedAt: row.confirmed_at,
  };
}
