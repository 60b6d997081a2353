import sql from "sql-template-tag";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { beginReading } from "~/domain/knowledge/file/begin-reading";
import { failReading } from "~/domain/knowledge/file/fail-reading";
import { purgeFile } from "~/domain/knowledge/file/purge-file";
import { storeText } from "~/domain/knowledge/file/store-text";
import { examine } from "~/domain/operations/doctor/examine";
import { retrieval } from "~/domain/retrieval/retrieval";
import { packTerms } from "~/domain/retrieval/words/terms";
import { storage } from "~/integrations/storage/storage";
import { type TestDatabase, testDatabase } from "../database";
import { asking } from "../factories/asking";
import { givePlan, makeCompany } from "../factories/company";
import { handbookPdf } from "../factories/documents";
import { makeDivision } from "../factories/knowledge";
import { settingsOf } from "../factories/settings";
import { staged } from "../factories/upload";

let own: TestDatabase;
let settings: ReturnType<typeof settingsOf>;
let manager: Actor;
let employee: Actor;
let companyId: string;
let divisionId: string;
let file: string;
let told: { fileId: string; attempt: number }[];

const refusal = (code: string) => expect.objectContaining({ code });
const ask = (who = manager) => asking(own.db, who);
const question = "Wie hoch ist das Kilometergeld?";
const answersFrom = async () =>
  (await retrieval.search(own.db, { companyId, divisionIds: [divisionId], question, limit: 5 })).map(
    ({ text }) => text,
  );

/** Uploads a file with other bytes than any before. */
async function upload(name: string): Promise<string> {
  const bytes = Buffer.concat([await handbookPdf(1), Buffer.from(`\n%${newId()}\n%%EOF`)]);
  return (await staged(own.db, manager, name, bytes)).id;
}

/** Processes a file: its text is what a reading process would have found. */
async function process(id: string, text: string): Promise<void> {
  const reading = await beginReading(own.db, id);
  const passage = { ordinal: 0, start: 0, end: text.length, heading: null, language: "de" as const, text };
  const page = {
    ordinal: 0,
    number: 1,
    heading: null,
    text,
    passages: [{ ...passage, terms: packTerms(text, "de") }],
  };
  const result = { pages: 1, passages: 1, language: "de" as const, hiddenWords: 0 };
  await storeText(
    own.db,
    reading!,
    { pages: [page as never], result: result as never },
    {
      notify: async (_, end) => {
        told.push({ fileId: end.fileId, attempt: end.attempt });
      },
    },
  );
}

/** An answer of the employee that cites the file's present page. */
async function cite(): Promise<string> {
  const [chat, conversation, message] = [newId(), newId(), newId()];
  await own.db.run(sql`
    insert into chats (id, company_id, owner_id, name, visibility, created_at, updated_at)
    values (${chat}, ${companyId}, ${employee.id}, 'Reisen', 'private', now(), now())`);
  await own.db.run(sql`insert into chat_divisions (chat_id, division_id) values (${chat}, ${divisionId})`);
  await own.db.run(sql`
    insert into conversations (id, chat_id, asker_id, created_at)
    values (${conversation}, ${chat}, ${employee.id}, now())`);
  await own.db.run(sql`
    insert into messages (id, conversation_id, question, answer, state, answerer, language, created_at)
    values (${message}, ${conversation}, ${question}, 'So viel [1]', 'complete', 'builtin', 'de', now())`);
  await own.db.run(sql`
    insert into citations (message_id, number, file_id, page_id, file_name, sentence, start_offset, end_offset)
    select ${message}, 1, ${file}, id, 'Reisekosten.pdf', text, 0, length(text) from pages where file_id = ${file}`);
  return message;
}

async function replaced(text: string): Promise<void> {
  const { id } = await ask().files.replace({ id: file, pdf: await upload("Reisekosten 2027.pdf") });
  await process(id, text);
}

