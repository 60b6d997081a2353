import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { lockUser } from "~/domain/core/actor/lock-user";

/** Signs the actor out on all other devices; returns their number. */
export async function endOtherSessions(db: Db, actor: Actor): Promise<{ ended: number }> {
  const ended = await db.transaction(async tx => {
    await lockUser(tx, actor.id);
    return tx.many<{ family_id: string; refresh_until: Date }>(sql`
      delete from sessions where user_id = ${actor.id} and family_id <> ${actor.familyId}
      returning family_id, refresh_until`);
  });
  const live = ended.filter(row => row.refresh_until > clock.now());
  return { ended: new Set(live.map(row => row.family_id)).size };
}
