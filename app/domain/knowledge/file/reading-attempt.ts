import sql from "sql-template-tag";
import type { ErrorCode } from "~/contract/errors";
import type { ReadingAttempt } from "~/contract/processing-fields";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";

/** The attempt at reading the file with this id. */
type AttemptOf = { id: string; attempt: number };

/** Figures of an attempt: pages read, and the peak memory of the reading process in bytes. */
export type AttemptFigures = { pages?: number; memory?: number };

/** How an attempt ends. */
export type AttemptEnd = AttemptFigures &
  ({ outcome: "ready" | "quarantined" } | { outcome: "failed" | "interrupted"; reason: ErrorCode });

/** Opens the record of an attempt, and ends earlier ones that a dead process left open, as interrupted. */
export async function openAttempt(tx: Db, { id, attempt }: AttemptOf): Promise<void> {
  await tx.run(sql`
    update reading_attempts set outcome = 'interrupted', reason = 'read_interrupted', ended_at = ${clock.now()}
    where file_id = ${id} and ended_at is null`);
  await tx.run(sql`
    insert into reading_attempts (file_id, attempt, started_at) values (${id}, ${attempt}, ${clock.now()})
    on conflict (file_id, attempt) do nothing`);
}

/** Records the progress of an attempt. */
export async function recordProgress(
  tx: Db,
  { id, attempt }: AttemptOf,
  stage: "reading" | "indexing",
  { pages, memory }: AttemptFigures,
): Promise<void> {
  await tx.run(sql`
    update reading_attempts set stage = ${stage}, pages = coalesce(${pages}::int, pages),
      max_memory = greatest(max_memory, ${round(memory)}::bigint)
    where file_id = ${id} and attempt = ${attempt} and ended_at is null`);
}

/** Ends the record of an attempt; does nothing if it has ended. */
export async function endAttempt(tx: Db, { id, attempt }: AttemptOf, end: AttemptEnd): Promise<void> {
  await tx.run(sql`
    update reading_attempts set outcome = ${end.outcome}, reason = ${"reason" in end ? end.reason : null},
      pages = coalesce(${end.pages}::int, pages), max_memory = greatest(max_memory, ${round(end.memory)}::bigint),
      ended_at = ${clock.now()}
    where file_id = ${id} and attempt = ${attempt} and ended_at is null`);
}

/** Counts the failed ones of the `latest` attempts at a file, without those that ended because their process stopped. */
export async function failedAttempts(db: Db, fileId: string, latest: number): Promise<number> {
  const { failed } = await db.one<{ failed: number }>(sql`
    select count(*)::int as failed from (
      select outcome, reason from reading_attempts where file_id = ${fileId} order by attempt desc limit ${latest}
    ) attempt where outcome = 'interrupted' and reason in ('read_timeout', 'read_crashed')`);
  return failed;
}

const round = (bytes: number | undefined) => (bytes ? Math.round(bytes) : null);

/** Lists the attempts at reading a file, the latest first. The caller has checked that the actor may see the file. */
export function readAttempts(db: Db, fileId: string): Promise<ReadingAttempt[]> {
  return db.many<ReadingAttempt>(sql`
    select attempt, stage, outcome, reason, pages, max_memory as "maxMemory", started_at as "startedAt",
           ended_at as "endedAt"
    from reading_attempts where file_id = ${fileId} order by attempt desc limit 50`);
}
