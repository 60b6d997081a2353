import { fork } from "node:child_process";
import { once } from "node:events";
import sql from "sql-template-tag";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { newId } from "~/db/id";
import { type TestDatabase, testDatabase } from "../../tests/database";
import { until } from "../../tests/factories/until";
import { jobs } from "../queue/definitions";
import { enqueue } from "../queue/enqueue";
import { type JobHandlers, type JobWorker, startWorker } from "./worker";

let own: TestDatabase;
let workers: JobWorker[] = [];

beforeEach(async () => {
  own = await testDatabase();
});
afterEach(async () => {
  await Promise.all(workers.map(worker => worker.stop(0)));
  workers = [];
  await own.drop();
});

async function work(handlers: JobHandlers, abandoned?: JobHandlers): Promise<JobWorker> {
  const worker = await startWorker({ database: own.db, handlers, abandoned, process: newId() });
  workers.push(worker);
  return worker;
}

/** A promise that is resolved from outside. */
function gate<T = void>() {
  let open: (value: T) => void = () => {};
  const passed = new Promise<T>(resolve => {
    open = resolve;
  });
  return { open, passed };
}

const waiting = () =>
  own.db.many<{ name: string; attempts: number; left: number; locked: boolean }>(sql`
    select task_identifier as name, attempts, max_attempts - attempts as left, locked_by is not null as locked
    from graphile_worker.jobs order by id`);

