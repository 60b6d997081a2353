import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { OperatorFeedbackInput } from "~/contract/feedback-fields";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { countWithin } from "~/domain/core/limit/count-within";

/** Chosen: more in an hour is no feedback. */
const maxAnHour = 20;

/** Gives the operator a data manager's feedback, with their name. @throws AppError forbidden, too_many_requests */
export async function giveOperatorFeedback(
  db: Db,
  actor: Actor,
  { mood, rating, comment }: OperatorFeedbackInput,
): Promise<Record<string, never>> {
  ownCompany(actor);
  await db.transaction(async tx => {
    const limit = { what: "operator feedback", whom: actor.id, max: maxAnHour, minutes: 60 };
    if (!(await countWithin(tx, limit))) throw new AppError("too_many_requests");
    const now = clock.now();
    await tx.run(sql`
      insert into feedback (id, source, user_id, mood, rating, comment, created_at, updated_at)
      values (${newId()}, 'manager', ${actor.id}, ${mood}, ${rating}, ${comment}, ${now}, ${now})`);
  });
  return {};
}
