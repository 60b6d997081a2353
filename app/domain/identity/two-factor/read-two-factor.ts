import sql, { type Sql } from "sql-template-tag";
import type { TwoFactor } from "~/contract/two-factor";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";

/** The user's second factor: since when, remaining recovery codes, and whether the role requires it. */
export function readTwoFactor(db: Db, actor: Actor): Promise<TwoFactor> {
  return db.one<TwoFactor>(sql`
    select t.created_at as since, r.two_factor_required as demanded,
           (select count(*) from recovery_codes c where c.user_id = u.id) as "codesLeft"
    from users u join roles r on r.id = u.role_id left join two_factors t on t.user_id = u.id
    where u.id = ${actor.id}`);
}

/** SQL condition: the user signs in with a second factor. */
export const withTwoFactor = (userId: Sql | string): Sql =>
  sql`exists (select from two_factors where user_id = ${userId})`;

/** Whether the user signs in with a second factor. */
export async function hasTwoFactor(db: Db, userId: string): Promise<boolean> {
  return (await db.one<{ has: boolean }>(sql`select ${withTwoFactor(userId)} as has`)).has;
}
