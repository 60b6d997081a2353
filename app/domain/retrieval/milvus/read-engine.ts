import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { behindBy, collectionsOf } from "./sync-milvus";

/** Since when Milvus has not answered; null while it does, or was not asked yet. */
export async function readOutageStart(db: Db): Promise<Date | null> {
  const { since } = await db.one<{ since: Date | null }>(sql`
    select case when answered_at is null or failed_at > answered_at
      then coalesce(answered_at, failed_at) end as since from index_engine`);
  return since;
}

/** How Milvus is: `unreachable` since its last failure, `building` before it is searched for the first time. */
export async function readEngineState(db: Db): Promise<"unreachable" | "ready" | "building"> {
  return (await readCollections(db)).state;
}

/** The same with its entries, and how many files it is behind by. */
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
  const noted = await db.one<{
    error: string | null;
    failedAt: Date | null;
    answeredAt: Date | null;
    rebuildAt: Date | null;
  }>(sql`
    select error, failed_at as "failedAt", answered_at as "answeredAt", rebuild_at as "rebuildAt" from index_engine`);
  const { failedAt, answeredAt } = noted;
  const collections = await collectionsOf(db);
  const words = collections.find(({ kind, state }) => kind === "words" && state === "current");
  const away = failedAt !== null && (answeredAt === null || failedAt > answeredAt);
  const state = away ? ("unreachable" as const) : words ? ("ready" as const) : ("building" as const);
  return { ...noted, state, words, collections };
}

/** By collection: what was compared last, and the result. */
const compared = new Map<string, { sides: string; behind: number }>();
const mostCompared = 10;

/**
 * Comparing 10,000 files with their entries takes some 40 ms, so it is done again only when the rows or the entries are
 * others than last time.
 * @param held what the collection holds, as one short text
 */
async function readBehind(db: Db, words: Parameters<typeof behindBy>[1], held: string): Promise<number> {
  const { rows } = await db.one<{ rows: string }>(sql`
    select concat_ws('/', (select sum(version) from division_versions),
      (select count(*) from divisions where status = 'open'), (select count(*) from files where status = 'ready'),
      (select count(*) from approved_answers where ended_at is null)) as rows`);
  const sides = `${rows} ${held}`;
  const known = compared.get(words.name);
  if (known?.sides === sides) return known.behind;
  const behind = await behindBy(db, words);
  if (compared.size >= mostCompared) compared.clear();
  compared.set(words.name, { sides, behind });
  return behind;
}
