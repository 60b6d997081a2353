import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { lockPerson } from "./lock-person";

/**
 * Ends one or all sessions of a person; returns their number.
 * @throws AppError not_found (also for another person's session), person_self, person_beyond
 */
export async function endPersonSessions(
  db: Db,
  actor: Actor,
  { id, sessionId }: { id: string; sessionId?: string | undefined },
): Promise<{ ended: number }> {
  return db.transaction(async tx => {
    await lockPerson(tx, actor, id, undefined);
    const ended = await tx.many<{ family_id: string }>(sql`
      delete from sessions
      where user_id = ${id} and (${sessionId ?? null}::uuid is null or family_id = ${sessionId ?? null})
      returning family_id`);
    if (sessionId && ended.length === 0) throw new AppError("not_found");
    return { ended: new Set(ended.map(row => row.family_id)).size };
  });
}
