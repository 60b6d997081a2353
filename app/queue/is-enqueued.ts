import sql, { type Sql } from "sql-template-tag";

/** SQL condition: a job with this key waits, runs, or will be retried. One that has failed for good keeps its key. */
export const isEnqueued = (key: Sql): Sql => sql`exists (
  select from graphile_worker.jobs j
  where j.key = ${key} and (j.attempts < j.max_attempts or j.locked_at is not null))`;
