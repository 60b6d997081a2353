import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { lockTags } from "~/domain/core/tag/tag-links";

/**
 * Gives mails of the company one of its tags, or takes it from them; mail servers do not hear of it.
 * @returns the number of mails
 * @throws AppError not_found for a tag of others
 */
export async function tagEmails(
  tx: Db,
  companyId: string,
  ids: readonly string[],
  tagId: string,
  on: boolean,
): Promise<number> {
  await lockTags(tx, companyId, [tagId]);
  await tx.run(
    on
      ? sql`insert into email_tags (email_id, tag_id) select unnest(${ids}::uuid[]), ${tagId} on conflict do nothing`
      : sql`delete from email_tags where tag_id = ${tagId} and email_id = any(${ids}::uuid[])`,
  );
  return ids.length;
}

/** Gives a mail the tags back that it had, as far as they still exist. @returns whether that changed anything */
export async function restoreTags(
  tx: Db,
  id: string,
  now: readonly string[],
  before: readonly string[],
): Promise<boolean> {
  if (now.join() === before.join()) return false;
  const taken = await tx.run(sql`
    delete from email_tags where email_id = ${id} and tag_id <> all(${before}::uuid[])`);
  const given = await tx.run(sql`
    insert into email_tags (email_id, tag_id)
    select ${id}, t.id from tags t where t.id = any(${before}::uuid[]) on conflict do nothing`);
  return taken + given > 0;
}
