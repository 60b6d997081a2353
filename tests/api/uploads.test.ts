import { readdirSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import sql from "sql-template-tag";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { uploadRoute } from "~/api/v1/uploads";
import { DivisionFields } from "~/contract/division-fields";
import { clock } from "~/db/clock";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { addKnowledge } from "~/domain/knowledge/file/add-knowledge";
import { stageUpload } from "~/domain/knowledge/file/stage-upload";
import { sweepUploads } from "~/domain/knowledge/file/sweep-uploads";
import { examine } from "~/domain/operations/doctor/examine";
import { storage } from "~/integrations/storage/storage";
import { type TestDatabase, testDatabase } from "../database";
import { asking } from "../factories/asking";
import { makeCompany, makePerson } from "../factories/company";
import { brokenPdf, encryptedPdf, handbookDocx, handbookPdf, scanPdf } from "../factories/documents";
import { beforeCommit, doneOrLocked } from "../factories/interleave";
import { makeDivision } from "../factories/knowledge";
import { settingsOf } from "../factories/settings";
import { inPieces, staged as stagedAlready } from "../factories/upload";

let own: TestDatabase;
let settings: ReturnType<typeof settingsOf>;
let manager: Actor;
let employee: Actor;

const stage = (name: string, bytes: Buffer) => stageUpload(own.db, manager, { name, body: inPieces(bytes) });
const refusal = (code: string) => expect.objectContaining({ code });
const onDisk = () => {
  const folder = join(settings.dataDir, "files");
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());
beforeEach(async () => {
  settings = settingsOf({ UPLOAD_LIMIT_MB: "1" });
  ({ manager, employee } = await makeCompany(own.db));
  await own.db.run(sql`delete from staged_uploads`);
  return () => settings.remove();
});

describe("an upload", () => {
  it("waits for its form under a name without folders, visible to its owner only", async () => {
    const bytes = await handbookPdf(2);
    const staged = await stage("..\\..\\Handbuch\u0000 2026.pdf", bytes);
    expect(staged).toEqual({ id: staged.id, kind: "pdf", name: "Handbuch 2026.pdf", bytes: bytes.length });
    expect(await asking(own.db, manager).files.staged({ id: staged.id })).toEqual(staged);
    const stranger = (await makeCompany(own.db)).manager;
    await expect(asking(own.db, stranger).files.staged({ id: staged.id })).rejects.toEqual(
      refusal("upload_expired"),
    );
    await asking(own.db, stranger).files.unstage({ id: staged.id });
    expect(onDisk()).toHaveLength(1);
    await asking(own.db, manager).files.unstage({ id: staged.id });
    expect(onDisk()).toEqual([]);
  });

  it.each([
    ["text", "a.pdf", async () => Buffer.from("kein PDF"), "file_type_mismatch"],
    ["a program", "a.exe", async () => Buffer.from("MZ\u0090program"), "file_type"],
    ["a renamed one", "a.docx", () => handbookPdf(1), "file_type_mismatch"],
    ["nothing", "a.pdf", async () => Buffer.alloc(0), "file_empty"],
    ["an encrypted one", "a.pdf", () => encryptedPdf(), "pdf_encrypted"],
    ["a broken one", "a.pdf", async () => brokenPdf(), "pdf_broken"],
    ["a scan", "a.pdf", () => scanPdf(2), "pdf_scan"],
  ])("of %s is refused, and nothing of it is kept", async (_, name, make, code) => {
    await expect(stage(name, await make())).rejects.toEqual(refusal(code));
    expect(onDisk()).toEqual([]);
    expect(await own.db.many(sql`select id from staged_uploads`)).toEqual([]);
  });

  it("over the limit is read to its end so that the sender sees the answer, and nothing is kept", async () => {
    let sent = 0;
    async function* large() {
      for (; sent < 3; sent++) yield Buffer.alloc(1024 * 1024, "a");
    }
    await expect(stageUpload(own.db, manager, { name: "a.pdf", body: large() })).rejects.toMatchObject({
      code: "file_too_large",
      data: { values: { limit: 1 } },
    });
    expect(sent).toBe(3);
    expect(onDisk()).toEqual([]);
  });

  it("without an end is cut off, and its sender is stopped", async () => {
    let stopped = false;
    async function* endless() {
      try {
        for (;;) yield Buffer.alloc(1024 * 1024, "a");
      } finally {
        stopped = true;
      }
    }
    await expect(stageUpload(own.db, manager, { name: "a.pdf", body: endless() })).rejects.toEqual(
      refusal("file_too_large"),
    );
    expect(stopped).toBe(true);
    expect(onDisk()).toEqual([]);
  });

  it("whose sender hangs up leaves nothing", async () => {
    const bytes = await handbookPdf(2);
    async function* cut() {
      yield bytes.subarray(0, 500);
      throw new Error("aborted");
    }
    await expect(stageUpload(own.db, manager, { name: "a.pdf", body: cut() })).rejects.toThrow("aborted");
    expect(onDisk()).toEqual([]);
  });

  it("expires after an hour, and the sweep takes its bytes", async () => {
    const staged = await stage("a.docx", await handbookDocx());
    const real = clock.now;
    try {
      clock.now = () => new Date(real().getTime() + 61 * 60_000);
      await expect(asking(own.db, manager).files.staged({ id: staged.id })).rejects.toEqual(
        refusal("upload_expired"),
      );
      await expect(
        asking(own.db, manager).files.add({ newDivision: { name: "Zu spät" }, docx: staged.id }),
      ).rejects.toEqual(refusal("upload_expired"));
      await sweepUploads(own.db);
    } finally {
      clock.now = real;
    }
    expect(onDisk()).toEqual([]);
    expect(await examine(own.db, storage())).toEqual({ ok: true, findings: [] });
  });

  it("that expires while its form is added keeps its bytes", async () => {
    const { id } = await stagedAlready(own.db, manager, "Spät.pdf", await handbookPdf(1));
    const real = clock.now;
    let swept: Promise<void> | undefined;
    const db = beforeCommit(own.db, async () => {
      clock.now = () => new Date(real().getTime() + 61 * 60_000);
      swept = sweepUploads(own.db);
      await doneOrLocked(own.db, swept);
    });
    try {
      await addKnowledge(db, manager, {
        newDivision: DivisionFields.parse({ name: "Spät" }),
        pdf: id,
        same: "ask",
      });
      await swept;
    } finally {
      clock.now = real;
    }
    expect(onDisk()).toHaveLength(1);
    expect(await examine(own.db, storage())).toEqual({ ok: true, findings: [] });
  });

  it("is one of twenty at most: staging more deletes the oldest", async () => {
    const first = await stagedAlready(own.db, manager, "Erste.pdf", Buffer.from("1"));
    for (let at = 2; at <= 20; at++) await stagedAlready(own.db, manager, `${at}.pdf`, Buffer.from(`${at}`));
    expect(await asking(own.db, manager).files.staged(first)).toMatchObject({ name: "Erste.pdf" });
    await stage("Letzte.pdf", await handbookPdf(1));
    await expect(asking(own.db, manager).files.staged(first)).rejects.toEqual(refusal("upload_expired"));
    expect(onDisk()).toHaveLength(20);
  });
});

describe("over HTTP", () => {
  const post = (actor: Actor | undefined, name: string, bytes: Buffer) => {
    const body = Readable.toWeb(Readable.from(inPieces(bytes))) as ReadableStream<Uint8Array>;
    const address = `http://in-process/api/v1/uploads?name=${encodeURIComponent(name)}`;
    const request = new Request(address, { method: "POST", body, duplex: "half" } as RequestInit);
    const context = { db: own.db, actor, requestId: newId(), address: "127.0.0.1", userAgent: null };
    return uploadRoute(request, context);
  };

  it("the body is the file, its name stands in the address", async () => {
    const response = await post(manager, "Überstunden & Urlaub.pdf", await handbookPdf(1));
    expect(await response.json()).toMatchObject({ kind: "pdf", name: "Überstunden & Urlaub.pdf" });
  });

  it("neither visitors nor employees upload", async () => {
    const bytes = await handbookPdf(1);
    await expect(post(undefined, "a.pdf", bytes)).rejects.toEqual(refusal("unauthorized"));
    await expect(post(employee, "a.pdf", bytes)).rejects.toEqual(refusal("forbidden"));
    expect(onDisk()).toEqual([]);
  });
});

describe("uploads at the same time", () => {
  /** A body that arrives when it is told to. */
  function slow(bytes: Buffer) {
    let arrive = () => {};
    const told = new Promise<void>(resolve => {
      arrive = resolve;
    });
    async function* body() {
      await told;
      yield* inPieces(bytes);
    }
    return { body: body(), arrive };
  }

  it("are four a person; the others get a time to retry, and other users do not wait", async () => {
    const bytes = await handbookPdf(1);
    const bodies = Array.from({ length: 4 }, () => slow(bytes));
    const running = bodies.map(({ body }) => stageUpload(own.db, manager, { name: "a.pdf", body }));
    await expect(stage("b.pdf", bytes)).rejects.toMatchObject({
      code: "uploads_under_way",
      data: { values: { seconds: 5 } },
    });
    const stranger = (await makeCompany(own.db)).manager;
    await stageUpload(own.db, stranger, { name: "c.pdf", body: inPieces(bytes) });
    for (const { arrive } of bodies) arrive();
    await Promise.all(running);
    expect((await stage("b.pdf", bytes)).name).toBe("b.pdf");
  });

  it("are sixteen a company", async () => {
    const bytes = await handbookPdf(1);
    const company = await makeCompany(own.db);
    const colleagues = await Promise.all(
      Array.from({ length: 5 }, () => makePerson(own.db, "data_manager", company.id)),
    );
    const bodies = Array.from({ length: 16 }, () => slow(bytes));
    const running = bodies.map(({ body }, at) =>
      stageUpload(own.db, colleagues[at % 4]!, { name: "a.pdf", body }),
    );
    await expect(
      stageUpload(own.db, colleagues[4]!, { name: "b.pdf", body: inPieces(bytes) }),
    ).rejects.toEqual(refusal("uploads_under_way"));
    for (const { arrive } of bodies) arrive();
    await Promise.all(running);
  });
});

it("companies take turns at reading: a second one's first file is read before the first one's second", async () => {
  const reading = async (actor: Actor, names: string[]) => {
    const divisionId = await makeDivision(own.db, actor.companyId!, { members: [actor.id] });
    for (const name of names) {
      const { id } = await stagedAlready(own.db, actor, name, Buffer.from(`%PDF-${newId()}`));
      await asking(own.db, actor).files.add({ divisionId, pdf: id });
    }
  };
  const [one, two] = [await makeCompany(own.db), await makeCompany(own.db)];
  await reading(one.manager, ["a1.pdf", "a2.pdf", "a3.pdf"]);
  await reading(two.manager, ["b1.pdf", "b2.pdf"]);
  const jobs = await own.db.many<{ name: string }>(sql`
    select f.name from graphile_worker._private_jobs j join files f on f.id::text = j.payload ->> 'fileId'
    where f.company_id in (${one.id}, ${two.id}) order by j.priority, j.run_at, j.id`);
  expect(jobs.map(({ name }) => name)).toEqual(["a1.pdf", "b1.pdf", "a2.pdf", "b2.pdf", "a3.pdf"]);
});
