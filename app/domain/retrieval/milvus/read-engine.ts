import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { collectionsOf, countOutdatedFiles } from "./sync-milvus";

/** The start of the current outage of Milvus; null if it answers, or was not used yet. */
export async function readOutageStart(db: Db): Promise<Date | null> {
  const { since } = await db.one<{ since: Date | null }>(sql`
    select case when answered_at is null or failed_at > answered_at
      then coalesce(answered_at, failed_at) end as since from index_engine`);
  return since;
}

/**
 * The state of Milvus: `unreachable` after a failure until it answers, `building` until its first collection is
 * complete.
 */
export async function readEngineState(db: Db): Promise<"unreachable" | "ready" | "building"> {
  return (await readCollections(db)).state;
}

/** The state of Milvus, with the number of its entries and of outdated files (`behind`). */
export async function readEngine(db: Db) {
  const { state, words, collections, error, failedAt, rebuildAt } = await readCollections(db);
  const { entries, files, first } = await db.one<{ entries: number; files: number; first: number }>(sql`
    select coalesce(sum(entries), 0)::bigint as entries, count(*) as files,
           coalesce(sum(uuid_hash(first_id)), 0)::bigint as first
    from index_files where collection = ${words?.name ?? ""}`);
  return {
    state,
    behind: words ? await readBehind(db, words, `${files}/${entries}/${first}`) : 0,
    entries,
    rebuilding:
      rebuildAt !== null || (words !== undefined && collections.some(({ state }) => state === "building")),
    error: error !== null && failedAt ? { message: error, at: failedAt } : null,
  };
}

async function readCollections(db: Db) {
  const engine = await db.one<{
    error: string | null;
    failedAt: Date | null;
    answeredAt: Date | null;
    rebuildAt: Date | null;
  }>(sql`
    select error, failed_at as "failedAt", answered_at as "answeredAt", rebuild_at as "rebuildAt" from index_engine`);
  const { failedAt, answeredAt } = engine;
  const collections = await collectionsOf(db);
  const words = collections.find(({ kind, state }) => kind === "words" && state === "current");
  const isUnreachable = failedAt !== null && (answeredAt === null || failedAt > answeredAt);
  const state = isUnreachable ? ("unreachable" as const) : words ? ("ready" as const) : ("building" as const);
  return { ...engine, state, words, collections };
}

/** By collection: the key of the last comparison, and its result. */
const comparisons = new Map<string, { key: string; behind: number }>();
const maxComparisons = 10;

/**
 * The number of outdated files. Comparing 10,000 files with their entries takes some 40 ms, so the result is cached until
 * the rows or the entries change.
 * @param contents a digest of the collection's entries
 */
async function readBehind(
  db: Db,
  words: Parameters<typeof countOutdatedFiles>[1],
  contents: string,
): Promise<number> {
  const { rows } = await db.one<{ rows: string }>(sql`
    select concat_ws('/', (select sum(version) from division_versions),
      (select count(*) from divisions where status = 'open'), (select count(*) from files where status = 'ready'),
      (select count(*) from approved_answers where ended_at is null)) as rows`);
  const key = `${rows} ${contents}`;
  const cached = comparisons.get(words.name);
  if (cached?.key === key) return cached.behind;
  const behind = await countOutdatedFiles(db, words);
  if (comparisons.size >= maxComparisons) comparisons.clear();
  comparisons.set(words.name, { key, behind });
  return behind;
}