describe("a job", () => {
  test("runs when the transaction that enqueued it commits, and never when it is rolled back", async () => {
    const done: string[] = [];
    const last = gate();
    await work({
      delete_file: async ({ fileId }) => {
        done.push(fileId);
        if (fileId === kept) last.open();
      },
    });
    const [undone, kept] = [newId(), newId()];
    const failing = own.db.transaction(async tx => {
      await enqueue(tx, "delete_file", { fileId: undone });
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    await own.db.transaction(tx => enqueue(tx, "delete_file", { fileId: kept }));
    await last.passed;
    expect(done).toEqual([kept]);
  });

  test("with the key of a waiting one replaces it", async () => {
    const runAt = new Date(Date.now() + 3_600_000);
    await enqueue(own.db, "delete_file", { fileId: newId() }, { key: "one", runAt });
    await enqueue(own.db, "delete_file", { fileId: newId() }, { key: "one", runAt });
    await enqueue(own.db, "delete_file", { fileId: newId() }, { key: "two", runAt });
    expect(await waiting()).toHaveLength(2);
  });

  test("that throws is retried, and its last attempt is marked as the last", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const end = gate();
    const seen: [number, boolean][] = [];
    await work({
      read_file: async (_payload, { attempt, lastAttempt }) => {
        seen.push([attempt, lastAttempt]);
        if (lastAttempt) end.open();
        throw new Error("unreadable");
      },
    });
    await enqueue(own.db, "read_file", { fileId: newId() }, { maxAttempts: 2 });
    await until(async () => (await waiting())[0]?.locked === false && seen.length === 1);
    await own.db.run(
      sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), now())`,
    );
    await own.db.run(sql`select pg_notify('jobs:insert', '{"count": 1}')`);
    await end.passed;
    expect(seen).toEqual([
      [1, false],
      [2, true],
    ]);
    await until(() => logged.mock.calls.length === 2);
    expect(logged.mock.calls[1]?.[0]).toContain("attempt 2 of 2: unreadable");
    // The operator reads where in the code it failed.
    expect(logged.mock.calls[1]?.[0]).toMatch(/\n {4}at .*worker\.test\.ts:\d+/);
    logged.mockRestore();
  });

  test("with an invalid payload fails for ever at the first attempt", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const handler = vi.fn(async () => {});
    await own.db.run(sql`select graphile_worker.add_job('read_file', '{"fileId": "../../etc"}'::json)`);
    await work({ read_file: handler });
    await until(async () => (await waiting())[0]?.left === 0);
    expect(handler).not.toHaveBeenCalled();
    logged.mockRestore();
  });

  test("is left to others by a worker without a handler for it", async () => {
    const mailed = gate();
    await work({ send_mail: async () => mailed.open() });
    await enqueue(own.db, "read_file", { fileId: newId() });
    await enqueue(own.db, "send_mail", { mailId: newId() });
    await mailed.passed;
    expect((await waiting()).find(job => job.name === "read_file")?.attempts).toBe(0);
  });
});

describe("while the database is away", () => {
  test("jobs that fail do not end the work of their process", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const logged = vi.spyOn(console, "warn").mockImplementation(() => {});
    const [lost, failing, last, next] = [newId(), newId(), newId(), newId()];
    const gates = new Map([lost, failing, last].map(id => [id, gate()]));
    const done = gate();
    const read_file: JobHandlers["read_file"] = async ({ fileId }) => {
      if (fileId === next) return done.open();
      await gates.get(fileId)!.passed;
      if (fileId !== last) throw new Error("unreadable");
    };
    workers.push(
      await startWorker({ database: own.db, handlers: { read_file }, concurrency: 3, process: newId() }),
    );
    for (const fileId of gates.keys()) await enqueue(own.db, "read_file", { fileId });
    const locked = async () => (await waiting()).filter(job => job.locked).length;
    await until(async () => (await locked()) === 3);
    const comeBack = await own.disconnect();
    gates.get(lost)!.open();
    await until(() => logged.mock.calls.some(([line]) => String(line).includes("Failed to fail jobs")));
    await comeBack();
    gates.get(failing)!.open();
    await until(async () => (await locked()) === 2);
    gates.get(last)!.open();
    await enqueue(own.db, "read_file", { fileId: next });
    await done.passed;
    vi.restoreAllMocks();
  });
});

describe("stopping", () => {
  test("lets a running job finish", async () => {
    const [began, mayEnd] = [gate(), gate()];
    const worker = await work({
      read_file: async () => {
        began.open();
        await mayEnd.passed;
      },
    });
    await enqueue(own.db, "read_file", { fileId: newId() });
    await began.passed;
    const stopped = worker.stop(60_000);
    workers = [];
    mayEnd.open();
    await stopped;
    expect(await waiting()).toEqual([]);
    expect(await own.db.many(sql`select id from processes`)).toEqual([]);
  });

  test("returns an aborted job at once, without counting its attempt", async () => {
    const began = gate();
    const worker = await work({
      read_file: async (_payload, { signal }) => {
        began.open();
        await once(signal, "abort");
        throw signal.reason;
      },
    });
    await enqueue(own.db, "read_file", { fileId: newId() });
    await began.passed;
    await worker.stop(0);
    workers = [];
    expect(await waiting()).toEqual([
      { name: "read_file", attempts: 0, left: jobs.read_file.maxAttempts, locked: false },
    ]);

    const again = gate<number>();
    await work({ read_file: async (_payload, { attempt }) => again.open(attempt) });
    expect(await again.passed).toBe(1);
  });
});

describe("a process that was killed", () => {
  const quiet = (seconds: number) =>
    own.db.run(sql`update processes set heartbeat_at = heartbeat_at - make_interval(secs => ${seconds})`);

  /** Another process takes the job, and is killed while running it. */
  async function killedAtWork(): Promise<void> {
    const child = fork("tests/fakes/job-holder.ts", [JSON.stringify(own.address)], {
      execArgv: ["--import", "tsx"],
    });
    await once(child, "message");
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }

  test("loses its job to another one", async () => {
    const fileId = newId();
    await enqueue(own.db, "read_file", { fileId });
    await killedAtWork();
    expect(await waiting()).toEqual([
      { name: "read_file", attempts: 1, left: jobs.read_file.maxAttempts - 1, locked: true },
    ]);
    await quiet(8);
    const again = gate<[string, number]>();
    await work({ read_file: async (payload, { attempt }) => again.open([payload.fileId, attempt]) });
    expect(await again.passed).toEqual([fileId, 2]);
  });

  test("on the last attempt is recorded in its row", async () => {
    const fileId = newId();
    await enqueue(own.db, "read_file", { fileId }, { maxAttempts: 1 });
    await killedAtWork();
    await quiet(8);
    const logged = gate<string>();
    const handler = vi.fn(async () => {});
    await work({ read_file: handler }, { read_file: async payload => logged.open(payload.fileId) });
    expect(await logged.passed).toBe(fileId);
    expect(handler).not.toHaveBeenCalled();
  });

  test("is not declared dead while it sends heartbeats, even if its job takes long", async () => {
    const [began, mayEnd] = [gate(), gate()];
    await work({
      read_file: async () => {
        began.open();
        await mayEnd.passed;
      },
    });
    await enqueue(own.db, "read_file", { fileId: newId() });
    await began.passed;
    await own.db.run(sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 hour'`);
    await work({ read_file: async () => {} });
    expect((await waiting())[0]?.locked).toBe(true);
    mayEnd.open();
  });
});
