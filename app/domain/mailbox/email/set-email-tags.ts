import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { TagMark } from "~/contract/tags";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { tagLinks, tagsOf } from "~/domain/core/tag/tag-links";
import { replaceTags } from "./tag-emails";

/** Sets the tags of a mail of the actor's company. @throws AppError forbidden, not_found (also a tag) */
export function setEmailTags(
  db: Db,
  actor: Actor,
  { id, tagIds }: { id: string; tagIds: string[] },
): Promise<{ tags: TagMark[] }> {
  const companyId = ownCompany(actor);
  return db.transaction(async tx => {
    // No key update: a merge of tags that holds one of them refers to the mail.
    const email = await tx.maybe(sql`
      select id from emails where id = ${id} and company_id = ${companyId} for no key update`);
    if (!email) throw new AppError("not_found");
    await replaceTags(tx, companyId, id, tagIds);
    return tx.one<{ tags: TagMark[] }>(sql`select ${tagsOf(tagLinks.email(id))} as tags`);
  });
}
