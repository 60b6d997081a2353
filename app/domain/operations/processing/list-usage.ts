import sql from "sql-template-tag";
import type { Usage } from "~/contract/processing";
import type { Db } from "~/db/connection";
import { showsFileName } from "~/domain/access/role/shows-field";
import type { Actor } from "~/domain/core/actor/actor";
import { limitOf, type Page, pageOf, type Window } from "~/domain/core/list/select-page";

type Totals = { total: number; files: number; bytes: number };

/** Companies by the space that their files use, each with its divisions; `files` and `bytes` are those of all. */
export async function listUsage(
  db: Db,
  actor: Actor,
  window: Window,
): Promise<Page<Usage> & Omit<Totals, "total">> {
  const { total, ...sums } = await db.one<Totals>(sql`
    select count(distinct company_id) as total, count(*) as files, coalesce(sum(bytes), 0)::bigint as bytes
    from files`);
  const companies = await db.many<Omit<Usage, "divisions">>(sql`
    select c.id, c.name, u.files, u.bytes from (
      select company_id, count(*) as files, sum(bytes)::bigint as bytes from files group by company_id
    ) u join companies c on c.id = u.company_id
    order by u.bytes desc, c.name collate natural_order, c.id ${limitOf(window)}`);
  const divisions = await db.many<Usage["divisions"][number] & { companyId: string }>(sql`
    select d.id, d.company_id as "companyId", ${showsFileName(actor) ? sql`d.name` : sql`null`} as name, u.files, u.bytes
    from (
      select division_id, count(*) as files, sum(bytes)::bigint as bytes from files
      where company_id = any(${companies.map(({ id }) => id)}::uuid[]) group by division_id
    ) u join divisions d on d.id = u.division_id
    order by u.bytes desc, d.id`);
  const rows = companies.map(company => ({
    ...company,
    divisions: divisions
      .filter(({ companyId }) => companyId === company.id)
      .map(({ companyId: _, ...division }) => division),
  }));
  return { ...pageOf(window, total, rows), ...sums };
}
