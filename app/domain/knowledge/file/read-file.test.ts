import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import sql from "sql-template-tag";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { examine } from "~/domain/operations/doctor/examine";
import { storage } from "~/integrations/storage/storage";
import { type TestDatabase, testDatabase } from "../../../../tests/database";
import { makeCompany } from "../../../../tests/factories/company";
import { handbookPdf } from "../../../../tests/factories/documents";
import { settingsOf } from "../../../../tests/factories/settings";
import { until } from "../../../../tests/factories/until";
import { staged } from "../../../../tests/factories/upload";
import { working } from "../../../../tests/factories/working";
import { addKnowledge } from "./add-knowledge";
import { readFile } from "./read-file";
import { failedAttempts } from "./reading-attempt";

let own: TestDatabase;
let settings: ReturnType<typeof settingsOf>;
let manager: Actor;
let handbook: Buffer;

const reader = fileURLToPath(new URL("../../../../tests/fakes/file-reader.ts", import.meta.url));
const never = new AbortController().signal;

beforeAll(async () => {
  own = await testDatabase();
  handbook = await handbookPdf(40);
});
afterAll(() => own.drop());
beforeEach(async () => {
  settings = settingsOf();
  await own.db.run(sql`delete from companies`);
  await own.db.run(sql`delete from graphile_worker._private_jobs`);
  ({ manager } = await makeCompany(own.db));
  return () => settings.remove();
});

async function addHandbook(): Promise<{ divisionId: string; fileId: string }> {
  const { id } = await staged(own.db, manager, "Handbuch.pdf", handbook);
  const form = {
    newDivision: { name: "Personal", description: "", notes: "", expiredFiles: "warn" },
    pdf: id,
    same: "ask",
  } as const;
  const { divisionId, fileIds } = await addKnowledge(own.db, manager, form);
  return { divisionId, fileId: fileIds[0]! };
}

type State = { status: string; pages_read: number; attempts: number; reason: string | null };
const stateOf = (id: string) =>
  own.db.one<State>(sql`select status, pages_read, attempts, reason from files where id = ${id}`);
const comesTo = (id: string, right: (state: State) => boolean) => until(async () => right(await stateOf(id)));
const ordinals = async (id: string) =>
  (
    await own.db.many<{ ordinal: number }>(
      sql`select ordinal from pages where file_id = ${id} order by ordinal`,
    )
  ).map(page => page.ordinal);

/** Starts a reading process, kills it once `reached`, and reports its death to the others at once. */
async function killWhen(reached: () => Promise<unknown>): Promise<void> {
  const args = [JSON.stringify({ address: own.address, env: settings.env })];
  const child: ChildProcess = fork(reader, args, { execArgv: ["--import", "tsx"] });
  const [id] = await once(child, "message");
  await reached();
  child.kill("SIGKILL");
  await once(child, "exit");
  await own.db.run(sql`update processes set heartbeat_at = now() - interval '1 hour' where id = ${id}`);
}

async function readToTheEnd(fileId: string): Promise<void> {
  const worker = await working(own.db);
  await comesTo(fileId, state => state.status === "ready");
  await worker.stop();
}

