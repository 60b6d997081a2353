import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { type JobName, type JobPayload, jobs } from "./definitions";

export interface JobOptions {
  /** Replaces a waiting job with the same key. A running one is not affected. */
  key?: string;
  runAt?: Date;
  /** The same, but a waiting job with the same key keeps its time. */
  notBefore?: Date;
  /** Overrides the job's definition. */
  maxAttempts?: number;
  /** Number of other jobs that should run first: lowers the priority by as many. */
  ahead?: number;
}

const maxAhead = 1_000;

/**
 * Adds a job within the caller's transaction; a rollback removes it.
 * @throws ZodError for an invalid payload
 */
export async function enqueue<N extends JobName>(
  tx: Db,
  name: N,
  payload: JobPayload<N>,
  { key, runAt, notBefore, maxAttempts = jobs[name].maxAttempts, ahead = 0 }: JobOptions = {},
): Promise<void> {
  const checked = JSON.stringify(jobs[name].payload.parse(payload));
  await tx.run(sql`
    select from graphile_worker.add_job(
      ${name}, ${checked}::json, run_at => ${notBefore ?? runAt}::timestamptz, max_attempts => ${maxAttempts}::integer, priority => ${jobs[name].priority + Math.min(ahead, maxAhead)}::integer,
      job_key => ${key}::text, job_key_mode => ${notBefore ? "preserve_run_at" : "replace"}::text
    )`);
}
