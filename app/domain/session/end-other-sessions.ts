import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { Actor } from "./actor";
import { holdUser } from "./hold-user";

/** Signs the actor out everywhere but here; says on how many devices. */
export async function endOtherSessions(db: Db, actor: Actor): Promise<{ ended: number }> {
  const gone = await db.transaction(async tx => {
    await holdUser(tx, actor.id);
    return tx.many<{ family_id: string; refresh_until: Date }>(sql`
      delete from sessions where user_id = ${actor.id} and family_id <> ${actor.familyId}
      returning family_id, refresh_until`);
  });
  const live = gone.filter(row => row.refresh_until > clock.now());
  return { ended: new Set(live.map(row => row.family_id)).size };
}
