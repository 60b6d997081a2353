import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { type JobName, type JobPayload, jobs } from "./definitions";

export interface JobOptions {
  /** Of several waiting jobs with one key only the last remains. A running one is not affected. */
  key?: string;
  runAt?: Date;
  /** Overrides the job's definition. */
  maxAttempts?: number;
}

/** Adds a job within the caller's transaction; a rollback removes it. Throws a ZodError for an invalid payload. */
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
