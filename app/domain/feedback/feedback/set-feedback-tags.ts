import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Feedback } from "~/contract/feedback";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { lockFeedback, readFeedbackRow } from "./read-feedback";

/** Sets the tags of a feedback. @throws AppError not_found (also a tag), conflict_version */
export function setFeedbackTags(
  db: Db,
  actor: Actor,
  { id, tagIds }: { id: string; tagIds: string[] },
  expectedVersion?: number,
): Promise<Feedback> {
  return db.transaction(async tx => {
    await lockFeedback(tx, actor, id, expectedVersion);
    await writeTags(tx, { id, companyId: actor.companyId, tagIds });
    return readFeedbackRow(tx, actor, id);
  });
}

/** Replaces the tags of a feedback by these of its company. @throws AppError not_found for any other tag */
export async function writeTags(
  tx: Db,
  { id, companyId, tagIds }: { id: string; companyId: string | null; tagIds: string[] },
): Promise<void> {
  const wanted = [...new Set(tagIds)];
  await tx.run(sql`delete from feedback_tags where feedback_id = ${id} and tag_id <> all(${wanted}::uuid[])`);
  if (wanted.length === 0) return;
  const found = await tx.many<{ id: string }>(sql`
    select id from tags where company_id = ${companyId} and id = any(${wanted}::uuid[]) for key share`);
  if (found.length < wanted.length) throw new AppError("not_found");
  await tx.run(sql`
    insert into feedback_tags (feedback_id, tag_id) select ${id}, unnest(${wanted}::uuid[]) on conflict do nothing`);
}
