import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, readlinkSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newId } from "~/db/id";
import { until } from "../../../tests/factories/until";
import { inPieces } from "../../../tests/factories/upload";
import { closeServer, listenLocally } from "../local-server";
import { type FakeS3, fakeS3 } from "./fake-s3";
import { s3Storage } from "./s3";
import type { Storage } from "./storage-port";

let fake: FakeS3;
let storage: Storage;
const spool = mkdtempSync(join(tmpdir(), "lotse-spool-"));
const limits = { connectMs: 5_000, idleMs: 30_000, pausesMs: [1, 1] };

beforeAll(async () => {
  fake = await fakeS3();
  storage = s3Storage(fake.settings, spool, limits);
});
afterAll(async () => {
  await fake.close();
  rmSync(spool, { recursive: true, force: true });
});
beforeEach(() => {
  Object.assign(fake, { mode: "working", recoversAfter: undefined });
  fake.requests.length = 0;
});

/** The names of the files of a folder that this process has open. */
const openFilesIn = (folder: string): string[] =>
  readdirSync("/proc/self/fd").flatMap(number => {
    try {
      const path = readlinkSync(`/proc/self/fd/${number}`);
      return path.startsWith(folder) ? [path] : [];
    } catch {
      return [];
    }
  });

async function drafted() {
  const key = newId();
  return { key, draft: await storage.write(key, inPieces(Buffer.from("bytes of a file"))) };
}

async function stored() {
  const { key, draft } = await drafted();
  await draft.keep();
  return key;
}

const readAll = async (key: string) => {
  for await (const _ of await storage.read(key));
};

