import sql from "sql-template-tag";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { clock } from "~/db/clock";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { receiveFile, recordRefused } from "~/domain/knowledge/batch/receive-file";
import { unpackArchive } from "~/domain/knowledge/batch/unpack-archive";
import { resumeStranded } from "~/domain/knowledge/file/resume-stranded";
import { sweepUploads } from "~/domain/knowledge/file/sweep-uploads";
import { examine } from "~/domain/operations/doctor/examine";
import { purgeExpired } from "~/domain/operations/housekeeping/purge-expired";
import { storage } from "~/integrations/storage/storage";
import { unpackArchiveJob } from "~/jobs/handlers/unpack-archive";
import { type TestDatabase, testDatabase } from "../database";
import { asking } from "../factories/asking";
import { makeCompany } from "../factories/company";
import { handbookDocx, handbookPdf, type Part, proseDocx, zip } from "../factories/documents";
import { makeDivision } from "../factories/knowledge";
import { settingsOf } from "../factories/settings";
import { inPieces } from "../factories/upload";

let own: TestDatabase;
let settings: ReturnType<typeof settingsOf>;
let manager: Actor;
let employee: Actor;
let companyId: string;
let divisionId: string;
let batchId: string;
let leaflet: Buffer;
let letter: Buffer;

const send = (name: string, bytes: Buffer, to = batchId) =>
  receiveFile(own.db, manager, to, { name, body: inPieces(bytes) });
const refusal = (code: string) => expect.objectContaining({ code });
const lines = async (id = batchId) => (await asking(own.db, manager).batches.items({ id, size: 100 })).rows;
const files = () =>
  own.db.many<{ name: string }>(sql`select name from files where division_id = ${divisionId} order by name`);
/** Sends an archive and unpacks it, as its job does. */
async function unpacked(parts: Part[] | Buffer, name = "Ordner.zip") {
  const { id } = await send(name, Buffer.isBuffer(parts) ? parts : zip(parts));
  await unpackArchive(own.db, id);
  return (await lines()).find(line => line.id === id)!;
}

beforeAll(async () => {
  own = await testDatabase();
  settings = settingsOf({ UPLOAD_LIMIT_MB: "1" });
  leaflet = await handbookPdf(1);
  letter = await handbookDocx();
});
afterAll(() => {
  settings.remove();
  return own.drop();
});
beforeEach(async () => {
  ({ id: companyId, manager, employee } = await makeCompany(own.db));
  divisionId = await makeDivision(own.db, companyId, { name: "Betrieb" });
  ({ id: batchId } = await asking(own.db, manager).batches.begin({ divisionId }));
});

