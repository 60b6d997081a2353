import sql from "sql-template-tag";
import type { Division, Room } from "~/contract/divisions";
import type { ListQuery } from "~/contract/endpoint";
import type { Db } from "~/db/connection";
import { holds, pageOf, pageWindow } from "~/domain/list/page-of";
import { divisionLimit } from "~/domain/plan/division-limit";
import type { Actor } from "~/domain/session/actor";
import { type DivisionRow, divisionColumns, divisionCounts, divisionOf } from "./division-rows";
import { readableDivisions } from "./readable-divisions";

type Listed = DivisionRow & { id: string | null; total: number; used: number; limit: number | null };

/**
 * The divisions that one may read, by name, with their counts and the company's room for more: one
 * query for all of it. Divisions that are being deleted are shown, and take no room.
 */
export async function listDivisions(
  db: Db,
  actor: Actor,
  query: ListQuery,
): Promise<ReturnType<typeof pageOf<Division>> & { room: Room }> {
  const company = actor.companyId;
  const found = await db.many<Listed>(sql`
    with found as (
      select * from divisions d
      where d.id in (${readableDivisions(actor)}) and ${holds(query.search, sql`d.name`, sql`d.description`)}
    ), shown as (
      select * from found order by name collate "de-x-icu", id ${pageWindow(query)}
    ), counted as (
      select ${divisionColumns(company)} from shown d ${divisionCounts}
    )
    select room.*, counted.* from (
      select (select count(*) from found) as total, ${company ? divisionLimit(company) : sql`0`} as "limit",
             (select count(*) from divisions where company_id = ${company} and status = 'open') as used
    ) room left join counted on true
    order by counted.name collate "de-x-icu", counted.id`);
  const { total, used, limit } = found[0]!;
  const rows = found.filter(row => row.id !== null).map(divisionOf);
  return { ...pageOf(query, total, rows), room: { used, limit, locked: limit !== null && used >= limit } };
}
