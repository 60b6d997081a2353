import sql, { type Sql } from "sql-template-tag";
import type { TwoFactor } from "~/contract/two-factor";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/session/actor";

/** One's own second factor: since when, how many recovery codes are left, and whether one's role demands it. */
export function readTwoFactor(db: Db, actor: Actor): Promise<TwoFactor> {
  return db.one<TwoFactor>(sql`
    select t.created_at as since, r.two_factor_required as demanded,
           (select count(*) from recovery_codes c where c.user_id = u.id) as "codesLeft"
    from users u join roles r on r.id = u.role_id left join two_factors t on t.user_id = u.id
    where u.id = ${actor.id}`);
}

/** SQL condition: whether somebody signs in with a second factor. */
export const withTwoFactor = (userId: Sql | string): Sql =>
  sql`exists (select from two_factors where user_id = ${userId})`;

/** Whether somebody signs in with a second factor. */
export async function hasTwoFactor(db: Db, userId: string): Promise<boolean> {
  return (await db.one<{ has: boolean }>(sql`select ${withTwoFactor(userId)} as has`)).has;
}
