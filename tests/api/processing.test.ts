import sql from "sql-template-tag";
import { beforeEach, describe, expect, it } from "vitest";
import { abilityOf, builtInPermissions, rulesOf } from "~/contract/abilities";
import type { Actor } from "~/domain/core/actor/actor";
import { beginReading } from "~/domain/knowledge/file/begin-reading";
import { enqueueReading } from "~/domain/knowledge/file/enqueue-reading";
import { readFile } from "~/domain/knowledge/file/read-file";
import { syncCommittedChanges } from "~/domain/retrieval/milvus/follow";
import { asking } from "../factories/asking";
import { codeOf } from "../factories/code-of";
import { makeCompany } from "../factories/company";
import { handbookPdf } from "../factories/documents";
import { makeDivision, makeFile } from "../factories/knowledge";
import { ownCompany } from "../factories/own-company";
import { makeQuestion } from "../factories/question";
import { settingsOf } from "../factories/settings";
import { staged } from "../factories/upload";

const own = ownCompany({});
const never = new AbortController().signal;

/** One of the operator's people. */
const operator = (key: "administrator" | "staff"): Actor => ({
  ...own.manager,
  companyId: null,
  access: "admin",
  ability: abilityOf(rulesOf({ access: "admin", permissions: builtInPermissions(key) }, own.manager.id)),
});
const as = (key: "administrator" | "staff" = "administrator") => asking(own.db, operator(key)).processing;

beforeEach(async () => {
  await own.db.run(sql`delete from files`);
  await own.db.run(sql`delete from graphile_worker._private_jobs`);
});

async function addHandbook(pages = 12) {
  const { id } = await staged(own.db, own.manager, "Handbuch.pdf", await handbookPdf(pages));
  const { fileIds } = await asking(own.db, own.manager).files.add({
    newDivision: { name: `Personal ${id}`, description: "", notes: "" },
    pdf: id,
  });
  return fileIds[0]!;
}
const read = (id: string) =>
  readFile(own.db, id, { signal: never, lastAttempt: true, notify: async () => undefined });

