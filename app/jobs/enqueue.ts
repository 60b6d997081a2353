import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { type JobName, type JobPayload, jobs } from "./definitions";

export interface JobOptions {
  /** Of several waiting jobs with one key only the last remains. One that is running is not disturbed. */
  key?: string;
  runAt?: Date;
  /** Fewer or more than the job's definition says. */
  maxAttempts?: number;
}

/**
 * Puts a job on the list within the caller's own transaction: rolled back, it never was. Throws a ZodError when
 * the payload is not the job's.
 */
export async function enqueue<N extends JobName>(
  tx: Db,
  name: N,
  payload: JobPayload<N>,
  { key, runAt, maxAttempts = jobs[name].maxAttempts }: JobOptions = {},
): Promise<void> {
  const checked = JSON.stringify(jobs[name].payload.parse(payload));
  await tx.run(sql`
    select from graphile_worker.add_job(
      ${name}, ${checked}::json, run_at => ${runAt}::timestamptz, max_attempts => ${maxAttempts}::integer, priority => ${jobs[name].priority}::integer,
      job_key => ${key}::text
    )`);
}
