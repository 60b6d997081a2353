import sql from "sql-template-tag";
import type { Figures } from "~/contract/figures";
import type { Db } from "~/db/connection";
import { type Reader, readableDivisions } from "~/domain/knowledge/division/readable-divisions";
import { type PeriodWindow, questionsIn } from "./period-window";

/**
 * A company's open divisions, most asked first, with numbers of questions and quotes; names only of divisions
 * that the reader may read.
 */
export function countDivisions(db: Db, window: PeriodWindow, reader: Reader): Promise<Figures["divisions"]> {
  const { companyId, before, from, to } = window;
  return db.many<Figures["divisions"][number]>(sql`
    with asked as (
      select cd.division_id, count(*) filter (where a.created_at >= ${from}) as questions,
             count(*) filter (where a.created_at < ${from}) as before
      from (select ch.id, m.created_at ${questionsIn({ companyId, from: before, to })}) a
      join chat_divisions cd on cd.chat_id = a.id group by 1
    ), quoted as (
      select f.division_id, count(*) as sources
      from (select m.id ${questionsIn(window)}) a
      join citations c on c.message_id = a.id
      join files f on f.id = c.file_id and f.company_id = ${companyId} group by 1
    ), held as (
      select division_id, count(*) as files, sum(pages_read)::bigint as pages
      from files where company_id = ${companyId} and status <> 'deleting' group by 1
    )
    select d.id, case when d.id in (${readableDivisions(reader)}) then d.name end as name, coalesce(questions, 0) as questions,
           coalesce(before, 0) as before, coalesce(sources, 0) as sources, coalesce(files, 0) as files,
           coalesce(pages, 0) as pages,
           (select count(*) from division_members dm where dm.division_id = d.id) as members
    from divisions d
    left join asked on asked.division_id = d.id
    left join quoted on quoted.division_id = d.id
    left join held on held.division_id = d.id
    where d.company_id = ${companyId} and d.status = 'open'
    order by questions desc, d.name collate natural_order, d.id`);
}
