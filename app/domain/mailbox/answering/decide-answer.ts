import sql, { type Sql } from "sql-template-tag";
import type { EmailAnswerDetails } from "~/contract/email-answers";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { readAnswer } from "./read-answer";
import { sendReply } from "./send-reply";

type Text = { id: string; answer: string };

/** Changes the text of an answer that waits. @throws AppError not_found, conflict_version, answer_decided */
export const changeAnswer = (db: Db, actor: Actor, { id, answer }: Text, version?: number) =>
  decide(db, actor, { id, version }, () => sql`answer = ${answer}`);

/** Sends an answer that waits, with this text. @throws AppError not_found, conflict_version, answer_decided */
export const approveAnswer = (db: Db, actor: Actor, { id, answer }: Text, version?: number) =>
  decide(
    db,
    actor,
    { id, version },
    now => sql`answer = ${answer}, state = 'sending', decided_by = ${actor.id}, decided_at = ${now}`,
    tx => sendReply(tx, id),
  );

/** Refuses an answer that waits: it is not sent. @throws AppError not_found, conflict_version, answer_decided */
export const refuseAnswer = (db: Db, actor: Actor, id: string, version?: number) =>
  decide(
    db,
    actor,
    { id, version },
    now => sql`state = 'refused', decided_by = ${actor.id}, decided_at = ${now}`,
  );

/** Changes an answer that waits (`change`: SQL assignments), then runs `then` in the same transaction. */
function decide(
  db: Db,
  actor: Actor,
  { id, version: expectedVersion }: { id: string; version: number | undefined },
  change: (now: Date) => Sql,
  then?: (tx: Db) => Promise<void>,
): Promise<EmailAnswerDetails> {
  return db.transaction(async tx => {
    const row = await tx.maybe<{ state: string; version: number }>(sql`
      select state, version from email_answers where id = ${id} and company_id = ${actor.companyId} for update`);
    if (!row) throw new AppError("not_found");
    if (row.state !== "proposed") throw new AppError("answer_decided");
    if (expectedVersion !== undefined && expectedVersion !== row.version)
      throw new AppError("conflict_version");
    await tx.run(
      sql`update email_answers set ${change(clock.now())}, version = version + 1 where id = ${id}`,
    );
    await then?.(tx);
    return readAnswer(tx, actor, id);
  });
}
