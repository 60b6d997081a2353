import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { lockedEmployee } from "~/domain/plan/locked-employee";
import type { Actor } from "./actor";

/** Whether somebody is still signed in and may still come in: asked by what stays open longer than a request. */
export async function sessionHolds(db: Db, actor: Pick<Actor, "id" | "familyId">): Promise<boolean> {
  const row = await db.maybe(sql`
    select 1 as holds from sessions s join users u on u.id = s.user_id and u.status = 'active'
    join roles r on r.id = u.role_id
    where s.family_id = ${actor.familyId} and s.user_id = ${actor.id} and s.refresh_until > ${clock.now()}
      and not ${lockedEmployee()}
    limit 1`);
  return row !== undefined;
}
