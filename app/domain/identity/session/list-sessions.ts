import sql from "sql-template-tag";
import type { OwnSession } from "~/contract/sessions";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { nameDevice } from "./name-device";

type Row = { id: string; user_agent: string | null; signed_in_at: Date; seen_at: Date };

/** The actor's sessions: one entry for each valid token family, the current one first, then the latest. */
export async function listSessions(db: Db, actor: Pick<Actor, "id" | "familyId">): Promise<OwnSession[]> {
  const rows = await db.many<Row>(sql`
    select family_id as id, (array_agg(user_agent order by created_at desc))[1] as user_agent,
           min(created_at) as signed_in_at, max(coalesce(seen_at, created_at)) as seen_at
    from sessions where user_id = ${actor.id}
    group by family_id having max(refresh_until) > ${clock.now()}
    order by family_id = ${actor.familyId} desc, max(coalesce(seen_at, created_at)) desc
    limit 100`);
  return rows.map(row => ({
    id: row.id,
    ...nameDevice(row.user_agent),
    signedInAt: row.signed_in_at,
    seenAt: row.seen_at,
    current: row.id === actor.familyId,
  }));
}
