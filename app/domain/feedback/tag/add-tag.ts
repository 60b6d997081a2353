import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { TagInput } from "~/contract/tag-fields";
import type { Tag } from "~/contract/tags";
import { clock } from "~/db/clock";
import { columnNames, columnValues } from "~/db/columns";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { nameKey } from "~/domain/core/list/name-key";
import { newKeyword } from "~/domain/core/tag/tag-keyword";
import { readTag } from "./read-tag";
import { tagFields } from "./tag-rows";

/** Chosen: longer lists cannot be surveyed. */
const maxTags = 200;

/** Adds a tag to the actor's company. @throws AppError forbidden, tag_name_taken, tag_limit_reached */
export function addTag(db: Db, actor: Actor, fields: TagInput): Promise<Tag> {
  const companyId = ownCompany(actor);
  return db.transaction(async tx => {
    await tx.one(sql`select id from companies where id = ${companyId} for no key update`);
    const { used } = await tx.one<{ used: number }>(
      sql`select count(*) as used from tags where company_id = ${companyId}`,
    );
    if (used >= maxTags) throw new AppError("tag_limit_reached", { values: { limit: maxTags } });
    const id = newId();
    const keyword = await newKeyword(tx, companyId, id, fields.name);
    const added = await tx.run(sql`
      insert into tags (id, company_id, key, keyword, created_at, ${columnNames(tagFields)})
      values (${id}, ${companyId}, ${nameKey(fields.name)}, ${keyword}, ${clock.now()}, ${columnValues(tagFields, fields)})
      on conflict on constraint tags_key do nothing`);
    if (added === 0) throw new AppError("tag_name_taken", { values: { name: fields.name } });
    return readTag(tx, actor, id);
  });
}
