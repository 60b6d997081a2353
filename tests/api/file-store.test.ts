import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sql from "sql-template-tag";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openRoutes } from "~/api/open-routes";
import { clock } from "~/db/clock";
import { addKnowledge } from "~/domain/knowledge/file/add-knowledge";
import { openFile } from "~/domain/knowledge/file/open-file";
import { stageUpload } from "~/domain/knowledge/file/stage-upload";
import { readHealth } from "~/domain/operations/dashboard/read-health";
import { examine } from "~/domain/operations/doctor/examine";
import { readStorage } from "~/domain/operations/system/read-storage";
import { settings } from "~/env";
import { type FakeS3, fakeS3 } from "~/integrations/storage/fake-s3";
import { storage } from "~/integrations/storage/storage";
import { readFileJob } from "~/jobs/handlers/read-file";
import { sweepJob } from "~/jobs/handlers/sweep";
import { asking } from "../factories/asking";
import { makeCompany, makePerson } from "../factories/company";
import { handbookPdf } from "../factories/documents";
import { ownCompany } from "../factories/own-company";
import { inPieces, staged } from "../factories/upload";

let fake: FakeS3;
let page: Buffer;
const own = ownCompany({}, { plan: true });
beforeAll(async () => {
  [fake, page] = [await fakeS3(), await handbookPdf(1)];
});
afterAll(() => fake.close());
beforeEach(() => own.settings(fake.env));
const realNow = clock.now;
afterEach(() => {
  clock.now = realNow;
});

const form = { newDivision: { name: "Personal", description: "", notes: "", expiredFiles: "warn" } } as const;
const stage = () => stageUpload(own.db, own.manager, { name: "Handbuch.pdf", body: inPieces(page) });
/** What an upload of this page leaves, without looking into it again. */
async function added() {
  const { id } = await staged(own.db, own.manager, "Handbuch.pdf", page);
  const { fileIds } = await addKnowledge(own.db, own.manager, { ...form, pdf: id, same: "ask" });
  return fileIds[0]!;
}
const stateOf = (id: string) =>
  own.db.one<{ status: string; attempts: number }>(sql`select status, attempts from files where id = ${id}`);
const read = (fileId: string) =>
  readFileJob(
    { fileId },
    { db: own.db, signal: new AbortController().signal, attempt: 1, lastAttempt: true },
  );
/** Each call comes ten seconds later: until then the state is known. */
async function ready() {
  const at = clock.now().getTime() + 11_000;
  clock.now = () => new Date(at);
  const answer = await openRoutes(new Request("http://lotse.test/api/v1/health/ready"), own.db);
  return { status: answer!.status, ...(await answer!.json()).parts };
}

