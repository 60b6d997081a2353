import sql from "sql-template-tag";
import type { ListQuery } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import type { Tag, TagFilter, TagMark } from "~/contract/tags";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { orderBy } from "~/domain/core/list/order-by";
import { type Page, selectPage } from "~/domain/core/list/select-page";
import { allOf, matchesText } from "~/domain/core/list/where";
import { tagColumns, tagOrder } from "./tag-rows";

/** The company's tags with how much has them. @throws AppError forbidden for users without a company */
export function listTags(db: Db, actor: Actor, query: ListQuery & TagFilter): Promise<Page<Tag>> {
  const where = allOf(sql`t.company_id = ${ownCompany(actor)}`, matchesText(query.search, sql`t.name`));
  const order = tagOrder(actor);
  return selectPage<Tag>(db, query, {
    columns: tagColumns(actor),
    from: sql`tags t where ${where}`,
    order: orderBy(order, query.sort, [...order.name, sql`t.id`]),
  });
}

const isPublic = sql`(
  exists (select from feedback_tags l where l.tag_id = t.id)
  or not exists (select from file_tags l where l.tag_id = t.id)
    and not exists (select from email_tags l where l.tag_id = t.id))`;

/** All tags of a company by name, for choosing; none without a company. */
export function tagChoices(db: Db, companyId: string | null): Promise<TagMark[]> {
  return db.many<TagMark>(sql`
    select t.id, t.name, t.colour from tags t where t.company_id = ${companyId} order by t.name collate natural_order, t.id`);
}

/**
 * The tags that forms of feedback offer to people outside the company, by name: those that feedback has, and those that
 * no file and no mail has. The names of the others may be meant for colleagues alone ("Kündigung Müller").
 */
export function publicTagChoices(db: Db, companyId: string | null): Promise<TagMark[]> {
  return db.many<TagMark>(sql`
    select t.id, t.name, t.colour from tags t
    where t.company_id = ${companyId} and ${isPublic} order by t.name collate natural_order, t.id`);
}

/** @throws AppError not_found for a tag that {@link publicTagChoices} does not offer */
export async function requirePublicTag(db: Db, companyId: string | null, id: string): Promise<void> {
  const tag = await db.maybe(sql`
    select 1 as offered from tags t where t.company_id = ${companyId} and t.id = ${id} and ${isPublic}`);
  if (!tag) throw new AppError("not_found");
}
