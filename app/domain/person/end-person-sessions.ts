import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/session/actor";
import { claimPerson } from "./claim-person";

/**
 * Signs somebody out on one device, or everywhere; says on how many.
 * @throws AppError not_found (another person's session too), person_self, person_beyond
 */
export async function endPersonSessions(
  db: Db,
  actor: Actor,
  { id, sessionId }: { id: string; sessionId?: string | undefined },
): Promise<{ ended: number }> {
  return db.transaction(async tx => {
    await claimPerson(tx, actor, id, undefined);
    const ended = await tx.many<{ family_id: string }>(sql`
      delete from sessions
      where user_id = ${id} and (${sessionId ?? null}::uuid is null or family_id = ${sessionId ?? null})
      returning family_id`);
    if (sessionId && ended.length === 0) throw new AppError("not_found");
    return { ended: new Set(ended.map(row => row.family_id)).size };
  });
}
