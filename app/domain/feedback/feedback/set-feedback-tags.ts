import type { Feedback } from "~/contract/feedback";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { tagLinks, writeTags } from "~/domain/core/tag/tag-links";
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
    await writeTags(tx, tagLinks.feedback(id), actor.companyId, tagIds);
    return readFeedbackRow(tx, actor, id);
  });
}
