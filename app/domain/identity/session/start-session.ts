import sql from "sql-template-tag";
import type { Tokens } from "~/contract/session";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { accessMinutes, hashOf, newPair, refreshHours } from "~/domain/core/secret/tokens";

/** The expiry of a token pair created at `now`. */
export function lifetimes(now: Date, access: string): { accessUntil: Date; refreshUntil: Date } {
  return {
    accessUntil: new Date(now.getTime() + accessMinutes * 60_000),
    refreshUntil: new Date(now.getTime() + refreshHours(access) * 3_600_000),
  };
}

/** Starts a session family for a user who has just proven their identity, always with new tokens. */
export async function startSession(
  db: Db,
  user: { id: string; access: string },
  userAgent: string | null,
): Promise<Tokens> {
  const id = newId();
  const now = clock.now();
  const pair = newPair();
  const until = lifetimes(now, user.access);
  await db.run(sql`
    insert into sessions (id, family_id, user_id, access_hash, refresh_hash, access_until, refresh_until, user_agent, created_at, confirmed_at)
    values (${id}, ${id}, ${user.id}, ${hashOf(pair.accessToken)}, ${hashOf(pair.refreshToken)},
            ${until.accessUntil}, ${until.refreshUntil}, ${userAgent?.slice(0, 300) ?? null}, ${now}, ${now})`);
  return { ...pair, ...until };
}
