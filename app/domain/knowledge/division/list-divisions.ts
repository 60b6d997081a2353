import sql from "sql-template-tag";
import type { Division, Quota } from "~/contract/divisions";
import type { ListQuery } from "~/contract/endpoint";
import type { Db } from "~/db/connection";
import { divisionLimit } from "~/domain/billing/plan/division-limit";
import { quotaOf } from "~/domain/billing/plan/quota-of";
import type { Actor } from "~/domain/core/actor/actor";
import { limitOf, type Page, pageOf } from "~/domain/core/list/select-page";
import { allOf, matchesText } from "~/domain/core/list/where";
import { divisionColumns, divisionCounts } from "./division-rows";
import { readableDivisions } from "./readable-divisions";

type Listed = Division & { total: number; used: number; limit: number | null };

/**
 * Lists the divisions that the actor may read, by name, with counts and the company's quota, in one query. Divisions
 * being deleted are listed but do not count towards the quota.
 */
export async function listDivisions(
  db: Db,
  actor: Actor,
  query: ListQuery,
): Promise<Page<Division> & { quota: Quota }> {
  const company = actor.companyId;
  const where = allOf(
    sql`d.id in (${readableDivisions(actor)})`,
    matchesText(query.search, sql`d.name`, sql`d.description`),
  );
  const found = await db.many<Listed | (Record<keyof Division, null> & Omit<Listed, keyof Division>)>(sql`
    with found as (
      select * from divisions d where ${where}
    ), shown as (
      select * from found order by name collate natural_order, id ${limitOf(query)}
    ), counted as (
      select ${divisionColumns(company)} from shown d ${divisionCounts()}
    )
    select quota.*, counted.* from (
      select (select count(*) from found) as total, ${company ? divisionLimit(company) : sql`0`} as "limit",
             (select count(*) from divisions where company_id = ${company} and status = 'open') as used
    ) quota left join counted on true
    order by counted.name collate natural_order, counted.id`);
  const { total, used, limit } = found[0]!;
  const rows = found.flatMap(({ total: _, used: __, limit: ___, ...row }) =>
    row.id === null ? [] : [row as Division],
  );
  return { ...pageOf(query, total, rows), quota: quotaOf(used, limit) };
}
