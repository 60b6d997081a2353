import { EventEmitter } from "node:events";
import { type Job, run, type TaskList, type WorkerEvents, type WorkerPool } from "graphile-worker";
import sql from "sql-template-tag";
import type { Database } from "~/db/connection";
import { graphileLogger } from "~/db/graphile-logger";
import { processId } from "~/db/process-id";
import { type JobName, type JobPayload, jobs } from "./definitions";
import { lastingRunner } from "./lasting-runner";
import { freeHeldByDead, giveBack, sayAlive, sayGoodbye } from "./processes";

export interface JobContext {
  db: Database;
  /** Fires when the process wants to end: throw, and the job goes on elsewhere or after the restart. */
  signal: AbortSignal;
  /** Counted from 1. */
  attempt: number;
  /** When this one throws, nobody tries again: say so in the row. */
  lastAttempt: boolean;
}

export type JobHandler<N extends JobName> = (payload: JobPayload<N>, context: JobContext) => Promise<void>;
export type JobHandlers = { [N in JobName]?: JobHandler<N> };

export interface WorkerOptions {
  database: Database;
  /** Jobs without a handler here are left to other processes. A job may run twice: handlers are idempotent. */
  handlers: JobHandlers;
  /** Runs instead of the handler, for a job whose process died on its last attempt: it only tells the row. */
  abandoned?: JobHandlers;
  /** How many jobs at the same time. */
  concurrency?: number;
  /** The name in `processes`. */
  process?: string;
}

export interface JobWorker {
  /** Waits for running handlers; aborts them after `graceMs`, and leaves them behind 5 s later. */
  stop(graceMs?: number): Promise<void>;
}

const HEARTBEAT_MS = 5_000;
const AFTER_ABORT_MS = 5_000;

/** Takes jobs from the list until it is stopped; lives through losses of the database. */
export async function startWorker(options: WorkerOptions): Promise<JobWorker> {
  const { database, handlers, concurrency = 2, process = processId } = options;
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

  const beat = async () => {
    await sayAlive(database, process, pool ? [pool.id] : []);
    await freeHeldByDead(database);
  };
  await beat();
  const taskList = tasks(options, stopping.signal);
  const runner = await lastingRunner(() =>
    run({
      ...{ pgPool: database.pool, logger: graphileLogger, events, concurrency, taskList },
      ...{ noPreparedStatements: true, noHandleSignals: true },
      crontab: handlers.sweep ? "*/10 * * * * sweep ?max=1&jobKey=sweep" : "",
      // An ended job is written at the end of the tick, again until it is stored, and stop() waits for it.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    }),
  );
  await beat();
  const heart = heartbeat(beat);

  return {
    async stop(graceMs = 10_000) {
      const abort = setTimeout(() => stopping.abort(new Error("The process is ending")), graceMs);
      const leave = setTimeout(() => pool?.forcefulShutdown("left behind"), graceMs + AFTER_ABORT_MS);
      await runner.stop();
      clearTimeout(abort);
      clearTimeout(leave);
      await heart.stop();
      // What is still in here was aborted, not failed.
      await giveBack(database, [...running.values()]);
      await sayGoodbye(database, process);
    },
  };
}

function heartbeat(beat: () => Promise<void>): { stop(): Promise<void> } {
  let beating: Promise<void> | undefined;
  const timer = setInterval(() => {
    // One that hangs must not pile up others behind it.
    beating ??= beat()
      .catch(error => console.error(`jobs: no sign of life could be given: ${error.message}`))
      .finally(() => {
        beating = undefined;
      });
  }, HEARTBEAT_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await beating;
    },
  };
}

function tasks(options: WorkerOptions, signal: AbortSignal): TaskList {
  const list: TaskList = {};
  for (const name of Object.keys(options.handlers) as JobName[]) {
    list[name] = (payload, { job }) => perform(name, payload, job, options, signal);
  }
  return list;
}

async function perform<N extends JobName>(
  name: N,
  raw: unknown,
  job: Job,
  { database, handlers, abandoned }: WorkerOptions,
  signal: AbortSignal,
): Promise<void> {
  const parsed = jobs[name].payload.safeParse(raw);
  if (!parsed.success) {
    // No later attempt would fit better. The library has no word for "never again" while a job is running.
    await database.run(
      sql`update graphile_worker._private_jobs set max_attempts = attempts where id = ${job.id}`,
    );
    throw new Error(`The payload does not fit: ${parsed.error.message}`);
  }
  const handler: JobHandler<N> | undefined = job.flags?.abandoned ? abandoned?.[name] : handlers[name];
  const lastAttempt = job.attempts >= job.max_attempts;
  // The schema chosen by `name` has made this payload, which TypeScript cannot follow through the table.
  const payload = parsed.data as JobPayload<N>;
  await handler?.(payload, { db: database, signal, attempt: job.attempts, lastAttempt });
}

function report(job: Job, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  const attempt = `attempt ${job.attempts} of ${job.max_attempts}`;
  console.error(`jobs: ${job.task_identifier} ${job.id} failed, ${attempt}: ${reason}`);
}
