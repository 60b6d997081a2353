import sql, { type Sql } from "sql-template-tag";
import type { BatchColumn, BatchFilter } from "~/contract/batch-outcomes";
import type { Batch, BatchItem } from "~/contract/batches";
import type { ListQuery } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import type { Sort } from "~/contract/sort";
import { type Columns, selectList } from "~/db/columns";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { orderBy, type SortColumns } from "~/domain/core/list/order-by";
import { type Page, selectPage } from "~/domain/core/list/select-page";
import { allOf, equals, matchesText } from "~/domain/core/list/where";
import { readableDivisions } from "~/domain/knowledge/division/readable-divisions";
import { hasFailed, isStopped } from "~/domain/knowledge/file/in-status";
import { itemColumns, itemTables } from "./batch-rows";

const columns = selectList({
  id: sql`b.id`,
  divisionId: sql`b.division_id`,
  divisionName: sql`d.name`,
  createdAt: sql`b.created_at`,
  added: sql`c.added`,
  versions: sql`c.versions`,
  there: sql`c.there`,
  refused: sql`c.refused`,
  unpacking: sql`c.unpacking`,
  busy: sql`c.busy`,
  ready: sql`c.ready`,
  failed: sql`c.failed`,
  quarantined: sql`c.quarantined`,
} satisfies Columns<Batch>);

/** Reads one of the actor's batches with its counts. @throws AppError not_found, also for other users' batches */
export async function readBatch(db: Db, actor: Actor, id: string): Promise<Batch> {
  const batch = await db.maybe<Batch>(sql`
    select ${columns} from batches b join divisions d on d.id = b.division_id
    cross join lateral (
      select count(*) filter (where i.outcome = 'added') as added,
             count(*) filter (where i.outcome = 'version') as versions,
             count(*) filter (where i.outcome = 'there') as there,
             count(*) filter (where i.outcome = 'refused') as refused,
             count(*) filter (where i.outcome = 'unpacking') as unpacking,
             count(*) filter (where i.outcome in ('added', 'version') and f.status in ('queued', 'reading', 'indexing')) as busy,
             count(*) filter (where i.outcome in ('added', 'version') and f.status = 'ready') as ready,
             count(*) filter (where i.outcome in ('added', 'version') and ${hasFailed}) as failed,
             count(*) filter (where i.outcome in ('added', 'version') and f.status = 'quarantined') as quarantined
      from ${itemTables} where i.batch_id = b.id) c
    where b.id = ${id} and b.user_id = ${actor.id} and b.division_id in (${readableDivisions(actor)})`);
  if (!batch) throw new AppError("not_found");
  return batch;
}

/** A file that was renamed since has its new name. */
const shownName = sql`coalesce(f.name, i.name)`;
/** What there is to say of a line: its outcome, or the state of the file that it added. */
const state = sql`
  case when i.outcome not in ('added', 'version') then i.outcome when ${isStopped} then 'stopped' else f.status end`;
/** The states in the order of what there is to do. */
const states = [
  "failed",
  "stopped",
  "quarantined",
  "refused",
  "unpacking",
  "queued",
  "reading",
  "indexing",
  "ready",
];

const sortColumns: SortColumns<BatchColumn> = {
  uploaded: [sql`i.id`],
  name: [sql`${shownName} collate natural_order`],
  status: [sql`array_position(${states}::text[], ${state})`],
};

type Query = ListQuery & { id: string; outcome?: BatchFilter | undefined; sort: Sort<BatchColumn> };

const matchesOutcome = (outcome: BatchFilter | undefined): Sql | undefined =>
  outcome === "failed" || outcome === "stopped" || outcome === "quarantined"
    ? equals(state, outcome)
    : equals(sql`i.outcome`, outcome);

/** Lists the lines of a batch, by default in the order of their upload. @throws AppError not_found */
export async function listBatchItems(db: Db, actor: Actor, query: Query): Promise<Page<BatchItem>> {
  const { id } = await readBatch(db, actor, query.id);
  const where = allOf(
    sql`i.batch_id = ${id}`,
    matchesText(query.search, shownName, sql`i.folder`),
    matchesOutcome(query.outcome),
  );
  return selectPage<BatchItem>(db, query, {
    columns: itemColumns,
    from: sql`${itemTables} where ${where}`,
    order: orderBy(sortColumns, query.sort, [sql`i.id`]),
  });
}
