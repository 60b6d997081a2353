import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Tag } from "~/contract/tags";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { tagColumns } from "./tag-rows";

/** A tag of the actor's company. @throws AppError not_found, also for tags of others */
export async function readTag(db: Db, actor: Pick<Actor, "id" | "companyId">, id: string): Promise<Tag> {
  const tag = await db.maybe<Tag>(sql`
    select ${tagColumns(actor)} from tags t where t.id = ${id} and t.company_id = ${actor.companyId}`);
  if (!tag) throw new AppError("not_found");
  return tag;
}

/**
 * Locks a tag of the actor's company until the transaction ends.
 * @param expectedVersion the version that the form was rendered with (If-Match)
 * @throws AppError not_found, conflict_version
 */
export async function lockTag(
  tx: Db,
  { companyId }: Pick<Actor, "companyId">,
  id: string,
  expectedVersion?: number,
): Promise<{ id: string; name: string }> {
  const tag = await tx.maybe<{ id: string; name: string; version: number }>(sql`
    select id, name, version from tags where id = ${id} and company_id = ${companyId} for update`);
  if (!tag) throw new AppError("not_found");
  if (expectedVersion !== undefined && expectedVersion !== tag.version)
    throw new AppError("conflict_version");
  return { id: tag.id, name: tag.name };
}