beforeAll(async () => {
  own = await testDatabase();
  settings = settingsOf();
});
afterAll(() => {
  settings.remove();
  return own.drop();
});
beforeEach(async () => {
  told = [];
  ({ id: companyId, manager, employee } = await makeCompany(own.db));
  divisionId = await makeDivision(own.db, companyId, { members: [employee.id] });
  const added = await ask().files.add({ divisionId, pdf: await upload("Reisekosten.pdf"), same: "ask" });
  file = added.fileIds[0]!;
  await process(file, "Das Kilometergeld beträgt 30 Cent.");
});

describe("a file of the same name with other content", () => {
  const add = async (sameName?: "ask" | "version" | "both", name = "Reisekosten.pdf") =>
    ask().files.add({ divisionId, pdf: await upload(name), ...(sameName ? { sameName } : {}) });

  it("is asked about, and becomes the new version or another file", async () => {
    await expect(add("ask", "REISEKOSTEN.pdf")).rejects.toMatchObject({
      code: "file_name_there",
      data: { values: { name: "Reisekosten.pdf", field: "pdf" } },
    });
    const { fileIds } = await add("version");
    expect(await ask().files.read({ id: fileIds[0]! })).toMatchObject({ replaces: { id: file } });
    await process(fileIds[0]!, "Das Kilometergeld beträgt 38 Cent.");
    expect(await answersFrom()).toEqual(["Das Kilometergeld beträgt 38 Cent."]);
    await add("both");
    expect((await ask().divisions.read({ id: divisionId })).files).toBe(2);
  });

  it("leaves the file in the folder that it was uploaded with", async () => {
    await own.db.run(sql`update files set folder = 'Regeln' where id = ${file}`);
    const { fileIds } = await add("version");
    await process(fileIds[0]!, "Das Kilometergeld beträgt 38 Cent.");
    expect(await own.db.one(sql`select folder, version_number from files where id = ${file}`)).toEqual({
      folder: "Regeln",
      version_number: 2,
    });
  });

  it("stays beside it for programs that do not ask", async () => {
    const { fileIds } = await add();
    expect(await ask().files.read({ id: fileIds[0]! })).toMatchObject({ replaces: null });
  });
});