describe("many files at once", () => {
  it("are taken with a line each, and wait for being processed", async () => {
    expect(await send("Regeln/2026/Merkblatt.pdf", leaflet)).toMatchObject({ outcome: "added" });
    expect(await send("Regeln/Brief.docx", letter)).toMatchObject({ outcome: "added" });
    expect(await lines()).toMatchObject([
      { name: "Merkblatt.pdf", folder: "Regeln/2026", outcome: "added", status: "queued", kind: "pdf" },
      { name: "Brief.docx", folder: "Regeln", outcome: "added", status: "queued", kind: "docx" },
    ]);
    const batch = await asking(own.db, manager).batches.read({ id: batchId });
    expect(batch).toMatchObject({ divisionName: "Betrieb", added: 2, there: 0, refused: 0, busy: 2 });
    const jobs = await own.db.many(
      sql`select from graphile_worker._private_jobs where payload ->> 'fileId' in
          (select id::text from files where division_id = ${divisionId})`,
    );
    expect(jobs).toHaveLength(2);
  });

  it("are listed by name or by what there is to do, and those that failed or are held back alone", async () => {
    const { id: failed } = await send("Seite 10.pdf", leaflet);
    const { id: held } = await send("Seite 2.docx", letter);
    await send("leer.pdf", Buffer.alloc(0));
    await send("Anhang.pdf", await handbookPdf(3));
    const state = (status: string, item: string) =>
      own.db.run(sql`update files set status = ${status}
        where id = (select file_id from batch_items where id = ${item})`);
    await state("failed", failed);
    await state("quarantined", held);
    const { items, read } = asking(own.db, manager).batches;
    const listed = async (query: Omit<Parameters<typeof items>[0], "id">) =>
      (await items({ id: batchId, ...query })).rows.map(({ name }) => name);
    expect(await listed({ sort: "name" })).toEqual([
      "Anhang.pdf",
      "leer.pdf",
      "Seite 2.docx",
      "Seite 10.pdf",
    ]);
    expect(await listed({ sort: "status" })).toEqual([
      "Seite 10.pdf",
      "Seite 2.docx",
      "leer.pdf",
      "Anhang.pdf",
    ]);
    expect(await listed({ outcome: "failed" })).toEqual(["Seite 10.pdf"]);
    expect(await listed({ outcome: "quarantined" })).toEqual(["Seite 2.docx"]);
    expect(await read({ id: batchId })).toMatchObject({ added: 3, failed: 1, quarantined: 1, refused: 1 });
  });

  it("of the same folder sent again add only what is new or changed", async () => {
    await send("Ordner/Merkblatt.pdf", leaflet);
    const again = await asking(own.db, manager).batches.begin({ divisionId });
    expect(await send("Ordner/Merkblatt.pdf", leaflet, again.id)).toMatchObject({ outcome: "there" });
    expect(await send("Ordner/Brief.docx", letter, again.id)).toMatchObject({ outcome: "added" });
    expect(await send("Ordner/Merkblatt.pdf", await handbookPdf(2), again.id)).toMatchObject({
      outcome: "added",
    });
    expect(await files()).toHaveLength(3);
    expect((await examine(own.db, storage())).findings).toEqual([]);
  });

  it("that the browser does not send have a line with its reason, in one's own batch only", async () => {
    const { db } = own;
    await recordRefused(db, manager, batchId, {
      name: "Ordner/Tabelle.xlsx",
      bytes: 70,
      reason: "file_type",
    });
    await recordRefused(db, manager, batchId, { name: "Film.pdf", bytes: 9e9, reason: "file_too_large" });
    expect(await lines()).toMatchObject([
      { name: "Tabelle.xlsx", folder: "Ordner", outcome: "refused", reason: "file_type", bytes: 70 },
      { name: "Film.pdf", outcome: "refused", reason: "file_too_large", values: { limit: 1 } },
    ]);
    const line = { name: "Fremd.txt", bytes: 1, reason: "file_type" } as const;
    await expect(recordRefused(db, employee, batchId, line)).rejects.toEqual(refusal("not_found"));
  });

  describe("whose names are there with other content", () => {
    const again = (sameName: "version" | "both") =>
      asking(own.db, manager).batches.begin({ divisionId, sameName });
    const versions = () =>
      own.db.many(sql`
        select n.name, o.name as replaces from files n left join files o on o.id = n.replaces
        where n.division_id = ${divisionId} and n.status <> 'deleting' order by n.id`);

    it("become new versions if their uploader wants that, in the same folder only", async () => {
      await send("Regeln/Urlaub.pdf", leaflet);
      await send("Archiv/Urlaub.pdf", await handbookPdf(2));
      const { id } = await again("version");
      expect(await send("Regeln/urlaub.pdf", await handbookPdf(3), id)).toMatchObject({ outcome: "version" });
      expect(await send("Neu/Urlaub.pdf", await handbookPdf(4), id)).toMatchObject({ outcome: "added" });
      expect(await versions()).toEqual([
        { name: "Urlaub.pdf", replaces: null },
        { name: "Urlaub.pdf", replaces: null },
        { name: "urlaub.pdf", replaces: "Urlaub.pdf" },
        { name: "Urlaub.pdf", replaces: null },
      ]);
      const batch = await asking(own.db, manager).batches.read({ id });
      expect(batch).toMatchObject({ added: 1, versions: 1, there: 0, busy: 2 });
      expect((await examine(own.db, storage())).findings).toEqual([]);
    });

    it("are recognised in an archive too, and when the upload of the first is long forgotten", async () => {
      await unpacked([{ name: "Regeln/Urlaub.pdf", content: leaflet }]);
      await own.db.run(sql`delete from batches where id = ${batchId}`);
      const { id } = await again("version");
      const { id: line } = await send(
        "Ordner.zip",
        zip([{ name: "Regeln/Urlaub.pdf", content: await handbookPdf(2) }]),
        id,
      );
      await unpackArchive(own.db, line);
      expect(await asking(own.db, manager).batches.read({ id })).toMatchObject({ versions: 1, added: 0 });
    });

    it("stay beside each other otherwise, and two of one upload never replace each other", async () => {
      await send("Urlaub.pdf", leaflet);
      const both = await again("both");
      expect(await send("Urlaub.pdf", await handbookPdf(2), both.id)).toMatchObject({ outcome: "added" });
      // Which of the two it replaces would be a guess.
      const third = await again("version");
      expect(await send("Urlaub.pdf", await handbookPdf(3), third.id)).toMatchObject({ outcome: "added" });
      expect(await send("Brief.docx", letter, third.id)).toMatchObject({ outcome: "added" });
      const other = await proseDocx(["Ein anderer Brief aus einem anderen Ordner."]);
      expect(await send("Brief.docx", other, third.id)).toMatchObject({ outcome: "added" });
    });

    it("replace nothing that their uploader may not change", async () => {
      await send("Urlaub.pdf", leaflet);
      await own.db.run(
        sql`update users set role_id = (select id from roles where key = 'employee') where id = ${manager.id}`,
      );
      await own.db.run(
        sql`insert into division_members (division_id, user_id) values (${divisionId}, ${manager.id})`,
      );
      const { id } = await again("version");
      expect(await send("Urlaub.pdf", await handbookPdf(2), id)).toMatchObject({ outcome: "added" });
    });
  });

  it("are one line each when the response was lost and the browser sends one again", async () => {
    const first = await send("Merkblatt.pdf", leaflet);
    expect(await send("Merkblatt.pdf", leaflet)).toEqual(first);
    expect(await lines()).toHaveLength(1);
  });

  it("that cannot be taken say why, and leave nothing behind", async () => {
    await send("Film.mp4", Buffer.from("kein Dokument"));
    await send("leer.pdf", Buffer.alloc(0));
    await send("groß.pdf", Buffer.concat([leaflet, Buffer.alloc(1_200_000)]));
    await send("falsch.docx", leaflet);
    expect((await lines()).map(({ name, outcome, reason }) => [name, outcome, reason])).toEqual([
      ["Film.mp4", "refused", "file_type"],
      ["leer.pdf", "refused", "file_empty"],
      ["groß.pdf", "refused", "file_too_large"],
      ["falsch.docx", "refused", "file_type_mismatch"],
    ]);
    expect(await files()).toEqual([]);
    expect((await examine(own.db, storage())).findings).toEqual([]);
  });

  it("sent at the same time become one file if they have the same content", async () => {
    const names = ["a.pdf", "b.pdf", "c.pdf", "d.pdf"];
    const said = await Promise.all(names.map(name => send(name, leaflet)));
    expect(said.map(({ outcome }) => outcome).sort()).toEqual(["added", "there", "there", "there"]);
    expect(await files()).toHaveLength(1);
    expect((await examine(own.db, storage())).findings).toEqual([]);
  });

  it("of one person come in four at a time", async () => {
    let go = () => {};
    const held = new Promise<void>(resolve => {
      go = resolve;
    });
    async function* slow() {
      await held;
      yield* inPieces(leaflet);
    }
    const four = [1, 2, 3, 4].map(at =>
      receiveFile(own.db, manager, batchId, { name: `${at}.pdf`, body: slow() }),
    );
    await new Promise(setImmediate);
    // Each begins with a query.
    await own.db.one(sql`select pg_sleep(0.05)`);
    await expect(send("5.pdf", leaflet)).rejects.toEqual(refusal("uploads_under_way"));
    go();
    await Promise.all(four);
  });
});

