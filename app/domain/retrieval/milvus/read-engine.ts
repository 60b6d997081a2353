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
export async function readEngine(db: Db) {
  const { error, failedAt, answeredAt, rebuildAt } = await db.one<{
    error: string | null;
    failedAt: Date | null;
    answeredAt: Date | null;
    rebuildAt: Date | null;
  }>(sql`
    select error, failed_at as "failedAt", answered_at as "answeredAt", rebuild_at as "rebuildAt" from index_engine`);
  const collections = await collectionsOf(db);
  const words = collections.find(({ kind, state }) => kind === "words" && state === "current");
  const { entries } = await db.one<{ entries: number }>(sql`
    select coalesce(sum(entries), 0)::bigint as entries from index_files where collection = ${words?.name ?? ""}`);
  const away = failedAt !== null && (answeredAt === null || failedAt > answeredAt);
  return {
    state: away ? ("unreachable" as const) : words ? ("ready" as const) : ("building" as const),
    behind: words ? await behindBy(db, words) : 0,
    entries,
    rebuilding:
      rebuildAt !== null || (words !== undefined && collections.some(({ state }) => state === "building")),
    error: error !== null && failedAt ? { message: error, at: failedAt } : null,
  };
}
