import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sql from "sql-template-tag";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { until } from "../../tests/factories/until";
import { type ConnectionConfig, connect } from "./connection";
import { type Embedded, type EmbeddedOptions, startEmbedded } from "./embedded";
import { isAlive, isServerOf } from "./supervisor/postmaster";

let dataDir: string;
let running: Embedded[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "lotse-embedded-"));
  // Creates the cluster once; the tests restart it.
  await (await start()).stop();
  running = [];
});
afterEach(async () => {
  for (const embedded of running) await embedded.stop();
  running = [];
});
afterAll(() => rm(dataDir, { recursive: true }));

async function start(options: Partial<EmbeddedOptions> = {}): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir, durable: false, ...options });
  running.push(embedded);
  return embedded;
}

/** One question over one connection, on a server that may just be starting again. */
async function selectOn<T extends Record<string, unknown>>(
  config: ConnectionConfig,
  query: ReturnType<typeof sql>,
) {
  const db = connect(config, 1);
  try {
    return await db.one<T>(query);
  } finally {
    await db.close();
  }
}

const serverPid = async () =>
  Number((await readFile(join(dataDir, "postgres/postmaster.pid"), "utf8")).split("\n")[0]);
const alive = async () => isServerOf(await serverPid(), dataDir);
const gone = (pid: number) => until(async () => !(await isAlive(pid)));

async function otherProcess(): Promise<{ child: ChildProcess; config: ConnectionConfig }> {
  const child = fork("tests/fakes/embedded-user.ts", [dataDir], { execArgv: ["--import", "tsx"] });
  const [config] = (await once(child, "message")) as [ConnectionConfig];
  return { child, config };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

describe("the embedded server", () => {
  test("keeps what was written over a stop and a start", async () => {
    const first = await start();
    await selectOn(first.config, sql`with made as (select 1) select 1 as n from made`);
    const db = connect(first.config, 1);
    await db.run(sql`create table if not exists kept as select 'yes' as answer`);
    await db.close();
    const pid = await serverPid();
    await first.stop();
    expect(await isAlive(pid)).toBe(false);
    const second = await start();
    expect(await selectOn(second.config, sql`select answer from kept`)).toEqual({ answer: "yes" });
  });

  test("has checksums, German letters, and a role that is no administrator", async () => {
    const { config } = await start();
    const about = await selectOn(
      config,
      sql`select current_setting('data_checksums') as checksums, upper('äö') as upper, length('ä') as letters,
        current_setting('is_superuser') as administrator, current_setting('listen_addresses') as tcp`,
    );
    expect(about).toEqual({ checksums: "on", upper: "ÄÖ", letters: 1, administrator: "off", tcp: "" });
  });

  test("lets no other operating-system user to its socket and its files", async () => {
    const { config } = await start();
    expect((await stat(String(config.host))).mode & 0o077).toBe(0);
    expect((await stat(join(dataDir, "postgres"))).mode & 0o077).toBe(0);
    expect((await stat(join(dataDir, "postgres.log"))).mode & 0o077).toBe(0);
  });

  test("is shared by two processes, and ends with the last one", async () => {
    const { child } = await otherProcess();
    const pid = await serverPid();
    const mine = await start();
    expect(await serverPid()).toBe(pid);
    const ended = once(child, "exit");
    child.send("stop");
    await ended;
    expect(await selectOn(mine.config, sql`select 1 as n`)).toEqual({ n: 1 });
    await mine.stop();
    running = [];
    expect(await isAlive(pid)).toBe(false);
  });

  test("is taken over from a process that was killed", async () => {
    const { child } = await otherProcess();
    const pid = await serverPid();
    await kill(child);
    expect(await alive()).toBe(true);
    const mine = await start();
    expect(await serverPid()).toBe(pid);
    await mine.stop();
    running = [];
    expect(await isAlive(pid)).toBe(false);
  });

  test("is started again by itself when it is killed, with what was acknowledged", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const { config } = await start();
    const db = connect(config, 1);
    await db.run(sql`create table acknowledged as select 42 as n`);
    const pid = await serverPid();
    process.kill(pid, "SIGKILL");
    await gone(pid);
    // Until it notices that its parent is dead, the old process of this connection still answers.
    await until(async () => (await serverPid().catch(() => pid)) !== pid);
    const answer = () => db.one(sql`select n from acknowledged`).catch(() => undefined);
    expect(await until(answer)).toEqual({ n: 42 });
    await db.close();
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });

  test("is not fooled by marks with the number of another program", async () => {
    const before = await start();
    await before.stop();
    const mark = `${process.ppid}\n${join(dataDir, "postgres")}\n1\n5432\n/tmp\n\n  1 1\nready   \n`;
    await writeFile(join(dataDir, "postgres/postmaster.pid"), mark);
    await mkdir(String(before.config.host), { mode: 0o700 });
    await writeFile(join(String(before.config.host), ".s.PGSQL.5432.lock"), mark);
    const { config } = await start();
    expect(await selectOn(config, sql`select 1 as n`)).toEqual({ n: 1 });
    expect(await serverPid()).not.toBe(process.ppid);
  });

  test("does not follow a link that another program has put where its socket belongs", async () => {
    const before = await start();
    await before.stop();
    const bait = await mkdtemp(join(tmpdir(), "lotse-bait-"));
    const owner = (await stat(bait)).uid;
    await symlink(bait, String(before.config.host));
    const { config } = await start();
    expect(await selectOn(config, sql`select 1 as n`)).toEqual({ n: 1 });
    expect(await readdir(bait)).toEqual([]);
    expect((await stat(bait)).uid).toBe(owner);
    await rm(bait, { recursive: true });
  });

  test("comes back when the folder of temporary files was cleaned under it", async () => {
    const { child, config } = await otherProcess();
    await kill(child);
    await rm(String(config.host), { recursive: true });
    const mine = await start();
    expect(await selectOn(mine.config, sql`select 1 as n`)).toEqual({ n: 1 });
  });

  test("refuses files of another version in words", async () => {
    const other = await mkdtemp(join(tmpdir(), "lotse-old-"));
    await mkdir(join(other, "postgres"));
    await writeFile(join(other, "postgres/PG_VERSION"), "12\n");
    await expect(startEmbedded({ dataDir: other })).rejects.toThrow("made by PostgreSQL 12");
    await rm(other, { recursive: true });
  });
});

test("two processes that begin on an empty folder share one server", async () => {
  const fresh = await mkdtemp(join(tmpdir(), "lotse-fresh-"));
  const [one, two] = await Promise.all([
    startEmbedded({ dataDir: fresh, durable: false }),
    startEmbedded({ dataDir: fresh, durable: false }),
  ]);
  const started = sql`select pg_postmaster_start_time()::text as at`;
  expect(await selectOn(one.config, started)).toEqual(await selectOn(two.config, started));
  await one.stop();
  expect(await selectOn(two.config, sql`select 1 as n`)).toEqual({ n: 1 });
  await two.stop();
  await rm(fresh, { recursive: true });
});

test("without Unix sockets it listens on the loopback alone and asks for the password", async () => {
  const fresh = await mkdtemp(join(tmpdir(), "lotse-loopback-"));
  const embedded = await startEmbedded({ dataDir: fresh, durable: false, loopback: true });
  expect(await selectOn(embedded.config, sql`select host(inet_server_addr()) as at`)).toEqual({
    at: "127.0.0.1",
  });
  await expect(selectOn({ ...embedded.config, password: "guess" }, sql`select 1 as n`)).rejects.toThrow(
    "password",
  );
  await embedded.stop();
  await rm(fresh, { recursive: true });
});
