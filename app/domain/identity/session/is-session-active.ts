import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { lockedEmployee } from "~/domain/billing/plan/locked-employee";
import type { Actor } from "~/domain/core/actor/actor";

/** Whether a session is still valid and its user may sign in; for connections that outlive a request. */
export async function isSessionActive(db: Db, actor: Pick<Actor, "id" | "familyId">): Promise<boolean> {
  const row = await db.maybe(sql`
    select 1 as holds from sessions s join users u on u.id = s.user_id and u.status = 'active'
    join roles r on r.id = u.role_id
    where s.family_id = ${actor.familyId} and s.user_id = ${actor.id} and s.refresh_until > ${clock.now()}
      and not ${lockedEmployee()}
    limit 1`);
  return row !== undefined;
}
