import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { TagMark } from "~/contract/tags";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { tagLinks, tagsOf, writeTags } from "~/domain/core/tag/tag-links";

/** Sets the tags of a mail of the actor's company. @throws AppError not_found (also a tag) */
export function setEmailTags(
  db: Db,
  { companyId }: Pick<Actor, "companyId">,
  { id, tagIds }: { id: string; tagIds: string[] },
): Promise<{ tags: TagMark[] }> {
  return db.transaction(async tx => {
    const email = await tx.maybe(sql`
      select id from emails where id = ${id} and company_id = ${companyId} for update`);
    if (!email) throw new AppError("not_found");
    const links = tagLinks.email(id);
    await writeTags(tx, links, companyId, tagIds);
    return tx.one<{ tags: TagMark[] }>(sql`select ${tagsOf(links)} as tags`);
  });
}
