import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { TagInput } from "~/contract/tag-fields";
import type { Tag } from "~/contract/tags";
import { assignments } from "~/db/columns";
import { type Db, uniqueViolation } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { nameKey } from "~/domain/core/list/name-key";
import { lockTag, readTag } from "./read-tag";
import { tagFields } from "./tag-rows";

/** Changes name and colour of a tag. @throws AppError not_found, conflict_version, tag_name_taken */
export async function changeTag(
  db: Db,
  actor: Actor,
  { id, ...fields }: TagInput & { id: string },
  expectedVersion?: number,
): Promise<Tag> {
  try {
    return await db.transaction(async tx => {
      await lockTag(tx, actor, id, expectedVersion);
      await tx.run(sql`
        update tags set ${assignments(tagFields, fields)}, key = ${nameKey(fields.name)}, version = version + 1
        where id = ${id}`);
      return readTag(tx, actor, id);
    });
  } catch (error) {
    if (uniqueViolation(error) !== "tags_key") throw error;
    throw new AppError("tag_name_taken", { values: { name: fields.name } });
  }
}
