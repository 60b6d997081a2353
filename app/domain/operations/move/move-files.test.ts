import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sql from "sql-template-tag";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { addKnowledge } from "~/domain/knowledge/file/add-knowledge";
import { openFile } from "~/domain/knowledge/file/open-file";
import { purgeFile } from "~/domain/knowledge/file/purge-file";
import { examine } from "~/domain/operations/doctor/examine";
import { settings } from "~/env";
import { type FakeS3, fakeS3 } from "~/integrations/storage/fake-s3";
import { storage, storagesOf } from "~/integrations/storage/storage";
import type { Storage } from "~/integrations/storage/storage-port";
import { type TestDatabase, testDatabase } from "../../../../tests/database";
import { makeCompany } from "../../../../tests/factories/company";
import { settingsOf } from "../../../../tests/factories/settings";
import { inPieces, staged } from "../../../../tests/factories/upload";
import { moveFiles } from "./move-files";
import { runMove } from "./run-move";

const files = 6;
/** 2 in each run of the suite, more in `npm run attack -- files`. */
const rounds = Number(process.env.KILL_ROUNDS ?? 2);

let own: TestDatabase;
let fake: FakeS3;
let manager: Actor;
let made: ReturnType<typeof settingsOf>;
let divisionId: string;
let ids: string[];

beforeAll(async () => {
  [own, fake] = [await testDatabase(), await fakeS3()];
});
afterAll(async () => {
  await fake.close();
  await own.drop();
});
/** Files on the disk of a company, as before S3 was set up; new ones go to S3. */
beforeEach(async () => {
  made = settingsOf();
  await own.db.run(sql`delete from companies`);
  fake.objects.clear();
  Object.assign(fake, { mode: "working", onRequest: undefined });
  ({ manager } = await makeCompany(own.db, { plan: true }));
  ids = [];
  for (let at = 0; at < files; at++) {
    const { id } = await staged(
      own.db,
      manager,
      `Datei ${at}.pdf`,
      Buffer.from(`Inhalt ${at} `.repeat(9_000)),
    );
    const division = divisionId && at ? { divisionId } : { newDivision };
    const added = await addKnowledge(own.db, manager, { ...division, pdf: id, same: "ask" });
    [divisionId] = [added.divisionId];
    ids.push(...added.fileIds);
  }
  const { dataDir } = made;
  made = Object.assign(settingsOf({ ...fake.env, DATA_DIR: dataDir }), { dataDir });
  return () => rmSync(dataDir, { recursive: true, force: true });
});
const newDivision = { name: "Personal", description: "", notes: "", expiredFiles: "warn" } as const;

const both = () => {
  const { disk, s3 } = storagesOf(settings());
  return [disk, s3!] as const;
};
const keysIn = async (one: Storage) => {
  const keys: string[] = [];
  for await (const { key } of one.list()) keys.push(key);
  return keys;
};
const keyOf = async (id: string) =>
  (await own.db.one<{ key: string }>(sql`select storage_key as key from files where id = ${id}`)).key;
async function textOf(id: string): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of (await openFile(own.db, manager, id)).stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
async function allOpen(): Promise<void> {
  for (const [at, id] of ids.entries()) expect((await textOf(id)).startsWith(`Inhalt ${at} `)).toBe(true);
}

