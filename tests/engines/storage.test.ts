import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "~/db/id";
import { moveFiles } from "~/domain/operations/move/move-files";
import { diskStorage } from "~/integrations/storage/disk";
import { fakeS3 } from "~/integrations/storage/fake-s3";
import { s3Storage } from "~/integrations/storage/s3";
import type { Storage } from "~/integrations/storage/storage-port";
import { testDatabase } from "../database";
import { makeCompany } from "../factories/company";
import { settingsOf } from "../factories/settings";
import { inPieces, staged } from "../factories/upload";
import { hasMoto, startMoto } from "./moto";

const folder = mkdtempSync(join(tmpdir(), "lotse-storage-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const drained = async (stream: Readable) => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};
const keysOf = async (storage: Storage, since?: Date) => {
  const keys: string[] = [];
  for await (const { key, writtenAt } of storage.list(since)) {
    expect(Math.abs(writtenAt.getTime() - Date.now())).toBeLessThan(600_000);
    keys.push(key);
  }
  return keys;
};

const spool = join(folder, "spool");
const engines: {
  name: string;
  skip?: boolean;
  start: () => Promise<{ storage: Storage; end?: () => Promise<void> }>;
}[] = [
  { name: "the disk", start: async () => ({ storage: diskStorage(join(folder, "files")) }) },
  {
    name: "the built-in stand-in for S3",
    start: async () => {
      const fake = await fakeS3();
      return { storage: s3Storage(fake.settings, spool), end: fake.close };
    },
  },
  {
    name: hasMoto ? "moto, a real S3 server" : "moto (not installed: npm run test:engines)",
    skip: !hasMoto,
    start: async () => {
      const moto = await startMoto("lotse-files");
      return { storage: s3Storage(moto.settings, spool), end: moto.close };
    },
  },
];

for (const { name, skip, start } of engines)
  describe.skipIf(skip)(`files on ${name}`, () => {
    let storage: Storage;
    let end: (() => Promise<void>) | undefined;
    beforeAll(async () => {
      ({ storage, end } = await start());
    });
    afterAll(() => end?.());

    const store = async (bytes: Buffer) => {
      const key = newId();
      const draft = await storage.write(key, inPieces(bytes));
      await draft.keep();
      return { key, draft };
    };

    it("an upload comes back to the last byte, with its checksum, whole and in parts", async () => {
      await storage.check();
      const bytes = randomBytes(700_001);
      const { key, draft } = await store(bytes);
      expect(draft).toMatchObject({
        bytes: bytes.length,
        sha256: createHash("sha256").update(bytes).digest(),
      });
      expect((await drained(await storage.read(key))).equals(bytes)).toBe(true);
      const part = await drained(await storage.read(key, { start: 699_990, end: 700_000 }));
      expect(part.equals(bytes.subarray(699_990))).toBe(true);
      const seen = await storage.withPath(key, async path => ({ path, bytes: await readFile(path) }));
      expect(seen.bytes.equals(bytes)).toBe(true);
    });

    it("an empty object is one too", async () => {
      const { key } = await store(Buffer.alloc(0));
      expect(await storage.has(key)).toBe(true);
      expect(await drained(await storage.read(key))).toHaveLength(0);
    });

    it("what is not kept is not there, and its draft can be swept", async () => {
      const [dropped, left] = [newId(), newId()];
      const draft = await storage.write(dropped, inPieces(Buffer.from("x")));
      expect(await readFile(draft.path, "utf8")).toBe("x");
      expect(await storage.has(dropped)).toBe(false);
      await draft.drop();
      await storage.write(left, inPieces(Buffer.from("x")));
      expect(await keysOf(storage)).not.toContain(left);
      expect(await storage.dropDrafts({ before: new Date(Date.now() + 60_000) })).toBe(1);
    });

    it("a body that breaks leaves nothing behind", async () => {
      const key = newId();
      async function* broken() {
        yield Buffer.from("first half");
        throw new Error("the browser is gone");
      }
      await expect(storage.write(key, broken())).rejects.toThrow("the browser is gone");
      expect(await storage.dropDrafts({ before: new Date(Date.now() + 60_000) })).toBe(0);
    });

    it("a kept draft that is dropped is gone", async () => {
      const { key, draft } = await store(Buffer.from("not wanted"));
      await draft.drop();
      expect(await storage.has(key)).toBe(false);
    });

    it("a deleted object is missing, and deleting it again is nothing", async () => {
      const { key } = await store(Buffer.from("soon gone"));
      await storage.remove(key);
      await storage.remove(key);
      expect(await storage.has(key)).toBe(false);
      await expect(storage.read(key)).rejects.toThrow(`The storage has no ${key}`);
      await expect(storage.withPath(key, async () => 1)).rejects.toThrow(`The storage has no ${key}`);
    });

    it("all objects are listed, and with a day only those that were begun since", async () => {
      const old = `${"0192f3a0"}-0000-7000-8000-${randomBytes(6).toString("hex")}`;
      await (await storage.write(old, inPieces(Buffer.from("old")))).keep();
      const { key } = await store(Buffer.from("new"));
      expect(await keysOf(storage)).toEqual(expect.arrayContaining([old, key]));
      const young = await keysOf(storage, new Date(Date.now() - 60_000));
      expect(young).toContain(key);
      expect(young).not.toContain(old);
    });

    it("takes ids alone as keys", async () => {
      await expect(storage.write("../passwd", inPieces(Buffer.from("x")))).rejects.toThrow("is an id");
      await expect(storage.read("../passwd")).rejects.toThrow("is an id");
      await expect(storage.remove("../passwd")).rejects.toThrow("is an id");
    });
  });

it("readers leave no copies on the disk", () => {
  expect(readdirSync(spool)).toEqual([]);
});

describe.skipIf(!hasMoto)("moto", () => {
  it("refuses wrong keys, a wrong secret and a missing bucket, each with its sentence", async () => {
    const { settings, close } = await startMoto("lotse-files");
    try {
      const check = (changes: Partial<typeof settings>) =>
        s3Storage({ ...settings, ...changes }, spool).check();
      await check({});
      await expect(check({ accessKey: "AKIAWRONG" })).rejects.toMatchObject({ kind: "denied" });
      await expect(check({ secretKey: "wrong" })).rejects.toMatchObject({ kind: "denied" });
      await expect(check({ bucket: "another" })).rejects.toMatchObject({ kind: "no_bucket" });
    } finally {
      await close();
    }
  });

  it("files move there and back, byte for byte", async () => {
    const [own, made, moto] = [await testDatabase(), settingsOf(), await startMoto("lotse-files")];
    try {
      const { manager } = await makeCompany(own.db);
      const contents = Array.from({ length: 4 }, () => randomBytes(200_000));
      for (const bytes of contents) await staged(own.db, manager, "Handbuch.pdf", bytes);
      const [disk, s3] = [diskStorage(join(made.dataDir, "files")), s3Storage(moto.settings, spool)];
      const rows = await own.db.many<{ key: string }>(
        sql`select storage_key as key from staged_uploads order by id`,
      );
      const holdsAll = async (one: Storage) => {
        const read = await Promise.all(rows.map(async ({ key }) => drained(await one.read(key))));
        return read.every((bytes, at) => bytes.equals(contents[at]!));
      };
      expect(await moveFiles(own.db, disk, s3)).toMatchObject({ moved: 4, bytes: 800_000, damaged: [] });
      expect([await keysOf(disk), await holdsAll(s3)]).toEqual([[], true]);
      expect(await moveFiles(own.db, s3, disk)).toMatchObject({ moved: 4, bytes: 800_000, damaged: [] });
      expect([await keysOf(s3), await holdsAll(disk)]).toEqual([[], true]);
    } finally {
      await moto.close();
      made.remove();
      await own.drop();
    }
  });
});
