import sql, { join, type Sql } from "sql-template-tag";
import type { ProcessingFile, ProcessingFilter } from "~/contract/processing";
import type { ProcessingColumn, ProcessingSort } from "~/contract/processing-fields";
import { type Columns, selectList } from "~/db/columns";
import { showsFileName } from "~/domain/access/role/shows-field";
import type { Actor } from "~/domain/core/actor/actor";
import { orderBy, type SortColumns } from "~/domain/core/list/order-by";
import type { ListSql } from "~/domain/core/list/select-page";
import { allOf, equals, matchesText } from "~/domain/core/list/where";
import { inStatus } from "~/domain/knowledge/file/in-status";

/** What {@link processingColumns} are selected from: `a` is the latest attempt, if there was one. */
export const processingTables = sql`
  files f join divisions d on d.id = f.division_id join companies c on c.id = f.company_id
  left join reading_attempts a on a.file_id = f.id and a.attempt = f.attempts`;

const seconds = sql`extract(epoch from coalesce(a.ended_at, now()) - a.started_at)::float8`;
const speed = sql`case when a.pages > 0 then a.pages / greatest(${seconds}, 0.001) end`;
const memory = sql`(select max(max_memory) from reading_attempts m where m.file_id = f.id)`;

const held = sql`
  case when f.status = 'quarantined' then (
    select jsonb_build_object('kinds', jsonb_agg(distinct h.kind), 'pages', count(distinct h.page_ordinal))
    from file_findings h where h.file_id = f.id having count(*) > 0) end`;

/** The select list of a {@link ProcessingFile}; without names where the actor's role hides them. */
export function processingColumns(actor: Actor): Sql {
  const named = showsFileName(actor);
  return selectList({
    id: sql`f.id`,
    name: named ? sql`f.name` : sql`null`,
    companyId: sql`c.id`,
    companyName: sql`c.name`,
    divisionName: named ? sql`d.name` : sql`null`,
    kind: sql`f.kind`,
    bytes: sql`f.bytes`,
    status: sql`f.status`,
    reason: sql`f.reason`,
    held,
    stage: sql`a.stage`,
    pagesRead: sql`f.pages_read`,
    pagesTotal: sql`f.pages_total`,
    pagesPerSecond: speed,
    tookMs: sql`${seconds} * 1000`,
    attempts: sql`f.attempts`,
    maxMemory: memory,
    createdAt: sql`f.created_at`,
    readyAt: sql`f.ready_at`,
  } satisfies Columns<ProcessingFile>);
}

const sortColumns: SortColumns<ProcessingColumn> = {
  name: [sql`f.name collate natural_order`],
  company: [sql`c.name collate natural_order`],
  status: [
    sql`array_position(array['reading', 'indexing', 'queued', 'failed', 'quarantined', 'deleting', 'ready'], f.status)`,
  ],
  progress: [sql`f.pages_read`],
  size: [sql`f.bytes`],
  type: [sql`f.kind`],
  added: [sql`f.created_at`],
  speed: [speed],
  attempts: [sql`f.attempts`],
  memory: [memory],
};

/** SQL: the files of all companies that match a filter; `counted` is a shorter `from` with as many rows. */
export function processingSql(
  actor: Actor,
  { search, status, kind, sort }: ProcessingFilter,
): ListSql & { counted: Sql } {
  const named = showsFileName(actor);
  const where = allOf(
    matchesText(search, sql`c.name`, sql`f.id::text`, ...(named ? [sql`f.name`] : [])),
    inStatus(status),
    equals(sql`f.kind`, kind),
  );
  const allowed = allowedSort(named, sort);
  return {
    columns: processingColumns(actor),
    from: sql`${processingTables} where ${where}`,
    counted: search
      ? sql`files f join companies c on c.id = f.company_id where ${where}`
      : sql`files f where ${where}`,
    // "nulls last" would keep the database from reading the index of this order.
    order:
      allowed === "-added" ? sql`order by ${join(latestFirst)}` : orderBy(sortColumns, allowed, latestFirst),
  };
}

const latestFirst = [sql`f.created_at desc`, sql`f.id desc`];

/** A hidden name must not show through the order either. */
function allowedSort(named: boolean, sort: ProcessingSort): ProcessingSort {
  return named || !sort.endsWith("name") ? sort : "-added";
}