describe("the processing table", () => {
  it("shows the files of all companies, filtered, searched and sorted", async () => {
    const other = await makeCompany(own.db);
    const mine = await makeFile(own.db, await makeDivision(own.db, own.manager.companyId!), ["a"], {
      name: "Ärger.pdf",
    });
    const theirs = await makeFile(own.db, await makeDivision(own.db, other.id), ["a", "b"], {
      name: "Zoll.pdf",
      status: "failed",
    });
    const ids = async (query: object) => (await as().list(query)).rows.map(({ id }) => id);
    expect(await ids({ sort: "name" })).toEqual([mine, theirs]);
    expect(await ids({ sort: "-name" })).toEqual([theirs, mine]);
    expect(await ids({ status: "failed" })).toEqual([theirs]);
    expect(await ids({ search: "ärger" })).toEqual([mine]);
    expect(await ids({ search: theirs })).toEqual([theirs]);
    expect(await ids({ kind: "docx" })).toEqual([]);
    for (const sort of [
      "company",
      "status",
      "progress",
      "size",
      "type",
      "-added",
      "speed",
      "attempts",
      "memory",
    ])
      expect((await ids({ sort })).toSorted()).toEqual([mine, theirs].toSorted());
  });

  it("hides what companies call files and divisions from staff, in search and order too", async () => {
    const division = await makeDivision(own.db, own.manager.companyId!, { name: "Kündigungen" });
    const id = await makeFile(own.db, division, ["a"], { name: "Abmahnung Meier.pdf" });
    const [row] = (await as("staff").list({})).rows;
    expect(row).toMatchObject({ id, name: null, divisionName: null });
    expect((await as("staff").list({ search: "Meier" })).total).toBe(0);
    expect((await as("staff").usage({})).rows[0]!.divisions).toEqual([
      { id: division, name: null, files: 1, bytes: 1000 },
    ]);
    expect((await as().list({ search: "Meier" })).rows[0]!.divisionName).toBe("Kündigungen");
    expect(JSON.stringify(await as("staff").export({}))).not.toContain("Meier");
    expect(JSON.stringify(await as("staff").read({ id }))).not.toMatch(/Meier|Kündigungen/);
  });

  it("says of each file that waits which place it has, in the order in which workers take them", async () => {
    const division = await makeDivision(own.db, own.manager.companyId!);
    const wait = async () => {
      const id = await makeFile(own.db, division, ["a"], { status: "queued" });
      await own.db.transaction(tx => enqueueReading(tx, id));
      return id;
    };
    const first = await wait();
    const second = await wait();
    const { rows } = await as().list({ sort: "added" });
    expect(rows.map(({ id, place, waiting }) => [id, place, waiting])).toEqual([
      [first, 1, 2],
      [second, 2, 2],
    ]);
    await own.db.run(
      sql`update graphile_worker._private_jobs set locked_at = now() where payload ->> 'fileId' = ${first}::text`,
    );
    await beginReading(own.db, first);
    const later = (await as().list({ sort: "added" })).rows;
    expect(later.map(({ place, waiting }) => [place, waiting])).toEqual([
      [null, 0],
      [1, 1],
    ]);
  });

  it("says what holds a file back and on how many pages, and never shows its words", async () => {
    const division = await makeDivision(own.db, own.manager.companyId!);
    const id = await makeFile(own.db, division, ["a", "b"], { status: "quarantined" });
    await own.db.run(sql`
      insert into file_findings (file_id, ordinal, kind, page_ordinal, page_number, excerpt) values
        (${id}, 0, 'white', 0, 1, 'Geheimwort'), (${id}, 1, 'white', 1, 2, 'Geheimwort'),
        (${id}, 2, 'order', 1, 2, 'Geheimwort')`);
    const { rows } = await as("staff").list({});
    expect(rows[0]).toMatchObject({ id, held: { kinds: ["order", "white"], pages: 2 } });
    expect(JSON.stringify(rows)).not.toContain("Geheimwort");
    await own.db.run(sql`update files set status = 'ready' where id = ${id}`);
    expect((await as().list({})).rows[0]!.held).toBeNull();
  });

  it("counts questions by minute, and never says what was asked", async () => {
    await own.db.run(sql`delete from messages`);
    await makeQuestion(own.db, own.employee);
    const { queries } = await as().state();
    expect(queries.minutes).toHaveLength(30);
    expect(queries.minutes.reduce((sum, { done }) => sum + done, 0)).toBe(1);
    expect(JSON.stringify(queries)).not.toContain("?");
  });

  it("adds up files and space by company and division, the largest first", async () => {
    const other = await makeCompany(own.db);
    await makeFile(own.db, await makeDivision(own.db, own.manager.companyId!), ["a"]);
    const large = await makeDivision(own.db, other.id);
    for (const text of ["a", "b"]) await makeFile(own.db, large, [text]);
    const { rows, files, bytes, total } = await as().usage({});
    expect({ files, bytes, total }).toEqual({ files: 3, bytes: 3000, total: 2 });
    expect(rows.map(row => [row.id, row.files, row.bytes, row.divisions.length])).toEqual([
      [other.id, 2, 2000, 1],
      [own.manager.companyId, 1, 1000, 1],
    ]);
  });
});