describe("moving the files of an installation", () => {
  it("people open their files before, while and after they move to S3, and back", async () => {
    await allOpen();
    const [disk, s3] = both();
    const opened: Promise<string>[] = [];
    const onProgress = () => opened.push(...ids.map(textOf));
    const report = await moveFiles(own.db, disk, s3, { onProgress });
    expect(report).toEqual({ moved: files, bytes: expect.any(Number), left: 0, damaged: [], strays: 0 });
    expect(await Promise.all(opened)).toHaveLength(files * files);
    expect([await keysIn(disk), (await keysIn(s3)).length]).toEqual([[], files]);
    await allOpen();
    expect(await moveFiles(own.db, disk, s3)).toMatchObject({ moved: 0, left: 0 });
    expect(await examine(own.db, storage())).toEqual({ ok: true, findings: [] });

    expect(await moveFiles(own.db, s3, disk)).toMatchObject({ moved: files, damaged: [] });
    expect([(await keysIn(disk)).length, fake.objects.size]).toEqual([files, 0]);
    await allOpen();
  });

  it("a file that is deleted while it is copied does not come back", async () => {
    const [disk, s3] = both();
    const key = await keyOf(ids[0]!);
    fake.onRequest = async request => {
      if (request !== `PUT /${fake.settings.bucket}/${key}`) return;
      fake.onRequest = undefined;
      await own.db.run(sql`update files set status = 'deleting' where id = ${ids[0]}`);
      await purgeFile(own.db, ids[0]!);
    };
    expect(await moveFiles(own.db, disk, s3)).toMatchObject({ moved: files - 1, left: 1 });
    expect(await storage().has(key)).toBe(false);
    expect(await examine(own.db, storage())).toEqual({ ok: true, findings: [] });
  });

  it("a file that differs from its checksum stays where it is, and is named", async () => {
    const [disk, s3] = both();
    const key = await keyOf(ids[0]!);
    writeFileSync(join(made.dataDir, "files", key), "spoilt");
    expect(await moveFiles(own.db, disk, s3)).toMatchObject({ moved: files - 1, damaged: [key] });
    expect(await keysIn(disk)).toEqual([key]);
  });

  it("an outage of S3 ends the move with nothing lost; it goes on afterwards", async () => {
    const [disk, s3] = both();
    let requests = 0;
    fake.onRequest = async () => {
      requests += 1;
      if (requests > 8) fake.mode = "full";
    };
    await expect(moveFiles(own.db, disk, s3)).rejects.toMatchObject({ kind: "full" });
    Object.assign(fake, { mode: "working", onRequest: undefined });
    await allOpen();
    await moveFiles(own.db, disk, s3);
    expect(await keysIn(disk)).toEqual([]);
    await allOpen();
  });

  it("bytes without a row are left to the sweep", async () => {
    const [disk, s3] = both();
    await (await disk.write(newId(), inPieces(Buffer.from("nobody's")))).keep();
    expect(await moveFiles(own.db, disk, s3)).toMatchObject({ moved: files, left: 1 });
  });

  it(`killed ${rounds} times, at any request, it loses nothing, and a last run ends it`, async () => {
    const [disk, s3] = both();
    for (let round = 0; round < rounds; round++) {
      if ((await keysIn(disk)).length === 0) await moveFiles(own.db, s3, disk);
      await killAfter(2 + ((round * 7) % (files * 4)), round % 3);
      await allOpen();
    }
    const report = await moveFiles(own.db, disk, s3);
    expect(report).toMatchObject({ left: 0, damaged: [] });
    expect([await keysIn(disk), (await keysIn(s3)).length]).toEqual([[], files]);
    await allOpen();
    expect(await examine(own.db, storage())).toEqual({ ok: true, findings: [] });
  });

  it("a copy that a killed move has left of a deleted file is removed by the next one", async () => {
    const [disk, s3] = both();
    const stray = "0192f3a0-0000-7000-8000-0123456789ab";
    await (await s3.write(stray, inPieces(Buffer.from("deleted meanwhile")))).keep();
    expect(await moveFiles(own.db, disk, s3)).toMatchObject({ moved: files, strays: 1 });
    expect(await s3.has(stray)).toBe(false);
  });

  it("the command refuses a direction that new files do not take", async () => {
    const away = runMove(
      "to-disk",
      { ...made.env, DATABASE_URL: "postgresql://127.0.0.1:1/none" },
      false,
      {},
    );
    await expect(away).rejects.toThrow("set FILE_STORE=disk, restart all processes");
    const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY, ...without } = made.env;
    await expect(runMove("to-s3", without, false, {})).rejects.toThrow("S3 is not set up");
  });
});

/**
 * Starts a process that moves, and kills it at the request of this number, which then does not arrive, or so long after
 * it. The process may have ended by then.
 */
async function killAfter(requests: number, ms: number): Promise<void> {
  const mover = fileURLToPath(new URL("../../../../tests/fakes/file-mover.ts", import.meta.url));
  const args = [JSON.stringify({ address: own.address, env: made.env })];
  const child: ChildProcess = fork(mover, args, { execArgv: ["--import", "tsx"] });
  let left = requests;
  fake.onRequest = async () => {
    left -= 1;
    if (left !== 0) return;
    if (ms > 0) return void setTimeout(() => child.kill("SIGKILL"), ms);
    child.kill("SIGKILL");
    throw new Error("The request never arrived whole");
  };
  await once(child, "exit");
  fake.onRequest = undefined;
}
