import sql from "sql-template-tag";
import type { ErrorCode } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";

type Row = {
  id: string;
  name: string;
  status: string;
  reason: ErrorCode | null;
  from: Date;
  until: Date | null;
};

/** The files of one uploader in one division that are processed together: those that are ready, and those that failed. */
export type EndedTogether = {
  /** One of them is still being processed. */
  busy: boolean;
  ready: string[];
  /** In the order in which they failed. */
  failed: { id: string; name: string; reason: ErrorCode }[];
};

/**
 * Lists the files that were processed together with one that has ended: those of its uploader in its division whose times
 * overlap without a gap, from upload (or the start of a repeated attempt) to end. While one is being processed only a
 * failure asks for `failed`; the end of the last one notifies of all. Concurrent ends wait for each other until the end of
 * the transaction.
 */
export async function endedTogether(
  tx: Db,
  fileId: string,
  state: "ready" | "quarantined" | "failed",
): Promise<EndedTogether> {
  await tx.run(sql`
    select pg_advisory_xact_lock(hashtextextended('ready ' || uploaded_by || division_id, 0))
    from files where id = ${fileId}`);
  // A query of its own: otherwise each of a thousand files would read all of them.
  const reading = await tx.maybe(sql`
    select from files own join files f
      on f.company_id = own.company_id and f.uploaded_by = own.uploaded_by and f.division_id = own.division_id
    where own.id = ${fileId} and f.status in ('queued', 'reading', 'indexing') limit 1`);
  const busy = reading !== undefined;
  if (busy && state !== "failed") return { busy, ready: [], failed: [] };
  const together = overlapping(
    await tx.many<Row>(sql`
      select f.id, f.name, f.status, f.reason,
             case when f.status in ('ready', 'failed', 'quarantined')
                  then coalesce(a.ended_at, f.ready_at, f.created_at) end as until,
             case when a.attempt > 1 then a.started_at else f.created_at end as "from"
      from files own
      join files f
        on f.company_id = own.company_id and f.uploaded_by = own.uploaded_by and f.division_id = own.division_id
      left join lateral (
        select attempt, started_at, ended_at from reading_attempts where file_id = f.id order by attempt desc limit 1
      ) a on true
      where own.id = ${fileId} and f.status <> 'deleting'
      order by until desc nulls first, f.id desc`),
  );
  return {
    busy,
    ready: together
      .filter(({ status }) => status === "ready")
      .sort((one, other) => one.from.getTime() - other.from.getTime() || (one.id < other.id ? -1 : 1))
      .map(({ name }) => name),
    failed: together
      .reverse()
      .flatMap(({ id, name, status, reason }) =>
        status === "failed" && reason && reason !== "read_cancelled" ? [{ id, name, reason }] : [],
      ),
  };
}

/** The latest rows whose times overlap; the rows are sorted by their end, the latest first. */
function overlapping(rows: Row[]): Row[] {
  const together: Row[] = [];
  let from = clock.now();
  for (const row of rows) {
    if (together.length > 0 && row.until && row.until < from) break;
    together.push(row);
    if (row.from < from) from = row.from;
  }
  return together;
}
