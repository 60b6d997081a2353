import sql from "sql-template-tag";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { clientFor } from "~/api/in-process";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { beginReading } from "~/domain/knowledge/file/begin-reading";
import { storeText } from "~/domain/knowledge/file/store-text";
import type { ReadPage, ReadResult } from "~/domain/knowledge/reading/messages";
import { retrieval } from "~/domain/retrieval/retrieval";
import { packTerms } from "~/domain/retrieval/words/terms";
import { mailUploadJob } from "~/jobs/handlers/mail-upload";
import { type TestDatabase, testDatabase } from "../database";
import { asking } from "../factories/asking";
import { givePlan, makeCompany, makePerson } from "../factories/company";
import { makeDivision, makeFile } from "../factories/knowledge";
import { settingsOf } from "../factories/settings";

let own: TestDatabase;
let settings: ReturnType<typeof settingsOf>;
let manager: Actor;
let employee: Actor;
let companyId: string;
let from: string;
let to: string;
let file: string;

const refusal = (code: string) => expect.objectContaining({ code });
const found = async (divisionId: string) =>
  (
    await retrieval.search(own.db, {
      companyId,
      divisionIds: [divisionId],
      question: "Wie hoch ist das Kilometergeld?",
      limit: 5,
    })
  ).map(({ fileId }) => fileId);
const change = (fields: { name?: string; divisionId?: string }, version?: number, who = manager) =>
  asking(own.db, who).files.change(
    { id: file, name: "Handbuch.pdf", divisionId: from, ...fields },
    version === undefined ? undefined : { context: { version } },
  );

/** What a reading process finds in a file of one page. */
function kilometres(rate: string) {
  const text = `Das Kilometergeld beträgt ${rate}.`;
  const passage = { ordinal: 0, start: 0, end: text.length, heading: null, language: "de" as const, text };
  const passages = [{ ...passage, terms: packTerms(text, "de") }];
  return {
    pages: [{ ordinal: 0, number: 1, heading: null, text, confidence: null, passages }] as ReadPage[],
    result: { pages: 1, passages: 1, language: "de", hiddenWords: 0, findings: [] } as unknown as ReadResult,
  };
}

/** Runs the waiting jobs that mail what became of an upload, and returns their mails. */
async function uploadMails() {
  const waiting = await own.db.many<{ payload: { userId: string; divisionId: string } }>(sql`
    select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'mail_upload'`);
  const context = { db: own.db, signal: new AbortController().signal, attempt: 1, lastAttempt: false };
  for (const { payload } of waiting) await mailUploadJob(payload, context);
  const mails = await own.db.many<{ to: string; text: string }>(
    sql`select to_address as to, text from mails where company_id = ${companyId}`,
  );
  return mails.map(({ to: address, text }) => [address, text]);
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
  ({ id: companyId, manager, employee } = await makeCompany(own.db, { plan: true }));
  from = await makeDivision(own.db, companyId, { members: [employee.id] });
  to = await makeDivision(own.db, companyId);
  file = await makeFile(own.db, from, ["Das Kilometergeld beträgt 30 Cent."]);
});

describe("a file that is renamed", () => {
  it("keeps its ending, and its name is no path", async () => {
    expect(await change({ name: "Reise/Reisekosten 2026" })).toMatchObject({
      name: "Reisekosten 2026.pdf",
      version: 2,
      divisionId: from,
    });
  });

  it("by two people at once is renamed by the first; the second gets a conflict", async () => {
    await change({ name: "Erste.pdf" }, 1);
    await expect(change({ name: "Zweite.pdf" }, 1)).rejects.toEqual(refusal("conflict_version"));
    expect(await change({ name: "Zweite.pdf" }, 2)).toMatchObject({ name: "Zweite.pdf", version: 3 });
  });

  it("is not renamed by employees or strangers", async () => {
    await expect(change({ name: "Mein.pdf" }, undefined, employee)).rejects.toEqual(refusal("forbidden"));
    const { manager: stranger } = await makeCompany(own.db);
    await expect(change({ name: "Mein.pdf" }, undefined, stranger)).rejects.toEqual(refusal("not_found"));
  });
});