describe("the limits of a plan", () => {
  it("hold for batches that begin at the same time", async () => {
    const begin = (name: string) => asking(own.db, manager).batches.begin({ newDivision: { name } });
    await expect(begin("Noch einer")).rejects.toEqual(refusal("division_limit_reached"));
    await own.db.run(sql`delete from batches where division_id = ${divisionId}`);
    await own.db.run(sql`delete from divisions where id = ${divisionId}`);
    const results = await Promise.allSettled(["Eins", "Zwei", "Drei"].map(begin));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("hold while a batch goes on: a division beyond the plan takes no more files", async () => {
    await makeDivision(own.db, companyId);
    const second = await own.db.one<{ id: string }>(
      sql`select id from divisions where company_id = ${companyId} order by created_at desc, id desc limit 1`,
    );
    await own.db.run(sql`update batches set division_id = ${second.id} where id = ${batchId}`);
    await expect(send("Merkblatt.pdf", leaflet)).rejects.toEqual(refusal("division_locked"));
    expect((await examine(own.db, storage())).findings).toEqual([]);
  });
});

describe("an archive", () => {
  it("is unpacked by a job: its documents come in, what is left over from file managers does not", async () => {
    const line = await unpacked([
      { name: "Ordner/Merkblatt.pdf", content: leaflet },
      { name: "Ordner/Brief.docx", content: letter },
      { name: "Ordner/.DS_Store", content: "x" },
      { name: "__MACOSX/Ordner/._Merkblatt.pdf", content: "x" },
      { name: "Ordner/Film.mp4", content: "x" },
    ]);
    expect(line).toMatchObject({ name: "Ordner.zip", outcome: "unpacked" });
    expect(
      (await lines()).map(({ name, archive, outcome, reason }) => [name, archive, outcome, reason]),
    ).toEqual([
      ["Ordner.zip", null, "unpacked", null],
      ["Merkblatt.pdf", "Ordner.zip", "added", null],
      ["Brief.docx", "Ordner.zip", "added", null],
      ["Film.mp4", "Ordner.zip", "refused", "file_type"],
    ]);
    expect((await examine(own.db, storage())).findings).toEqual([]);
  });

  it("that climbs out of its folder is only a name: that file is refused, and nothing is written there", async () => {
    await unpacked([
      { name: "../../Merkblatt.pdf", content: leaflet },
      { name: "/etc/Merkblatt.pdf", content: leaflet },
      { name: "Brief.docx", content: letter },
    ]);
    expect(
      (await lines()).slice(1).map(({ name, folder, outcome, reason }) => [name, folder, outcome, reason]),
    ).toEqual([
      ["Merkblatt.pdf", "", "refused", "archive_name"],
      ["Merkblatt.pdf", "etc", "refused", "archive_name"],
      ["Brief.docx", "", "added", null],
    ]);
  });

  it("in an archive, a locked file and a lying size are refused with a sentence each", async () => {
    const parts = zip([
      { name: "innen.zip", content: zip([{ name: "a.pdf", content: leaflet }]) },
      { name: "klein.pdf", content: leaflet, claims: 10 },
      { name: "gut.docx", content: letter },
    ]);
    await unpacked(parts);
    expect((await lines()).slice(1).map(({ name, reason }) => [name, reason])).toEqual([
      ["innen.zip", "archive_nested"],
      ["klein.pdf", "archive_lies"],
      ["gut.docx", null],
    ]);
    expect((await examine(own.db, storage())).findings).toEqual([]);
  });

  it("with overlapping entries, too many entries or no entries is refused as a whole", async () => {
    expect(await unpacked(zip([{ name: "a.pdf", content: leaflet }], 5), "bombe.zip")).toMatchObject({
      outcome: "refused",
      reason: "archive_bomb",
    });
    const many = Array.from({ length: 10_001 }, (_, at) => ({ name: `${at}.pdf`, content: "" }));
    expect(await unpacked(many, "viele.zip")).toMatchObject({
      outcome: "refused",
      reason: "archive_too_many",
      values: { limit: 10_000 },
    });
    expect(await unpacked([], "leer.zip")).toMatchObject({ reason: "archive_empty" });
    expect(await unpacked(Buffer.from("kein Archiv"), "falsch.zip")).toMatchObject({
      reason: "archive_broken",
    });
    expect(await files()).toEqual([]);
    expect((await examine(own.db, storage())).findings).toEqual([]);
  });

  it("of 100,000 entries, or with a file that is not what its name says, is refused with the reason", async () => {
    const huge = Array.from({ length: 100_000 }, (_, at) => ({ name: `${at}.pdf`, content: "" }));
    expect(await unpacked(huge, "riesig.zip")).toMatchObject({
      outcome: "refused",
      reason: "archive_too_many",
    });
    await unpacked(zip([{ name: "Vertrag.pdf", content: letter }]), "falsch.zip");
    expect((await lines()).find(({ name }) => name === "Vertrag.pdf")).toMatchObject({
      outcome: "refused",
      reason: "file_type_mismatch",
    });
    expect(await files()).toEqual([]);
    expect((await examine(own.db, storage())).findings).toEqual([]);
  });

  it("whose job is interrupted goes on where it was, without a file twice", async () => {
    const archive = zip([
      { name: "Merkblatt.pdf", content: leaflet },
      { name: "Brief.docx", content: letter },
    ]);
    const { id } = await send("Ordner.zip", archive);
    const signal = { aborted: 0, throwIfAborted: () => undefined };
    const stopped = { ...signal, throwIfAborted: () => signal.aborted++ && stop() } as unknown as AbortSignal;
    await expect(unpackArchive(own.db, id, { signal: stopped })).rejects.toThrow("stopped");
    expect(await lines()).toHaveLength(2);
    await unpackArchive(own.db, id);
    await unpackArchive(own.db, id);
    expect((await lines()).map(({ outcome }) => outcome)).toEqual(["unpacked", "added", "added"]);
    expect(await files()).toHaveLength(2);
    expect((await examine(own.db, storage())).findings).toEqual([]);
  });

  it("whose job fails in its last attempt is refused, and leaves nothing", async () => {
    const { id } = await send("Ordner.zip", zip([{ name: "Merkblatt.pdf", content: leaflet }]));
    await own.db.run(sql`
      create function refuse_file() returns trigger language plpgsql as $$ begin raise 'disk of the database full'; end $$`);
    await own.db.run(
      sql`create trigger refuse_file before insert on files for each row execute function refuse_file()`,
    );
    const attempt = (lastAttempt: boolean) =>
      unpackArchiveJob(
        { itemId: id },
        { db: own.db, signal: new AbortController().signal, attempt: 1, lastAttempt },
      );
    await expect(attempt(false)).rejects.toThrow("database full");
    expect(await lines()).toMatchObject([{ outcome: "unpacking" }]);
    await expect(attempt(true)).rejects.toThrow("database full");
    await own.db.run(sql`drop function refuse_file cascade`);
    expect(await lines()).toMatchObject([{ outcome: "refused", reason: "archive_broken" }]);
    expect((await examine(own.db, storage())).findings).toEqual([]);
  });

  it("whose job is lost is unpacked by another one, from the sweep", async () => {
    const { id } = await send("Ordner.zip", zip([{ name: "Merkblatt.pdf", content: leaflet }]));
    const jobs = () =>
      own.db.many<{ itemId: string }>(sql`
        select payload ->> 'itemId' as "itemId" from graphile_worker._private_jobs where payload ->> 'itemId' = ${id}`);
    await own.db.run(sql`delete from graphile_worker._private_jobs where payload ->> 'itemId' = ${id}`);
    expect((await examine(own.db, storage())).findings).toMatchObject([{ id }]);
    await resumeStranded(own.db);
    await resumeStranded(own.db);
    expect(await jobs()).toEqual([{ itemId: id }]);
    await unpackArchive(own.db, id);
    expect((await examine(own.db, storage())).findings).toEqual([]);
  });
});

function stop(): never {
  throw new Error("stopped");
}

describe("who sees a batch", () => {
  it("its uploader alone; an employee can begin none", async () => {
    const { manager: stranger } = await makeCompany(own.db);
    await expect(asking(own.db, stranger).batches.read({ id: batchId })).rejects.toEqual(
      refusal("not_found"),
    );
    await expect(asking(own.db, stranger).batches.items({ id: batchId })).rejects.toEqual(
      refusal("not_found"),
    );
    await expect(
      receiveFile(own.db, stranger, batchId, { name: "a.pdf", body: inPieces(leaflet) }),
    ).rejects.toEqual(refusal("not_found"));
    await expect(asking(own.db, stranger).batches.begin({ divisionId })).rejects.toEqual(
      refusal("not_found"),
    );
    await expect(asking(own.db, employee).batches.begin({ divisionId })).rejects.toEqual(
      refusal("forbidden"),
    );
    await expect(asking(own.db, manager).batches.begin({})).rejects.toEqual(refusal("form_invalid"));
  });

  it("no user after 30 days, and the files stay", async () => {
    await send("Merkblatt.pdf", leaflet);
    const old = new Date(clock.now().getTime() - 31 * 86_400_000);
    await own.db.run(sql`update batches set created_at = ${old} where id = ${batchId}`);
    await purgeExpired(own.db);
    await sweepUploads(own.db);
    await expect(asking(own.db, manager).batches.read({ id: batchId })).rejects.toEqual(refusal("not_found"));
    expect(await files()).toHaveLength(1);
  });
});

describe("a file that is being processed", () => {
  it("is stopped only by users who may change it, and can be tried again", async () => {
    await send("Merkblatt.pdf", leaflet);
    const fileId = (await lines())[0]!.fileId!;
    await expect(asking(own.db, employee).files.cancel({ id: fileId })).rejects.toEqual(refusal("forbidden"));
    await expect(asking(own.db, manager).files.cancel({ id: newId() })).rejects.toEqual(refusal("not_found"));
    expect(await asking(own.db, manager).files.cancel({ id: fileId })).toMatchObject({
      name: "Merkblatt.pdf",
    });
    expect((await lines())[0]).toMatchObject({ status: "failed", reason: "read_cancelled" });
    const { rows } = await asking(own.db, manager).batches.items({ id: batchId, outcome: "stopped" });
    expect(rows, "and is no failure").toHaveLength(1);
    expect(await asking(own.db, manager).batches.read({ id: batchId })).toMatchObject({ failed: 0 });
    expect(await asking(own.db, manager).batches.items({ id: batchId, outcome: "failed" })).toMatchObject({
      total: 0,
    });
    await asking(own.db, manager).files.retry({ id: fileId });
    expect((await lines())[0]).toMatchObject({ status: "queued", reason: null });
  });
});