describe("a new version of a file", () => {
  it("answers once it is ready, and the old one until then: without a gap", async () => {
    const { id } = await ask().files.replace({ id: file, pdf: await upload("Reisekosten 2027.pdf") });
    expect(await answersFrom()).toEqual(["Das Kilometergeld beträgt 30 Cent."]);
    expect(await ask().files.read({ id })).toMatchObject({
      status: "queued",
      replaces: { id: file, name: "Reisekosten.pdf" },
    });
    expect(await ask(employee).files.read({ id: file })).toMatchObject({ replacedBy: id });
    expect((await ask().divisions.read({ id: divisionId })).files).toBe(1);
    await process(id, "Das Kilometergeld beträgt 38 Cent.");
    expect(await answersFrom()).toEqual(["Das Kilometergeld beträgt 38 Cent."]);
    expect(await ask().files.read({ id: file })).toMatchObject({
      name: "Reisekosten 2027.pdf",
      status: "ready",
      versionNumber: 2,
      replaces: null,
      replacedBy: null,
    });
    await expect(ask().files.read({ id })).rejects.toEqual(refusal("not_found"));
    // Two attempts at one file, so that the mail about each is sent.
    expect(told).toEqual([
      { fileId: file, attempt: 1 },
      { fileId: file, attempt: 2 },
    ]);
  });

  it("leaves the answers their quotes: marked as replaced, and its page opens from there alone", async () => {
    const message = await cite();
    await replaced("Das Kilometergeld beträgt 38 Cent.");
    const [source] = (await ask(employee).answers.read({ id: message })).citations;
    expect(source).toMatchObject({
      replaced: true,
      fileId: file,
      fileName: "Reisekosten.pdf",
      sentence: "Das Kilometergeld beträgt 30 Cent.",
    });
    const page = await ask(employee).files.page({ id: source!.pageId! });
    expect(page).toMatchObject({ text: "Das Kilometergeld beträgt 30 Cent.", replaced: { number: 1 } });
    // The data manager may read the file, but has no answer that cites this version.
    await expect(ask().files.page({ id: source!.pageId! })).rejects.toEqual(refusal("not_found"));
    expect(await ask().files.versions({ id: file })).toMatchObject([
      { number: 1, name: "Reisekosten.pdf", pages: 1, citedBy: 1 },
    ]);
    const fresh = await cite();
    expect((await ask(employee).answers.read({ id: fresh })).citations[0]).toMatchObject({ replaced: false });
    await replaced("Das Kilometergeld beträgt 40 Cent.");
    expect(await ask(employee).files.page({ id: source!.pageId! })).toMatchObject({
      replaced: { number: 1 },
    });
    expect((await ask().files.versions({ id: file })).map(({ number }) => number)).toEqual([2, 1]);
  });

  it("keeps of the old text what is cited, and nothing of its bytes", async () => {
    const { storage_key: key } = await own.db.one<{ storage_key: string }>(
      sql`select storage_key from files where id = ${file}`,
    );
    await replaced("Das Kilometergeld beträgt 38 Cent.");
    const kept = await own.db.many(sql`
      select from version_pages p join file_versions v on v.id = p.version_id where v.file_id = ${file}`);
    expect(kept).toEqual([]);
    const jobs = await own.db.many(sql`
      select from graphile_worker._private_jobs where payload::jsonb -> 'keys' @> ${JSON.stringify([key])}::jsonb`);
    expect(jobs).toHaveLength(1);
    await storage().remove(key);
    expect((await examine(own.db, storage())).findings.filter(({ id }) => id === file)).toEqual([]);
  });

  it("that cannot be processed leaves the file as it was, and can be tried again where that can help", async () => {
    const { id } = await ask().files.replace({ id: file, pdf: await upload("kaputt.pdf") });
    const reading = await beginReading(own.db, id);
    await failReading(own.db, reading!, "read_crashed", { notify: async () => {} });
    expect(await answersFrom()).toEqual(["Das Kilometergeld beträgt 30 Cent."]);
    await ask().files.retry({ id });
    await process(id, "Das Kilometergeld beträgt 38 Cent.");
    expect(await answersFrom()).toEqual(["Das Kilometergeld beträgt 38 Cent."]);
  });

  it("is given up for a newer one", async () => {
    const first = await ask().files.replace({ id: file, pdf: await upload("Erste.pdf") });
    const second = await ask().files.replace({ id: file, pdf: await upload("Zweite.pdf") });
    expect(await ask().files.read({ id: first.id })).toMatchObject({ status: "deleting" });
    expect(await ask().files.read({ id: file })).toMatchObject({ replacedBy: second.id });
    await process(second.id, "Das Kilometergeld beträgt 38 Cent.");
    expect(await ask().files.read({ id: file })).toMatchObject({ name: "Zweite.pdf", versionNumber: 2 });
    await purgeFile(own.db, first.id);
  });

  it("is refused with the same content, with an old form, and to others", async () => {
    const twin = await upload("Gleich.pdf");
    await own.db.run(sql`
      update staged_uploads set sha256 = (select sha256 from files where id = ${file}) where id = ${twin}`);
    await expect(ask().files.replace({ id: file, pdf: twin })).rejects.toEqual(refusal("file_there"));
    const pdf = await upload("Neu.pdf");
    await expect(ask().files.replace({ id: file, pdf }, { context: { version: 7 } })).rejects.toEqual(
      refusal("conflict_version"),
    );
    await expect(ask(employee).files.replace({ id: file, pdf })).rejects.toEqual(refusal("forbidden"));
    const { manager: stranger } = await makeCompany(own.db);
    await expect(ask(stranger).files.replace({ id: file, pdf })).rejects.toEqual(refusal("not_found"));
    await expect(ask().files.replace({ id: file })).rejects.toEqual(refusal("file_missing"));
  });
});