describe("with files on S3", () => {
  it("an upload is read there, and opened by its company alone", async () => {
    const id = await added();
    await read(id);
    expect(await stateOf(id)).toMatchObject({ status: "ready" });
    expect(fake.objects.size).toBe(1);
    expect(readdirSync(join(settings().DATA_DIR, "spool"))).toEqual([]);
    const { stream, bytes } = await openFile(own.db, own.manager, id);
    let came = 0;
    for await (const chunk of stream) came += (chunk as Buffer).length;
    expect(came).toBe(bytes);
    await expect(openFile(own.db, (await makeCompany(own.db)).manager, id)).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await examine(own.db, storage())).toEqual({ ok: true, findings: [] });
    expect(await ready()).toEqual({ status: 200, database: "ready", index: "ready", storage: "ready" });
  });

  it("a manager whose upload meets a full bucket or an outage reads why, and sends it again afterwards", async () => {
    fake.mode = "full";
    await expect(stage()).rejects.toMatchObject({ code: "storage_full", status: 507 });
    fake.mode = "working";
    await fake.close();
    await expect(stage()).rejects.toMatchObject({ code: "storage_unavailable", status: 503 });
    const rows = await own.db.many(sql`select id from staged_uploads where user_id = ${own.manager.id}`);
    expect(rows).toEqual([]);
    expect(readdirSync(join(settings().DATA_DIR, "spool"))).toEqual([]);
    expect(await ready()).toMatchObject({ status: 200, database: "ready", storage: "unreachable" });
    expect(await asking(own.db, own.manager).files.store()).toEqual({ state: "unavailable" });
    expect((await readStorage(own.db)).state).toBe("unreachable");
    const parts = await readHealth(own.db);
    expect(parts).toContainEqual(
      expect.objectContaining({ part: "storage", state: "broken", fault: "unreachable" }),
    );
    await fake.reopen();
    expect(await added()).toBeTruthy();
    await expect(asking(own.db, own.employee).files.store()).rejects.toMatchObject({ code: "forbidden" });
    expect(await ready()).toMatchObject({ storage: "ready" });
  });

  it("files that wait to be processed wait on through an outage, without using up their attempts", async () => {
    const id = await added();
    await fake.close();
    for (let times = 0; times < 3; times++) await read(id);
    expect(await stateOf(id)).toEqual({ status: "queued", attempts: 0 });
    const [job] = await own.db.many<{ waits: boolean }>(sql`
      select run_at > now() as waits from graphile_worker._private_jobs
      where payload ->> 'fileId' = ${id} order by run_at desc`);
    expect(job).toEqual({ waits: true });
    await fake.reopen();
    await read(id);
    expect(await stateOf(id)).toEqual({ status: "ready", attempts: 1 });
  });

  it("a file that the bucket has forgotten fails once with the reason; opening it says so too", async () => {
    const id = await added();
    fake.objects.clear();
    await readFileJob(
      { fileId: id },
      { db: own.db, signal: new AbortController().signal, attempt: 1, lastAttempt: false },
    );
    expect(await own.db.one(sql`select status, reason, attempts from files where id = ${id}`)).toEqual({
      status: "failed",
      reason: "file_gone",
      attempts: 1,
    });
    await expect(openFile(own.db, own.manager, id)).rejects.toMatchObject({ code: "file_gone", status: 410 });
    expect((await examine(own.db, storage())).ok).toBe(false);
  });

  it("the nightly work that needs no files is done during an outage", async () => {
    const gone = new Date(clock.now().getTime() - 3_600_000);
    const { id } = await staged(own.db, own.manager, "Alt.pdf", page);
    await own.db.run(sql`update staged_uploads set expires_at = ${gone} where id = ${id}`);
    await fake.close();
    const job = { db: own.db, signal: new AbortController().signal, attempt: 1, lastAttempt: false };
    await sweepJob({}, job);
    const { kept } = await own.db.one<{ kept: number }>(
      sql`select count(*) as kept from staged_uploads where id = ${id}`,
    );
    expect(kept).toBe(1);
    await fake.reopen();
    await sweepJob({}, job);
    expect(await own.db.maybe(sql`select id from staged_uploads where id = ${id}`)).toBeUndefined();
  });

  it("the doctor says what is wrong with S3, and takes no file for lost", async () => {
    await added();
    own.settings({ ...fake.env, S3_BUCKET: "another" });
    expect(await examine(own.db, storage())).toEqual({
      ok: false,
      findings: [
        {
          what: `files: S3 has no bucket of the name S3_BUCKET (${fake.settings.endpoint} answered 404 NoSuchBucket)`,
          id: "no_bucket",
        },
      ],
    });
    own.settings({ ...fake.env, S3_ACCESS_KEY: "wrong" });
    const { findings } = await examine(own.db, storage());
    expect(findings).toEqual([{ what: expect.stringContaining("S3 refuses S3_ACCESS_KEY"), id: "denied" }]);
    expect(await ready()).toMatchObject({ status: 200, storage: "denied" });
  });
});

it("the nightly work is done also while a step of it fails every time, and says which", async () => {
  own.settings({});
  const folder = join(settings().DATA_DIR, "files");
  rmSync(folder, { recursive: true, force: true });
  // A disk error that the product does not know.
  writeFileSync(folder, "no folder");
  const { id } = await makePerson(own.db, "public_user");
  await own.db.run(sql`update users set erase_at = ${clock.now()} where id = ${id}`);
  const job = { db: own.db, signal: new AbortController().signal, attempt: 1, lastAttempt: false };
  await expect(sweepJob({}, job)).rejects.toThrow(/ENOTDIR/);
  const erasure = sql`select key from graphile_worker.jobs where key = ${`erase_account:${id}`}`;
  expect(await own.db.maybe(erasure)).toBeDefined();
});
