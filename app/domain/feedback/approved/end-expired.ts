import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { retrieval } from "~/domain/retrieval/retrieval";

/** Notes which approved answers are past their last day, so that indexes leave them out. Searches do so by themselves. */
export function endExpired(db: Db): Promise<void> {
  return db.transaction(async tx => {
    const ended = await tx.many<{ id: string; division_id: string }>(sql`
      update approved_answers set ended_at = expires_at where ended_at is null and expires_at <= ${clock.now()}
      returning id, division_id`);
    for (const { id, division_id } of ended) await retrieval.remove(tx, division_id, [id]);
  });
}
