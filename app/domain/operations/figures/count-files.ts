import sql from "sql-template-tag";
import type { Figures } from "~/contract/figures";
import type { Db } from "~/db/connection";
import { type Reader, reachableFiles } from "~/domain/knowledge/division/readable-divisions";
import { isStopped } from "~/domain/knowledge/file/in-status";
import { type PeriodWindow, questionsIn } from "./period-window";

/** A company's current files, by kind and state. */
export function countFiles(
  db: Db,
  { companyId }: Pick<PeriodWindow, "companyId">,
): Promise<Figures["files"]> {
  return db.many<Figures["files"][number]>(sql`
    select kind,
           case when ${isStopped} then 'stopped' when status in ('ready', 'failed', 'quarantined') then status
                else 'waiting' end as status,
           count(*) as files, sum(bytes)::bigint as bytes, sum(pages_read)::bigint as pages
    from files f where company_id = ${companyId} and status <> 'deleting'
    group by 1, 2 order by 1, 2`);
}

/** A company's 50 most quoted files of a period; names only of files that the reader may read. */
export function countSources(db: Db, window: PeriodWindow, reader: Reader): Promise<Figures["documents"]> {
  return db.many<Figures["documents"][number]>(sql`
    with quoted as (
      select c.file_id, count(*) as sources
      from (select m.id ${questionsIn(window)}) a
      join citations c on c.message_id = a.id group by 1
    )
    select f.id, case when ${reachableFiles(reader)} then f.name end as name, f.bytes, f.pages_read as pages,
           coalesce(sources, 0) as sources
    from files f left join quoted on quoted.file_id = f.id
    where f.company_id = ${window.companyId} and f.status <> 'deleting'
    order by sources desc, f.name collate natural_order, f.id limit 50`);
}
