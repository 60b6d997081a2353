import sql, { type Sql } from "sql-template-tag";
import type { Db } from "~/db/connection";
import { enqueue } from "~/queue/enqueue";
import { memoryIndex } from "./memory-index";
import type { Retrieval } from "./retrieval-port";
import { IndexCache } from "./search-index/index-cache";
import { searchPassages } from "./search-passages";

/**
 * Number of divisions that are indexed after a start, the most recently used; others are indexed with their first
 * question.
 */
const maxWarmDivisions = 3;
/** Larger divisions are indexed with their first question, because that takes seconds and memory. */
const maxWarmPassages = 2_000;
/** Channel for the ids of divisions whose passages changed. */
const channel = "passages";

/** A retrieval with indexes in the memory of this process, one for each division, updated when its version changes. */
export function memoryRetrieval(indexes = new IndexCache(), index = memoryIndex(indexes)): Retrieval {
  /** Indexes the divisions d that meet an SQL condition. */
  async function prepare(db: Db, condition: Sql): Promise<void> {
    const rows = await db.many<{ companyId: string; id: string }>(sql`
      select d.company_id as "companyId", d.id from divisions d
      where d.status = 'open' and ${condition}
        and (select sum(f.passages) from files f where f.division_id = d.id and f.status = 'ready')
            between 1 and ${maxWarmPassages}
      order by (select max(c.updated_at) from chat_divisions cd join chats c on c.id = cd.chat_id
                where cd.division_id = d.id) desc nulls last
      limit ${maxWarmDivisions}`);
    for (const { companyId, id } of rows)
      await searchPassages(db, { companyId, divisionIds: [id], question: "?", limit: 1 }, index);
  }
  return {
    search: (db, request) => searchPassages(db, request, index),
    upsert: recordChange,
    remove: recordChange,
    usage: () => indexes.usage,
    async warm(db) {
      await db.listen(channel, id => {
        if (id) prepare(db, sql`d.id = ${id}`).catch(error => console.error("retrieval: index", error));
      });
      await prepare(db, sql`true`);
    },
  };
}

/**
 * Increments the division's version, which outdates its indexes after the commit, and enqueues the jobs that its golden
 * questions and embeddings need.
 */
async function recordChange(tx: Db, divisionId: string): Promise<void> {
  await tx.run(sql`
    insert into division_versions (division_id) values (${divisionId})
    on conflict (division_id) do update set version = division_versions.version + 1`);
  await tx.run(sql`select pg_notify(${channel}, ${divisionId})`);
  const golden = await tx.maybe<{ companyId: string }>(sql`
    select company_id as "companyId" from golden_questions where division_id = ${divisionId} limit 1`);
  if (golden) await enqueue(tx, "run_golden", golden, { key: `run_golden:${golden.companyId}` });
  const embedded = await tx.maybe<{ companyId: string }>(sql`
    select e.company_id as "companyId" from embeddings e join divisions d on d.company_id = e.company_id
    where d.id = ${divisionId} limit 1`);
  if (embedded)
    await enqueue(tx, "embed_passages", embedded, { key: `embed_passages:${embedded.companyId}` });
}
