import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Tag } from "~/contract/tags";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { lockTag, readTag } from "./read-tag";

/**
 * Gives the tag `intoId` to what has the tag `id`, and deletes that one. Both are locked in the order of their ids, so
 * that two mergers of the same pair wait for each other.
 * @throws AppError not_found, conflict_version, bad_request for a tag with itself
 */
export function mergeTags(
  db: Db,
  actor: Actor,
  { id, intoId }: { id: string; intoId: string },
  expectedVersion?: number,
): Promise<Tag> {
  if (id === intoId) throw new AppError("bad_request");
  return db.transaction(async tx => {
    for (const one of [id, intoId].sort())
      await lockTag(tx, actor, one, one === id ? expectedVersion : undefined);
    await tx.run(sql`
      insert into feedback_tags (feedback_id, tag_id)
      select feedback_id, ${intoId} from feedback_tags where tag_id = ${id} on conflict do nothing`);
    await tx.run(sql`delete from tags where id = ${id}`);
    return readTag(tx, actor, intoId);
  });
}
