import sql from "sql-template-tag";
import type { Feedback } from "~/contract/feedback";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { enqueue } from "~/queue/enqueue";
import { lockFeedback, readFeedbackRow } from "./read-feedback";

/**
 * Marks a feedback as settled; a settled one is unchanged. The user who handed a question on with it is notified.
 * @throws AppError not_found, conflict_version
 */
export function settleFeedback(
  db: Db,
  actor: Actor,
  id: string,
  expectedVersion?: number,
): Promise<Feedback> {
  return db.transaction(async tx => {
    await lockFeedback(tx, actor, id, expectedVersion);
    const settled = await tx.maybe<{ handedOn: boolean }>(sql`
      update feedback set settled_at = ${clock.now()}, settled_by = ${actor.id}
      where id = ${id} and settled_at is null returning handed_on as "handedOn"`);
    if (settled?.handedOn) await enqueue(tx, "question_settled", { feedbackId: id });
    return readFeedbackRow(tx, actor, id);
  });
}

/** Marks a feedback as open again. @throws AppError not_found, conflict_version */
export function reopenFeedback(
  db: Db,
  actor: Actor,
  id: string,
  expectedVersion?: number,
): Promise<Feedback> {
  return db.transaction(async tx => {
    await lockFeedback(tx, actor, id, expectedVersion);
    await tx.run(sql`update feedback set settled_at = null, settled_by = null where id = ${id}`);
    return readFeedbackRow(tx, actor, id);
  });
}