describe("a file that is moved", () => {
  it("answers questions of its new division only", async () => {
    expect([await found(from), await found(to)]).toEqual([[file], []]);
    await change({ divisionId: to });
    expect([await found(from), await found(to)]).toEqual([[], [file]]);
  });

  it("is read by the members of the new division, and no longer by those of the old one", async () => {
    await asking(own.db, employee).files.read({ id: file });
    await change({ divisionId: to });
    await expect(asking(own.db, employee).files.read({ id: file })).rejects.toEqual(refusal("not_found"));
    await change({ divisionId: from });
    await asking(own.db, employee).files.read({ id: file });
  });

  it("takes its quotes along: an answer is shown to those who may read the new division", async () => {
    const [chat, conversation, message] = [newId(), newId(), newId()];
    await own.db.run(sql`
      insert into chats (id, company_id, owner_id, name, visibility, created_at, updated_at)
      values (${chat}, ${companyId}, ${employee.id}, 'Reisen', 'private', now(), now())`);
    await own.db.run(sql`
      insert into chat_divisions (chat_id, division_id) values (${chat}, ${from})`);
    await own.db.run(sql`
      insert into conversations (id, chat_id, asker_id, created_at)
      values (${conversation}, ${chat}, ${employee.id}, now())`);
    await own.db.run(sql`
      insert into messages (id, conversation_id, question, answer, state, answerer, language, created_at)
      values (${message}, ${conversation}, 'Wie viel?', '30 Cent [1]', 'complete', 'builtin', 'de', now())`);
    await own.db.run(sql`
      insert into citations (message_id, number, file_id, page_id, file_name, sentence, start_offset, end_offset)
      select ${message}, 1, ${file}, id, 'Handbuch.pdf', text, 0, length(text) from pages where file_id = ${file}`);
    const answer = () => asking(own.db, employee).answers.read({ id: message });
    expect(await answer()).toMatchObject({ withheld: null, answer: "30 Cent [1]" });
    await change({ divisionId: to });
    expect(await answer()).toMatchObject({ withheld: "division", answer: "", citations: [] });
  });

  it("takes its unfinished new version along: its text is found in the new division, never in the old one", async () => {
    const version = await makeFile(own.db, from, [], { name: "Neu.pdf", status: "queued" });
    await own.db.run(sql`update files set replaces = ${file} where id = ${version}`);
    const reading = await beginReading(own.db, version);
    await change({ divisionId: to });
    expect(await asking(own.db, manager).files.read({ id: version })).toMatchObject({ divisionId: to });
    await expect(asking(own.db, employee).files.read({ id: version })).rejects.toEqual(refusal("not_found"));
    await storeText(own.db, reading!, kilometres("38 Cent"), { notify: async () => {} });
    expect([await found(from), await found(to)]).toEqual([[], [file]]);
  });

  it("takes an unfinished new version along: its uploader gets the mail about the others of the upload", async () => {
    const colleague = await makePerson(own.db, "data_manager", companyId);
    const sent = sql`uploaded_by = ${colleague.id}, end_mail = 'waiting'`;
    const other = await makeFile(own.db, from, ["Alles gilt."], { name: "Liste.pdf" });
    await own.db.run(sql`update files set ${sent} where id = ${other}`);
    const version = await makeFile(own.db, from, [], { name: "Neu.pdf", status: "queued" });
    await own.db.run(sql`update files set ${sent}, replaces = ${file} where id = ${version}`);
    await change({ divisionId: to });
    expect(await uploadMails()).toEqual([[colleague.email, expect.stringContaining("Liste.pdf")]]);
  });

  it("in progress that its new version overtakes leaves its uploader the mail about the others", async () => {
    const colleague = await makePerson(own.db, "data_manager", companyId);
    const other = await makeFile(own.db, from, ["Alles gilt."], { name: "Liste.pdf" });
    const sent = sql`uploaded_by = ${colleague.id}, end_mail = 'waiting'`;
    await own.db.run(sql`update files set ${sent} where id = ${other}`);
    await own.db.run(sql`update files set ${sent}, status = 'queued' where id = ${file}`);
    const version = await makeFile(own.db, from, [], { name: "Neu.pdf", status: "queued" });
    await own.db.run(
      sql`update files set replaces = ${file}, uploaded_by = ${manager.id} where id = ${version}`,
    );
    const reading = await beginReading(own.db, version);
    await storeText(own.db, reading!, kilometres("38 Cent"), { notify: async () => {} });
    expect(await uploadMails()).toEqual([[colleague.email, expect.stringContaining("Liste.pdf")]]);
  });

  it("gets the text of a new version that was moved alone", async () => {
    const version = await makeFile(own.db, from, [], { name: "Neu.pdf", status: "queued" });
    await own.db.run(sql`update files set replaces = ${file} where id = ${version}`);
    await asking(own.db, manager).files.change({ id: version, name: "Neu.pdf", divisionId: to });
    const reading = await beginReading(own.db, version);
    await storeText(own.db, reading!, kilometres("38 Cent"), { notify: async () => {} });
    expect([await found(from), await found(to)]).toEqual([[file], []]);
  });

  it("goes nowhere that is locked, being deleted, of another company, or has the same content", async () => {
    const { id: strange } = await makeCompany(own.db);
    await expect(change({ divisionId: await makeDivision(own.db, strange) })).rejects.toEqual(
      refusal("not_found"),
    );
    await own.db.run(sql`update divisions set status = 'deleting' where id = ${to}`);
    await expect(change({ divisionId: to })).rejects.toEqual(refusal("not_found"));
    await own.db.run(sql`update divisions set status = 'open' where id = ${to}`);
    const twin = await makeFile(own.db, to, ["Das Kilometergeld beträgt 30 Cent."]);
    await own.db.run(sql`
      update files set sha256 = (select sha256 from files where id = ${file}) where id = ${twin}`);
    await expect(change({ divisionId: to })).rejects.toEqual(refusal("file_there"));
    await own.db.run(sql`delete from files where id = ${twin}`);
    await own.db.run(sql`delete from subscriptions where company_id = ${companyId}`);
    await expect(change({ divisionId: to })).rejects.toEqual(refusal("division_locked"));
    await givePlan(own.db, companyId);
    await change({ divisionId: to });
  });

  it("is moved once when the form is sent twice", async () => {
    const context = { key: `${newId()}.move` };
    const client = clientFor(own.db, manager, {
      requestId: newId(),
      address: "127.0.0.1",
      userAgent: "test",
    });
    const send = () => client.files.change({ id: file, name: "Handbuch.pdf", divisionId: to }, { context });
    expect(await send()).toEqual(await send());
    expect((await asking(own.db, manager).files.read({ id: file })).version).toBe(2);
  });
});