describe("each attempt at reading a file", () => {
  it("is kept with its stage, pages, time and the memory that it needed", async () => {
    const settings = settingsOf();
    const id = await addHandbook();
    await read(id);
    const file = await as().read({ id });
    expect(file.history).toEqual([
      expect.objectContaining({ attempt: 1, stage: "indexing", outcome: "ready", reason: null, pages: 12 }),
    ]);
    // A Node process alone needs some 40 MB; the reader's limit is 512 MB.
    expect(file.maxMemory).toBeGreaterThan(20_000_000);
    expect(file.maxMemory).toBeLessThan(537_000_000);
    expect(file.pagesPerSecond).toBeGreaterThan(0);
    settings.remove();
  });

  it("that its process did not survive is ended by the next one", async () => {
    const settings = settingsOf();
    const id = await addHandbook();
    await beginReading(own.db, id);
    await read(id);
    expect((await as().read({ id })).history).toMatchObject([
      { attempt: 2, outcome: "ready" },
      { attempt: 1, outcome: "interrupted", reason: "read_interrupted" },
    ]);
    settings.remove();
  });

  it("can be stopped, also while it runs, and begun again", async () => {
    const settings = settingsOf();
    const id = await addHandbook();
    const reading = (await beginReading(own.db, id))!;
    await as().cancel({ id });
    expect(await as().read({ id })).toMatchObject({
      status: "failed",
      reason: "read_cancelled",
      history: [{ attempt: reading.attempt, outcome: "interrupted", reason: "read_cancelled" }],
    });
    await read(id);
    expect((await as().read({ id })).status).toBe("failed");
    await as().retry({ id });
    expect(await as().read({ id })).toMatchObject({ status: "queued", place: expect.any(Number) });
    await read(id);
    expect((await as().read({ id })).status).toBe("ready");
    await as().cancel({ id });
    expect((await as().read({ id })).status).toBe("ready");
    settings.remove();
  });

  it("that the operator's limits or storage refused is tried again by the operator, a damaged one by no user", async () => {
    const id = await makeFile(own.db, await makeDivision(own.db, own.manager.companyId!), []);
    const failWith = (reason: string) =>
      own.db.run(sql`update files set status = 'failed', reason = ${reason} where id = ${id}`);
    for (const reason of ["scan_too_long", "read_memory", "file_gone"]) {
      await failWith(reason);
      expect(await codeOf(asking(own.db, own.manager).files.retry({ id }))).toBe("file_not_retriable");
      await as().retry({ id });
      expect((await as().read({ id })).status).toBe("queued");
    }
    await failWith("pdf_encrypted");
    expect(await codeOf(as().retry({ id }))).toBe("file_not_retriable");
    expect(await as().read({ id })).toMatchObject({ status: "failed", reason: "pdf_encrypted" });
  });

  it("is nothing that staff may stop", async () => {
    const id = await makeFile(own.db, await makeDivision(own.db, own.manager.companyId!), ["a"]);
    expect(await codeOf(as("staff").cancel({ id }))).toBe("forbidden");
    expect(await codeOf(asking(own.db, own.manager).processing.list({}))).toBe("forbidden");
  });
});

describe("the index in Milvus", () => {
  it("is nothing to rebuild where there is no Milvus, and the state says so", async () => {
    expect(await codeOf(as().rebuild())).toBe("not_found");
    expect((await as().state()).index).toMatchObject({ engine: "memory", milvus: null, vectors: null });
  });

  it("is rebuilt by administrators only, and its failure is shown", async () => {
    // Nothing listens there: the endpoint only leaves the wish and a job.
    own.settings({ MILVUS_ADDRESS: "127.0.0.1:9" });
    expect(await codeOf(asking(own.db, own.manager).processing.rebuild())).toBe("forbidden");
    expect(await own.db.one(sql`select rebuild_at from index_engine`)).toEqual({ rebuild_at: null });
    await as().rebuild();
    const jobs = await own.db.many(sql`select 1 as found from graphile_worker.jobs where key = 'sync_index'`);
    expect(jobs).toHaveLength(1);
    expect((await as().state()).index.milvus).toMatchObject({ state: "building", rebuilding: true });
    await expect(syncCommittedChanges(own.db, never)).rejects.toThrow("Milvus");
    expect((await as().state()).index.milvus).toMatchObject({
      state: "unreachable",
      error: { message: expect.stringContaining("ECONNREFUSED") },
    });
  });
});