describe("an S3 server", () => {
  it.each([
    ["full", { kind: "full", code: "storage_full", status: 507 }],
    ["busy", { kind: "failing", code: "storage_unavailable", status: 503 }],
    ["forgetful", { kind: "forgetful", code: "storage_unavailable" }],
  ] as const)(
    "that is %s refuses an upload with a reason, and nothing is left of it",
    async (mode, refusal) => {
      const { key, draft } = await drafted();
      fake.mode = mode;
      await expect(draft.keep()).rejects.toMatchObject(refusal);
      fake.mode = "working";
      await draft.drop();
      expect(await storage.has(key)).toBe(false);
      expect(readdirSync(spool)).toEqual([]);
    },
  );

  it("that is busy for a moment receives the upload again", async () => {
    const { key, draft } = await drafted();
    Object.assign(fake, { mode: "busy", recoversAfter: 2 });
    await draft.keep();
    expect(await storage.has(key)).toBe(true);
  });

  it("that never answers is given up after a while", async () => {
    const impatient = s3Storage(fake.settings, spool, { ...limits, idleMs: 50 });
    fake.mode = "silent";
    await expect(impatient.check()).rejects.toMatchObject({ kind: "slow", status: 503 });
  });

  it("that refuses the keys, or has no such bucket, gets one request", async () => {
    const wrong = (changes: object) => s3Storage({ ...fake.settings, ...changes }, spool, limits).check();
    await expect(wrong({ accessKey: "another" })).rejects.toMatchObject({ kind: "denied" });
    await expect(wrong({ bucket: "another" })).rejects.toMatchObject({ kind: "no_bucket" });
    expect(fake.requests).toHaveLength(2);
  });

  it("whose bucket is gone proves no deletion", async () => {
    const key = await stored();
    const gone = s3Storage({ ...fake.settings, bucket: "another" }, spool, limits);
    await expect(gone.has(key)).rejects.toMatchObject({ kind: "no_bucket" });
    await expect(gone.read(key)).rejects.toMatchObject({ kind: "no_bucket" });
  });

  it("that ends in the middle of a file, or changes it, gives no file, and leaves no copy", async () => {
    const key = await stored();
    fake.mode = "cutting";
    await expect(readAll(key)).rejects.toMatchObject({ kind: "unreachable" });
    await expect(storage.withPath(key, async () => 1)).rejects.toMatchObject({ kind: "unreachable" });
    fake.mode = "damaging";
    await expect(readAll(key)).rejects.toMatchObject({ kind: "damaged", code: "file_damaged" });
    await expect(storage.withPath(key, async () => 1)).rejects.toMatchObject({ kind: "damaged" });
    expect(readdirSync(spool)).toEqual([]);
  });

  it("that ends in the middle of an upload leaves no file open", async () => {
    const server = createServer(request => request.once("data", () => request.socket.destroy()));
    const endpoint = await listenLocally(server);
    const failing = s3Storage({ ...fake.settings, endpoint }, spool, limits);
    const draft = await failing.write(newId(), inPieces(Buffer.alloc(20_000_000)));
    await expect(draft.keep()).rejects.toMatchObject({ kind: "unreachable" });
    await until(async () => openFilesIn(spool).length === 0);
    await closeServer(server);
    await draft.drop();
  });

  it.each([
    { what: "a file", range: undefined },
    { what: "a part of one", range: { start: 1_000_000, end: 18_999_999 } },
  ])(
    "holds no connection while the reader of $what pauses, and goes on where they stopped",
    async ({ range }) => {
      const own = await fakeS3();
      const key = newId();
      const body = randomBytes(20_000_000);
      own.objects.set(key, { body, sha256: createHash("sha256").update(body).digest("hex"), at: new Date() });
      const reader = (
        await s3Storage(own.settings, spool, { ...limits, idleMs: 300 }).read(key, range)
      ).iterator();
      const read: Buffer[] = [(await reader.next()).value];
      await until(async () => (await own.connections()) === 0);
      for await (const chunk of reader) read.push(chunk);
      expect(Buffer.concat(read).equals(range ? body.subarray(range.start, range.end + 1) : body)).toBe(true);
      expect(own.requests).toHaveLength(2);
      await own.close();
    },
  );

  it("gives a file also while the readers of many others pause", async () => {
    const key = newId();
    fake.objects.set(key, { body: Buffer.alloc(2_000_000), sha256: undefined, at: new Date() });
    const paused = await Promise.all(Array.from({ length: 70 }, () => storage.read(key)));
    await readAll(key);
    for (const stream of paused) stream.destroy();
  });

  it("that is unreachable is distinguished from one that answers, and is used again when it is back", async () => {
    const key = await stored();
    await fake.close();
    await expect(storage.has(key)).rejects.toMatchObject({ kind: "unreachable", status: 503 });
    await fake.reopen();
    expect(await storage.has(key)).toBe(true);
  });

  it("lists more objects than a page holds, and leaves those of others alone", async () => {
    const keys = Array.from({ length: 1_205 }, () => newId());
    for (const key of keys)
      fake.objects.set(key, { body: Buffer.from("x"), sha256: undefined, at: new Date() });
    fake.objects.set("zzz of somebody else", { body: Buffer.from("x"), sha256: undefined, at: new Date() });
    const listed = new Set<string>();
    for await (const { key } of storage.list()) listed.add(key);
    expect(keys.every(key => listed.has(key))).toBe(true);
    expect(listed.has("zzz of somebody else")).toBe(false);
  });

  it("is asked by its list which of many objects it still has, and an outage counts as unknown", async () => {
    fake.objects.clear();
    const keys = Array.from({ length: 2_400 }, () => newId());
    const there = keys.filter((_, at) => at % 3 !== 0);
    for (const key of there)
      fake.objects.set(key, { body: Buffer.from("x"), sha256: undefined, at: new Date() });
    fake.requests.length = 0;
    expect(await storage.kept(keys)).toEqual(new Set(there));
    expect(fake.requests.length).toBeLessThanOrEqual(3);
    expect(await storage.kept([])).toEqual(new Set());
    expect(await storage.kept([newId()])).toEqual(new Set());
    await fake.close();
    await expect(storage.kept(keys)).rejects.toMatchObject({ kind: "unreachable" });
    await fake.reopen();
  });
});