describe("a reading whose process is killed", () => {
  it("among the pages begins again and is there once", async () => {
    const { fileId } = await addHandbook();
    await killWhen(() => comesTo(fileId, state => state.pages_read > 0));
    expect(await stateOf(fileId)).toMatchObject({ status: "reading" });
    await readToTheEnd(fileId);
    expect(await ordinals(fileId)).toEqual(Array.from({ length: 40 }, (_, page) => page));
    expect((await examine(own.db, storage())).findings).toEqual([]);
    expect(await own.db.many(sql`select purpose from mails`)).toEqual([{ purpose: "file_ready" }]);
  });

  it("again and again, more often than a file may fail by itself, ends ready all the same", async () => {
    const { fileId } = await addHandbook();
    for (let death = 0; death < 4; death++)
      await killWhen(() => comesTo(fileId, state => state.attempts === death + 1 && state.pages_read > 0));
    expect(await failedAttempts(own.db, fileId, 4)).toBe(0);
    await readToTheEnd(fileId);
    expect(await ordinals(fileId)).toHaveLength(40);
    expect(
      await own.db.many(sql`select distinct reason from reading_attempts where outcome = 'interrupted'`),
    ).toEqual([{ reason: "read_interrupted" }]);
    expect(await own.db.many(sql`select purpose from mails`)).toEqual([{ purpose: "file_ready" }]);
  });

  it("while it stores them leaves nothing, and stores them once", async () => {
    const { divisionId, fileId } = await addHandbook();
    await own.db.run(sql`insert into division_versions (division_id) values (${divisionId})`);
    await own.db.transaction(async tx => {
      // Updating the version, the last step, waits for this lock.
      await tx.run(sql`select from division_versions where division_id = ${divisionId} for update`);
      await killWhen(() => comesTo(fileId, state => state.status === "indexing"));
    });
    expect(await ordinals(fileId)).toEqual([]);
    await readToTheEnd(fileId);
    expect(await ordinals(fileId)).toHaveLength(40);
    expect((await examine(own.db, storage())).findings).toEqual([]);
  });
});

describe("a reading", () => {
  it("that is asked to stop puts the file back, unfinished", async () => {
    const { fileId } = await addHandbook();
    const stop = new AbortController();
    const reading = readFile(own.db, fileId, { signal: stop.signal, lastAttempt: true, notify: nobody });
    await comesTo(fileId, state => state.pages_read > 0);
    stop.abort(new Error("The process is ending"));
    await expect(reading).rejects.toThrow("The process is ending");
    expect(await stateOf(fileId)).toMatchObject({ status: "queued" });
  });

  it("that two processes began is stored by the second only, as often as both finish", async () => {
    const { fileId } = await addHandbook();
    const ends: number[] = [];
    const notify = async (_: unknown, end: { attempt: number }) => void ends.push(end.attempt);
    await Promise.all([
      readFile(own.db, fileId, { signal: never, lastAttempt: false, notify }),
      comesTo(fileId, state => state.status === "reading").then(() =>
        readFile(own.db, fileId, { signal: never, lastAttempt: false, notify }),
      ),
    ]);
    expect(ends).toEqual([2]);
    expect(await ordinals(fileId)).toHaveLength(40);
  });

  it("that failed by itself counts as such, one whose process died does not", async () => {
    const { fileId } = await addHandbook();
    const reasons = ["read_timeout", "read_interrupted", "read_crashed", "read_interrupted"];
    for (const [at, reason] of reasons.entries())
      await own.db.run(sql`
        insert into reading_attempts (file_id, attempt, outcome, reason, started_at, ended_at)
        values (${fileId}, ${at + 1}, 'interrupted', ${reason}, now(), now())`);
    expect(await failedAttempts(own.db, fileId, 4)).toBe(2);
    // Attempts of an earlier job do not count: a retry starts a new one.
    expect(await failedAttempts(own.db, fileId, 3)).toBe(1);
  });

  it("that loses its bytes fails at once, in words", async () => {
    const { fileId } = await addHandbook();
    const { key } = await own.db.one<{ key: string }>(
      sql`select storage_key as key from files where id = ${fileId}`,
    );
    await storage().remove(key);
    await readFile(own.db, fileId, { signal: never, lastAttempt: false, notify: nobody });
    expect(await stateOf(fileId)).toMatchObject({ status: "failed", attempts: 1, reason: "file_gone" });
    expect((await examine(own.db, storage())).findings).toEqual([
      { what: "file without its bytes", id: fileId },
    ]);
  });

  it("of a file that is gone ends at once, and notifies no user", async () => {
    const notified: unknown[] = [];
    const notify = async (...event: unknown[]) => void notified.push(event);
    await readFile(own.db, newId(), { signal: never, lastAttempt: true, notify });
    expect(notified).toEqual([]);
  });
});

async function nobody(): Promise<void> {}
