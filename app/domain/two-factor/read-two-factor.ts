import sql from "sql-template-tag";
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

/** Whether somebody signs in with a second factor. */
export async function hasTwoFactor(db: Db, userId: string): Promise<boolean> {
  return (await db.maybe(sql`select 1 as one from two_factors where user_id = ${userId}`)) !== undefined;
}
