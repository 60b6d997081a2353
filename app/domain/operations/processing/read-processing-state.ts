import sql from "sql-template-tag";
import type { ProcessingState } from "~/contract/processing";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { isStopped } from "~/domain/knowledge/file/in-status";
import { readEngine } from "~/domain/retrieval/milvus/read-engine";
import { milvusServer, retrieval } from "~/domain/retrieval/retrieval";

const minutes = 30;

/** How many files are in each status, what is asked, and the state of the search index. Counts only. */
export async function readProcessingState(db: Db): Promise<ProcessingState> {
  const files = await db.many<ProcessingState["files"][number]>(
    sql`
    select case when ${isStopped} then 'stopped' else status end as status, count(*) as files
    from files f group by 1 order by 1`,
  );
  const ofStatus = (status: string) => files.find(one => one.status === status)?.files ?? 0;
  const behind = ofStatus("queued") + ofStatus("reading") + ofStatus("indexing");
  return { files, queries: await readQueries(db), index: await readIndex(db, behind) };
}

async function readQueries(db: Db): Promise<ProcessingState["queries"]> {
  const now = clock.now();
  const counts = await db.one<Omit<ProcessingState["queries"], "minutes">>(sql`
    select (select count(*) from messages where state = 'waiting') as waiting,
           (select count(*) from messages where state = 'streaming') as running,
           (select count(*) from messages where created_at >= date_trunc('day', ${now}::timestamptz, 'UTC')
              and state not in ('waiting', 'streaming')) as "doneToday"`);
  const perMinute = await db.many<ProcessingState["queries"]["minutes"][number]>(sql`
    select at, count(*) filter (where m.state in ('waiting', 'streaming', 'complete')) as done,
           count(*) filter (where m.state = 'declined') as declined,
           count(*) filter (where m.state in ('stopped', 'interrupted', 'failed')) as ended
    from generate_series(date_trunc('minute', ${now}::timestamptz) - make_interval(mins => ${minutes - 1}),
                         date_trunc('minute', ${now}::timestamptz), interval '1 minute') at
    left join messages m on m.created_at >= at and m.created_at < at + interval '1 minute'
    group by at order by at`);
  return { ...counts, minutes: perMinute };
}

async function readIndex(db: Db, behind: number): Promise<ProcessingState["index"]> {
  const { divisionIds, entries: loaded, vectors, bytes, limitBytes, ...use } = retrieval.usage();
  const { entries, companies } = await db.one<{ entries: number; companies: number }>(sql`
    select (select coalesce(sum(passages), 0)::bigint from files where status = 'ready') as entries,
           (select count(distinct company_id) from divisions where id = any(${divisionIds}::uuid[])) as companies`);
  const milvus = milvusServer() ? await readEngine(db) : null;
  return {
    engine: milvus ? "milvus" : "memory",
    entries,
    behind,
    loaded: { entries: loaded, divisions: divisionIds.length, companies, bytes, limitBytes },
    ...use,
    vectors: await readVectors(db, vectors),
    milvus,
  };
}

/** Of the companies that have chosen a model for vectors; null where none has. */
async function readVectors(db: Db, loaded: number): Promise<ProcessingState["index"]["vectors"]> {
  const { companies, ...sums } = await db.one<{
    companies: number;
    made: number;
    wanted: number;
    reason: string | null;
    failedAt: Date | null;
  }>(sql`
    with newest as (
      select distinct on (company_id) id, company_id, reason, failed_at from embeddings
      order by company_id, created_at desc)
    select count(*) as companies,
      (select count(*) from passage_vectors v where v.embedding_id in (select id from newest)) as made,
      (select coalesce(sum(f.passages), 0)::bigint from files f join newest n on n.company_id = f.company_id
       where f.status = 'ready') as wanted,
      (array_agg(reason order by failed_at desc nulls last))[1] as reason, max(failed_at) as "failedAt"
    from newest`);
  return companies > 0 ? { ...sums, loaded } : null;
}
