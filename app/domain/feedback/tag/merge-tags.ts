import sql, { raw } from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Tag } from "~/contract/tags";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { mailsWithTag, queueKeyword } from "~/domain/core/tag/tag-keyword";
import { lockTag, readTag } from "./read-tag";

/** The tables of links, each with the columns that say what has the tag. */
const linked = [
  ["feedback_tags", "feedback_id"],
  ["file_tags", "file_id"],
  ["email_tags", "email_id"],
  ["chat_tags", "user_id, chat_id"],
] as const;

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
    const mails = await mailsWithTag(tx, id);
    await queueKeyword(tx, mails, intoId, "add");
    await queueKeyword(tx, mails, id, "remove");
    for (const [table, record] of linked)
      await tx.run(sql`
        insert into ${raw(table)} (${raw(record)}, tag_id)
        select ${raw(record)}, ${intoId} from ${raw(table)} where tag_id = ${id} on conflict do nothing`);
    await tx.run(sql`delete from tags where id = ${id}`);
    return readTag(tx, actor, intoId);
  });
}