describe("deleting a file", () => {
  it("takes all its versions: records, pages, quotes, and the one that is being processed", async () => {
    const message = await cite();
    await replaced("Das Kilometergeld beträgt 38 Cent.");
    const next = await ask().files.replace({ id: file, pdf: await upload("Noch neuer.pdf") });
    await ask().files.remove({ id: file });
    expect(await own.db.many(sql`select from file_versions where file_id = ${file}`)).toEqual([]);
    expect(await ask(employee).answers.read({ id: message })).toMatchObject({ withheld: "file", answer: "" });
    const [quote] = await own.db.many(sql`select sentence from citations where message_id = ${message}`);
    expect(quote).toEqual({ sentence: "" });
    for (const id of [file, next.id]) await purgeFile(own.db, id);
    expect(await own.db.many(sql`select from files where division_id = ${divisionId}`)).toEqual([]);
  });
});

describe("a file's page", () => {
  it("lists pages with their passages and the attempts; employees see no attempts", async () => {
    expect((await ask(employee).files.pages({ id: file })).rows).toMatchObject([
      { number: 1, beginning: "Das Kilometergeld beträgt 30 Cent.", passages: 1 },
    ]);
    expect(await ask().files.attempts({ id: file })).toMatchObject([{ attempt: 1, outcome: "ready" }]);
    await expect(ask(employee).files.attempts({ id: file })).rejects.toEqual(refusal("forbidden"));
  });
});

describe("an owner", () => {
  it("is one of those who can read the file's division", async () => {
    const change = (fields: { ownerId?: string; validUntil?: string }) =>
      ask().files.change({ id: file, name: "Reisekosten.pdf", divisionId, ...fields });
    const people = await ask().files.owners({ id: file });
    expect(people.map(({ id }) => id).sort()).toEqual([manager.id, employee.id].sort());
    expect(await change({ ownerId: employee.id, validUntil: "2020-12-31" })).toMatchObject({
      owner: { id: employee.id },
      validUntil: "2020-12-31",
      expired: true,
    });
    const { employee: stranger } = await makeCompany(own.db);
    await expect(change({ ownerId: stranger.id })).rejects.toEqual(refusal("form_invalid"));
    for (const typo of ["0001-01-01", "1999-12-31", "2200-01-01", "9999-12-31"])
      await expect(change({ validUntil: typo })).rejects.toMatchObject({
        data: { fields: { validUntil: ["field.lastDay"] } },
      });
    expect(await change({})).toMatchObject({ owner: null, validUntil: null, expired: false });
  });

  it("who has left the division stays until another one is chosen, and keeps no other change from being saved", async () => {
    const change = (fields: { ownerId?: string; validUntil?: string; divisionId?: string }) =>
      ask().files.change({ id: file, name: "Reisekosten.pdf", divisionId, ...fields });
    await change({ ownerId: employee.id });
    await ask().divisions.changeMembers({ id: divisionId, add: [], remove: [employee.id] });
    const kept = { owner: { id: employee.id }, validUntil: "2090-12-31" };
    expect(await change({ ownerId: employee.id, validUntil: "2090-12-31" })).toMatchObject(kept);
    await givePlan(own.db, companyId);
    const elsewhere = await makeDivision(own.db, companyId);
    const refused = { data: { fields: { ownerId: ["field.owner"] } } };
    await expect(change({ ownerId: employee.id, divisionId: elsewhere })).rejects.toMatchObject(refused);
    await change({ ownerId: manager.id });
    await expect(change({ ownerId: employee.id })).rejects.toMatchObject(refused);
  });

  it("and last day stay with the file when its version changes; an expired file is marked at its quotes", async () => {
    const message = await cite();
    await ask().files.change({
      id: file,
      name: "Reisekosten.pdf",
      divisionId,
      ownerId: employee.id,
      validUntil: "2020-12-31",
    });
    expect((await ask(employee).answers.read({ id: message })).citations[0]).toMatchObject({
      expiredOn: "2020-12-31",
    });
    await replaced("Das Kilometergeld beträgt 38 Cent.");
    expect(await ask().files.read({ id: file })).toMatchObject({
      owner: { id: employee.id },
      validUntil: "2020-12-31",
    });
  });
});
