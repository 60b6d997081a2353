import { EventEmitter } from "node:events";
import { type Job, run, type TaskList, type WorkerEvents, type WorkerPool } from "graphile-worker";
import sql from "sql-template-tag";
import type { Database } from "~/db/connection";
import { graphileLogger } from "~/db/graphile-logger";
import { processId } from "~/db/process-id";
import { type JobName, type JobPayload, jobs } from "../queue/definitions";
import { describeFailure } from "./describe-failure";
import { persistentRunner } from "./persistent-runner";
import { recordHeartbeat, releaseJobsOfDeadProcesses, removeProcess, returnJobs } from "./processes";

interface JobContext {
  db: Database;
  /** Aborted at shutdown. A handler that throws then continues in another process or after the restart. */
  signal: AbortSignal;
  /** Counted from 1. */
  attempt: number;
  /** Whether this is the last attempt, whose failure the handler has to record in the row. */
  lastAttempt: boolean;
}

export type JobHandler<N extends JobName> = (payload: JobPayload<N>, context: JobContext) => Promise<void>;
export type JobHandlers = { [N in JobName]?: JobHandler<N> };

export interface WorkerOptions {
  database: Database;
  /** Other processes run the jobs without a handler here. A job may run twice, so handlers are idempotent. */
  handlers: JobHandlers;
  /** Handlers that update the row of a job whose process died during its last attempt. */
  abandoned?: JobHandlers;
  /** Number of concurrent jobs. */
  concurrency?: number;
  /** Whether this worker also enqueues the periodic jobs that it handles. Default: true. */
  periodic?: boolean;
  /** The id in `processes`. */
  process?: string;
}

export interface JobWorker {
  /** Waits for running handlers, aborts them after `graceMs`, and abandons them 5 s later. */
  stop(graceMs?: number): Promise<void>;
}

const heartbeatMs = 5_000;
const abortGraceMs = 5_000;

/** Runs jobs until stopped; survives database outages. */
export async function startWorker(options: WorkerOptions): Promise<JobWorker> {
  const { database, handlers, concurrency = 2, periodic = true, process = processId } = options;
  const stopping = new AbortController();
  const running = new Map<Job["id"], Job>();
  let pool: WorkerPool | undefined;

  const events: WorkerEvents = new EventEmitter();
  events.on("pool:create", ({ workerPool }) => {
    pool = workerPool;
  });
  events.on("job:start", ({ job }) => running.set(job.id, job));
  events.on("job:complete", ({ job, error }) => {
    if (error && stopping.signal.aborted) return;
    running.delete(job.id);
    if (error) report(job, error);
  });

  const refreshHeartbeat = async () => {
    await recordHeartbeat(database, process, pool ? [pool.id] : []);
    await releaseJobsOfDeadProcesses(database);
  };
  await refreshHeartbeat();
  const taskList = tasks(options, stopping.signal);
  const runner = await persistentRunner(
    () =>
      run({
        pgPool: database.pool,
        logger: graphileLogger,
        events,
        concurrency,
        taskList,
        noPreparedStatements: true,
        noHandleSignals: true,
        crontab: [
          ...(periodic && handlers.sweep ? ["*/10 * * * * sweep ?max=1&jobKey=sweep"] : []),
          ...(periodic && handlers.compare_payments
            ? ["17 3 * * * compare_payments ?max=3&jobKey=compare_payments"]
            : []),
          ...(periodic && handlers.purge_mail_words
            ? ["41 2 * * * purge_mail_words ?max=3&jobKey=purge_mail_words"]
            : []),
        ].join("\n"),
        // Finished jobs are written at the end of the tick and retried until stored; stop() waits for that.
        preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      }),
    events,
  );
  await refreshHeartbeat();
  const heartbeat = startHeartbeat(refreshHeartbeat);

  return {
    async stop(graceMs = 10_000) {
      const abort = setTimeout(() => stopping.abort(new Error("The process is ending")), graceMs);
      const forceStop = setTimeout(() => pool?.forcefulShutdown("left behind"), graceMs + abortGraceMs);
      await runner.stop();
      clearTimeout(abort);
      clearTimeout(forceStop);
      await heartbeat.stop();
      // The remaining jobs were aborted and did not fail.
      await returnJobs(database, [...running.values()]);
      await removeProcess(database, process);
    },
  };
}

function startHeartbeat(refresh: () => Promise<void>): { stop(): Promise<void> } {
  let current: Promise<void> | undefined;
  const timer = setInterval(() => {
    // A slow heartbeat must not queue up others.
    current ??= refresh()
      .catch(error => console.error(`jobs: the heartbeat could not be recorded: ${error.message}`))
      .finally(() => {
        current = undefined;
      });
  }, heartbeatMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await current;
    },
  };
}

function tasks(options: WorkerOptions, signal: AbortSignal): TaskList {
  const list: TaskList = {};
  for (const name of Object.keys(options.handlers) as JobName[]) {
    list[name] = (payload, { job }) => perform(name, payload, { job, options, signal });
  }
  return list;
}

async function perform<N extends JobName>(
  name: N,
  raw: unknown,
  { job, options, signal }: { job: Job; options: WorkerOptions; signal: AbortSignal },
): Promise<void> {
  const { database, handlers, abandoned } = options;
  const parsed = jobs[name].payload.safeParse(raw);
  if (!parsed.success) {
    // Retrying cannot help. The library cannot fail a running job permanently.
    await database.run(
      sql`update graphile_worker._private_jobs set max_attempts = attempts where id = ${job.id}`,
    );
    throw new Error(`The payload does not fit: ${parsed.error.message}`);
  }
  const handler: JobHandler<N> | undefined = job.flags?.abandoned ? abandoned?.[name] : handlers[name];
  const lastAttempt = job.attempts >= job.max_attempts;
  // The schema selected by `name` produced this payload, which TypeScript cannot infer through the table.
  const payload = parsed.data as JobPayload<N>;
  await handler?.(payload, { db: database, signal, attempt: job.attempts, lastAttempt });
}

function report(job: Job, error: unknown): void {
  const attempt = `attempt ${job.attempts} of ${job.max_attempts}`;
  console.error(`jobs: ${job.task_identifier} ${job.id} failed, ${attempt}: ${describeFailure(error)}`);
}
