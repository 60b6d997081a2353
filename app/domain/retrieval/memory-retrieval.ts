import sql, { type Sql } from "sql-template-tag";
import type { Db } from "~/db/connection";
import { enqueue } from "~/queue/enqueue";
import { IndexCache } from "./index-cache";
import { memoryIndex } from "./memory-index";
import type { Retrieval } from "./retrieval-port";
import { searchPassages } from "./search-passages";

/** How many divisions are indexed after a start, the most recently used first; others with their first question. */
const warmedAtMost = 3;
/** Larger divisions are indexed with their first question, because that takes seconds and memory. */
const warmedPassages = 2_000;
/** Channel for the ids of divisions whose passages changed. */
const channel = "passages";

/** Indexes in the memory of this process, one a division, updated when the version of the division changes. */
export function memoryRetrieval(indexes = new IndexCache(), index = memoryIndex(indexes)): Retrieval {
  async function prepare(db: Db, which: Sql): Promise<void> {
    const rows = await db.many<{ companyId: string; id: string }>(sql`
      select d.company_id as "companyId", d.id from divisions d
      where d.status = 'open' and ${which}
        and (select sum(f.passages) from files f where f.division_id = d.id and f.status = 'ready')
            between 1 and ${warmedPassages}
      order by (select max(c.updated_at) from chat_divisions cd join chats c on c.id = cd.chat_id
                where cd.division_id = d.id) desc nulls last
      limit ${warmedAtMost}`);
    for (const { companyId, id } of rows)
      await searchPassages(db, { companyId, divisionIds: [id], question: "?", limit: 1 }, index);
  }
  return {
    search: (db, request) => searchPassages(db, request, index),
    upsert: (tx, divisionId) => passagesChanged(tx, divisionId),
    remove: (tx, divisionId) => passagesChanged(tx, divisionId),
    use: () => indexes.use,
    async warm(db) {
      await db.listen(channel, id => {
        if (id) prepare(db, sql`d.id = ${id}`).catch(error => console.error("retrieval: index", error));
      });
      await prepare(db, sql`true`);
    },
  };
}

/**
 * Increments the division's version, which outdates indexes of the earlier one after the commit, and has its golden
 * questions run again.
 */
async function passagesChanged(tx: Db, divisionId: string): Promise<void> {
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
