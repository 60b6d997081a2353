import sql from "sql-template-tag";
import type { ListQuery } from "~/contract/endpoint";
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

/** All tags of a company by name, for choosing; none without a company. */
export function tagChoices(db: Db, companyId: string | null): Promise<TagMark[]> {
  return db.many<TagMark>(sql`
    select t.id, t.name, t.colour from tags t where t.company_id = ${companyId} order by t.name collate natural_order, t.id`);
}
