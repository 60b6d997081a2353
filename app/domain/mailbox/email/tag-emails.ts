import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { queueKeyword, type TagChange } from "~/domain/core/tag/tag-keyword";
import { lockTags } from "~/domain/core/tag/tag-links";

/**
 * Adds one of the company's tags to mails, or removes it, and queues that for their servers.
 * @returns the number of mails
 * @throws AppError not_found for a tag of others
 */
export async function tagEmails(
  tx: Db,
  companyId: string,
  ids: readonly string[],
  tagId: string,
  change: TagChange,
): Promise<number> {
  await lockTags(tx, companyId, [tagId]);
  await tx.run(
    change === "add"
      ? sql`insert into email_tags (email_id, tag_id) select unnest(${ids}::uuid[]), ${tagId} on conflict do nothing`
      : sql`delete from email_tags where tag_id = ${tagId} and email_id = any(${ids}::uuid[])`,
  );
  await queueKeyword(tx, ids, tagId, change);
  return ids.length;
}

/** Gives a mail these tags of the company and no others. @throws AppError not_found for a tag of others */
export async function replaceTags(
  tx: Db,
  companyId: string,
  id: string,
  tagIds: readonly string[],
): Promise<void> {
  const currentIds = await tagIdsOf(tx, id);
  const wantedIds = [...new Set(tagIds)];
  for (const tagId of currentIds.filter(current => !wantedIds.includes(current)))
    await tagEmails(tx, companyId, [id], tagId, "remove");
  for (const tagId of wantedIds.filter(wanted => !currentIds.includes(wanted)))
    await tagEmails(tx, companyId, [id], tagId, "add");
}

async function tagIdsOf(tx: Db, id: string): Promise<string[]> {
  const rows = await tx.many<{ id: string }>(sql`
    select tag_id as id from email_tags where email_id = ${id} order by tag_id`);
  return rows.map(row => row.id);
}

/** Gives a mail the tags back that it had, as far as they still exist. @returns whether that changed anything */
export async function restoreTags(
  tx: Db,
  companyId: string,
  { id, tagIds: currentIds }: { id: string; tagIds: readonly string[] },
  formerIds: readonly string[],
): Promise<boolean> {
  if (currentIds.join() === formerIds.join()) return false;
  const existing = await tx.many<{ id: string }>(sql`
    select id from tags where company_id = ${companyId} and id = any(${formerIds}::uuid[]) order by id for key share`);
  const wantedIds = existing.map(tag => tag.id);
  if (currentIds.join() === wantedIds.join()) return false;
  await replaceTags(tx, companyId, id, wantedIds);
  return true;
}
