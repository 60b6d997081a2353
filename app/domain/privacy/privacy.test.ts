import { rm } from "node:fs/promises";
import sql, { raw } from "sql-template-tag";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { clock } from "~/db/clock";
import type { Database } from "~/db/connection";
import { newId } from "~/db/id";
import { purgeDivision } from "~/domain/division/purge-division";
import { mailEmailChange } from "~/domain/email-change/mail-email-change";
import { removeEmployee } from "~/domain/employee/remove-employee";
import { sweepUploads } from "~/domain/file/sweep-uploads";
import { makeLink } from "~/domain/link/make-link";
import { queueMail } from "~/domain/mail/queue-mail";
import type { Actor } from "~/domain/session/actor";
import { hashPassword } from "~/domain/session/password";
import { startSession } from "~/domain/session/start-session";
import { storage } from "~/integrations/storage/disk";
import { exportNews } from "~/mail/export-news";
import { exportReadme } from "~/mail/export-readme";
import { type TestDatabase, testDatabase } from "../../../tests/database";
import { makeCompany, makePerson } from "../../../tests/factories/company";
import { makeDivision, makeFile } from "../../../tests/factories/knowledge";
import { settingsOf } from "../../../tests/factories/settings";
import { unzip } from "../../../tests/factories/unzip";
import { inPieces, staged } from "../../../tests/factories/upload";
import { eraseAccount, eraseDue } from "./erase-account";
import { forgetBytes } from "./forget-bytes";
import { makeExport } from "./make-export";
import { openExport } from "./open-export";
import { cancelErasure, planErasure } from "./plan-erasure";
import { readPrivacy } from "./read-privacy";
import { startExport } from "./start-export";
import { sweepExports } from "./sweep-exports";

let own: TestDatabase;
let db: Database;
let files: ReturnType<typeof settingsOf>;
const password = "Kanarie-2026";
const real = clock.now;

beforeAll(async () => {
  files = settingsOf();
  own = await testDatabase();
  db = own.db;
});
afterEach(() => {
  clock.now = real;
});
afterAll(async () => {
  await own.drop();
  files.remove();
});

const later = (days: number) => {
  const at = new Date(Date.now() + days * 24 * 3_600_000);
  clock.now = () => at;
};
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    error => error.code ?? String(error),
  );

/** Somebody whose every trace carries `canary`: account, session, link, chat, question, mail, upload, picture. */
async function leaveTraces(person: Actor, canary: string) {
  const email = `${canary}@lotse.example`;
  await db.run(sql`
    update users set first_name = ${canary}, last_name = ${canary}, email = ${email}, email_key = ${email}, phone = ${canary},
      password_hash = ${await hashPassword(password)} where id = ${person.id}`);
  Object.assign(person, { firstName: canary, lastName: canary, email });
  await startSession(db, person, canary);
  await makeLink(db, person.id, "reset");
  const former = `former.${canary}@lotse.example`;
  for (const to of [email, former])
    await queueMail(db, {
      ...{ to, userId: person.id, companyId: person.companyId, purpose: "invite" },
      message: { subject: canary, text: canary, html: canary },
    });
  await db.run(sql`
    insert into email_changes (user_id, email, expires_at, created_at)
    values (${person.id}, ${`new.${canary}@lotse.example`}, ${later30()}, ${clock.now()})`);
  const words = () => ({ subject: canary, text: canary, html: canary });
  await mailEmailChange(
    db,
    { userId: person.id, requestId: newId() },
    { old: words, new: words, inUse: words },
  );
  await db.run(sql`
    insert into idempotency_keys (user_key, key, endpoint, input_hash, status, body, created_at)
    values (${person.id}, 'x', 'x', '\\x00', 200, ${JSON.stringify({ name: canary })}, ${clock.now()})`);
  const chat = newId();
  await db.run(sql`
    insert into chats (id, company_id, owner_id, name, visibility, created_at, updated_at)
    values (${chat}, ${person.companyId}, ${person.id}, ${`Chat ${canary}`}, 'private', ${clock.now()}, ${clock.now()})`);
  await ask(chat, person, canary);
  await db.run(sql`
    insert into activities (id, user_id, company_id, action, endpoint, code, request_id, at)
    values (${newId()}, ${person.id}, ${person.companyId}, 'chats.start', 'POST /chats', 200, ${newId()}, ${clock.now()})`);
  const picture = await store(`picture ${canary}`);
  await db.run(
    sql`insert into avatars (user_id, kind, bytes, storage_key) values (${person.id}, 'png', 7, ${picture})`,
  );
  if (person.companyId) await staged(db, person, `${canary}.pdf`, Buffer.from(`staged ${canary}`));
  return { chat };
}

const later30 = () => new Date(clock.now().getTime() + 30 * 60_000);

async function ask(chat: string, asker: Actor, canary: string) {
  const [conversation, message] = [newId(), newId()];
  await db.run(sql`
    insert into conversations (id, chat_id, asker_id, created_at) values (${conversation}, ${chat}, ${asker.id}, ${clock.now()})`);
  await db.run(sql`
    insert into messages (id, conversation_id, question, answer, state, answerer, language, created_at)
    values (${message}, ${conversation}, ${`Frage ${canary}`}, ${`Antwort ${canary}`}, 'complete', 'builtin', 'de', ${clock.now()})`);
  await db.run(sql`
    insert into citations (message_id, number, file_name, sentence, start_offset, end_offset)
    values (${message}, 1, 'Handbuch.pdf', ${`Satz ${canary}`}, 0, 1)`);
}

async function store(content: string): Promise<string> {
  const key = newId();
  const draft = await storage().write(key, inPieces(Buffer.from(content)));
  await draft.keep();
  return key;
}

/** A ready file of a company, with bytes, uploaded by somebody. */
async function upload(divisionId: string, by: Actor, content: string): Promise<string> {
  const id = await makeFile(db, divisionId, [content]);
  const key = await store(content);
  await db.run(sql`update files set uploaded_by = ${by.id}, storage_key = ${key} where id = ${id}`);
  return id;
}

/** Tables in any of whose rows the words stand, whatever the columns; our own and the job list's. */
async function tablesWith(words: string): Promise<string[]> {
  const tables = await db.many<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'graphile_worker')`);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await db.one<{ rows: number }>(
      sql`select count(*) as rows from ${raw(name)} t where to_jsonb(t)::text ilike ${`%${words}%`}`,
    );
    if (rows > 0) found.push(name);
  }
  return found;
}

/** Objects of the storage with these words in them. */
async function bytesWith(words: string): Promise<number> {
  let found = 0;
  for await (const { key } of storage().list()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await storage().read(key)) chunks.push(chunk as Buffer);
    if (Buffer.concat(chunks).includes(words)) found += 1;
  }
  return found;
}

/** Does what the jobs of an erasure do. */
async function runJobs() {
  const jobs = await db.many<{ task: string; payload: { keys: string[]; divisionId: string } }>(sql`
    select t.identifier as task, j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id`);
  for (const { task, payload } of jobs) {
    if (task === "forget_bytes") await forgetBytes(payload.keys);
    if (task === "delete_division") await purgeDivision(db, payload.divisionId);
  }
  await db.run(sql`delete from graphile_worker._private_jobs`);
}

const erase = async (person: Actor) => {
  await planErasure(db, person);
  later(15);
  await eraseAccount(db, person.id);
  await runJobs();
  clock.now = real;
};

const terms = (lastAttempt = false) => ({
  ...{ signal: new AbortController().signal, lastAttempt },
  ...{ readme: exportReadme, compose: exportNews },
});

async function exported(person: Actor): Promise<Map<string, string>> {
  await startExport(db, person);
  const { exports } = await readPrivacy(db, person);
  await makeExport(db, exports[0]!.id, terms());
  const { stream } = await openExport(db, person, exports[0]!.id);
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return unzip(Buffer.concat(chunks));
}

describe("an export", () => {
  test("has everything of a person, and nothing of another person or company, and no secret", async () => {
    const { manager, employee, id } = await makeCompany(db);
    const other = await makeCompany(db);
    const division = await makeDivision(db, id, { name: "Lager", members: [manager.id] });
    const fileId = await upload(division, manager, "bytes of the manager");
    await upload(await makeDivision(db, other.id, { name: "fremdkanarie" }), other.manager, "fremdkanarie");
    const { chat } = await leaveTraces(manager, "eigenkanarie");
    await leaveTraces(employee, "kollegenkanarie");
    await leaveTraces(other.manager, "fremdkanarie");
    // Somebody else has asked in the same chat: that is theirs.
    await ask(chat, other.employee, "fremdkanarie");
    const entries = await exported(manager);
    expect([...entries.keys()].sort()).toEqual(
      [
        ...["README.txt", "account.json", "activity.json", "chats.json", "company.json", "devices.json"],
        ...[
          "divisions.json",
          "files.json",
          `files/${fileId}.pdf`,
          "mails.json",
          "picture.png",
          "questions.json",
        ],
        "sessions.json",
      ].sort(),
    );
    for (const name of entries.keys())
      if (name.endsWith(".json")) expect(Array.isArray(JSON.parse(entries.get(name)!))).toBe(true);
    const read = (name: string) => JSON.parse(entries.get(name)!);
    expect(read("account.json")[0]).toMatchObject({ first_name: "eigenkanarie", new_email: {} });
    expect(read("questions.json")).toMatchObject([
      { question: "Frage eigenkanarie", generated: true, sources: [{ sentence: "Satz eigenkanarie" }] },
    ]);
    expect(read("divisions.json")).toMatchObject([{ name: "Lager" }]);
    expect(read("mails.json")).toHaveLength(4);
    expect(read("activity.json")).toHaveLength(1);
    expect(entries.get(`files/${fileId}.pdf`)).toBe("bytes of the manager");
    expect(entries.get("README.txt")).toContain("Ihre Daten bei");
    const all = [...entries.values()].join("\n");
    expect(all).not.toMatch(/fremdkanarie|kollegenkanarie|argon2|_hash|storage_key/);
    const hidden = await db.many<{ hex: string }>(
      sql`select encode(refresh_hash, 'hex') as hex from sessions where user_id = ${manager.id}`,
    );
    for (const { hex } of hidden) expect(all).not.toContain(hex);
  });

  test("holds long lists whole", async () => {
    const person = await makePerson(db, "public_user");
    await db.run(sql`
      insert into activities (id, user_id, action, endpoint, code, request_id, at)
      select gen_random_uuid(), ${person.id}, 'x', 'x', 200, 'x', now() from generate_series(1, 1203)`);
    const entries = await exported(person);
    const ids = JSON.parse(entries.get("activity.json")!).map((row: { id: string }) => row.id);
    expect(new Set(ids).size).toBe(1203);
  });

  test("is one at a time, and three a day", async () => {
    const person = await makePerson(db, "public_user");
    await startExport(db, person);
    expect(await codeOf(startExport(db, person))).toBe("export_under_way");
    for (const _ of [1, 2]) {
      const { exports } = await readPrivacy(db, person);
      await makeExport(db, exports[0]!.id, terms());
      await startExport(db, person);
    }
    await makeExport(db, (await readPrivacy(db, person)).exports[0]!.id, terms());
    expect(await codeOf(startExport(db, person))).toBe("export_limit_reached");
    later(1.1);
    await startExport(db, person);
  });

  test("asked for twice at the same moment is asked for once", async () => {
    const person = await makePerson(db, "public_user");
    const codes = await Promise.all([1, 2, 3].map(() => codeOf(startExport(db, person))));
    expect(codes.sort()).toEqual(["done", "export_under_way", "export_under_way"]);
  });

  test("is its owner's alone, and its bytes are gone after seven days", async () => {
    const [person, stranger] = [await makePerson(db, "public_user"), await makePerson(db, "public_user")];
    await leaveTraces(person, "siebentage");
    await exported(person);
    const [one] = (await readPrivacy(db, person)).exports;
    expect(one).toMatchObject({ state: "ready" });
    expect(await codeOf(openExport(db, stranger, one!.id))).toBe("not_found");
    expect((await readPrivacy(db, stranger)).exports).toEqual([]);
    const { storage_key: key } = await db.one<{ storage_key: string }>(
      sql`select storage_key from exports where id = ${one!.id}`,
    );
    later(1);
    await sweepUploads(db);
    await sweepExports(db);
    expect(await storage().has(key)).toBe(true);
    later(7.01);
    expect(await codeOf(openExport(db, person, one!.id))).toBe("not_found");
    await sweepExports(db);
    expect(await storage().has(key)).toBe(false);
    expect((await readPrivacy(db, person)).exports).toEqual([]);
  });

  test("that fails waits for another attempt, and after the last one says why and mails it", async () => {
    const { manager, id } = await makeCompany(db);
    await startExport(db, manager);
    const { exports } = await readPrivacy(db, manager);
    const broken = (last: boolean) => ({
      ...terms(last),
      readme: () => {
        throw new Error("no words");
      },
    });
    expect(await codeOf(makeExport(db, exports[0]!.id, broken(false)))).toContain("no words");
    expect((await readPrivacy(db, manager)).exports[0]).toMatchObject({ state: "waiting", reason: null });
    expect(await codeOf(makeExport(db, exports[0]!.id, broken(true)))).toContain("no words");
    expect((await readPrivacy(db, manager)).exports[0]).toMatchObject({
      state: "failed",
      reason: "export_failed",
    });
    const mails = await db.many(
      sql`select id from mails where purpose = 'export_failed' and company_id = ${id}`,
    );
    expect(mails).toHaveLength(1);
    await startExport(db, manager);
  });

  test("leaves out a file whose bytes are being deleted, instead of failing", async () => {
    const { manager, id } = await makeCompany(db);
    const fileId = await upload(await makeDivision(db, id), manager, "gone in a moment");
    const { storage_key: key } = await db.one<{ storage_key: string }>(
      sql`select storage_key from files where id = ${fileId}`,
    );
    await rm(storage().path(key));
    expect([...(await exported(manager)).keys()]).not.toContain(`files/${fileId}.pdf`);
  });
});

describe("an account that is to be erased", () => {
  test("waits 14 days, in which its owner may think again", async () => {
    const person = await makePerson(db, "public_user");
    await leaveTraces(person, "bedenkzeit");
    const { eraseAt } = await planErasure(db, person);
    expect(eraseAt.getTime() - Date.now()).toBeGreaterThan(13.9 * 24 * 3_600_000);
    expect((await planErasure(db, person)).eraseAt).toEqual(eraseAt);
    await eraseAccount(db, person.id);
    expect(await readPrivacy(db, person)).toMatchObject({ eraseAt, chats: 1, questions: 1 });
    await cancelErasure(db, person);
    later(15);
    await eraseDue(db);
    await eraseAccount(db, person.id);
    expect(await readPrivacy(db, person)).toMatchObject({ eraseAt: null });
  });

  test("is put on the list by the sweep when its time has come, once", async () => {
    const person = await makePerson(db, "public_user");
    await leaveTraces(person, "faellig");
    await planErasure(db, person);
    const waiting = () =>
      db.many(sql`select id from graphile_worker._private_jobs where key = ${`erase_account:${person.id}`}`);
    await eraseDue(db);
    expect(await waiting()).toHaveLength(0);
    later(14.01);
    await eraseDue(db);
    await eraseDue(db);
    expect(await waiting()).toHaveLength(1);
    await erasePersonNow(person);
  });

  test("leaves no trace of a public user: no row of any table, no bytes", async () => {
    const person = await makePerson(db, "public_user");
    await leaveTraces(person, "spurlosgast");
    await exported(person);
    expect(await tablesWith("spurlosgast")).not.toEqual([]);
    await erase(person);
    expect(await tablesWith("spurlosgast")).toEqual([]);
    expect(await tablesWith(person.id)).toEqual(["public.activities"]);
    expect(await bytesWith("spurlosgast")).toBe(0);
  });

  test("of an employee leaves the company its documents, without their name", async () => {
    const { employee, id } = await makeCompany(db);
    await leaveTraces(employee, "spurlosmitarbeit");
    const division = await makeDivision(db, id, { members: [employee.id] });
    const fileId = await upload(division, employee, "Inhalt des Unternehmens");
    expect((await readPrivacy(db, employee)).company).toBeNull();
    await erase(employee);
    expect(await tablesWith("spurlosmitarbeit")).toEqual([]);
    expect(await bytesWith("spurlosmitarbeit")).toBe(0);
    expect(await db.one(sql`select status, uploaded_by from files where id = ${fileId}`)).toEqual({
      ...{ status: "ready", uploaded_by: null },
    });
    expect(await bytesWith("Inhalt des Unternehmens")).toBe(1);
  });

  test("of a company's only data manager takes the company along: people, text, passages, bytes", async () => {
    const { manager, employee, id } = await makeCompany(db);
    const neighbour = await makeCompany(db);
    const stays = await upload(await makeDivision(db, neighbour.id), neighbour.manager, "bleibt liegen");
    await db.run(sql`update companies set name = 'spurlosfirma' where id = ${id}`);
    await leaveTraces(manager, "spurlosleitung");
    await leaveTraces(employee, "spurloskollegin");
    await upload(await makeDivision(db, id, { name: "spurlosbereich" }), manager, "spurlostext");
    expect((await readPrivacy(db, manager)).company).toMatchObject({ divisions: 1, files: 1, employees: 1 });
    await erase(manager);
    expect(await tablesWith("spurlos")).toEqual([]);
    expect(await bytesWith("spurlos")).toBe(0);
    expect(await tablesWith(id)).toEqual(["public.activities"]);
    expect(await db.one(sql`select status from files where id = ${stays}`)).toEqual({ status: "ready" });
  });

  test("of one of two data managers leaves the company", async () => {
    const { manager, id } = await makeCompany(db);
    await makePerson(db, "data_manager", id);
    await leaveTraces(manager, "spurloszweite");
    expect((await readPrivacy(db, manager)).company).toBeNull();
    await erase(manager);
    expect(await tablesWith("spurloszweite")).toEqual([]);
    expect(await db.maybe(sql`select id from companies where id = ${id}`)).toBeDefined();
  });

  test("of the last administrator stays; one who is about to leave is no other administrator", async () => {
    const [first, second] = [await makePerson(db, "administrator"), await makePerson(db, "administrator")];
    await leaveTraces(first, "verwaltungeins");
    await leaveTraces(second, "verwaltungzwei");
    await planErasure(db, first);
    expect(await codeOf(planErasure(db, second))).toBe("last_administrator");
    expect((await readPrivacy(db, second)).lastAdministrator).toBe(true);
    later(15);
    await eraseAccount(db, first.id);
    expect(await db.maybe(sql`select id from users where id = ${first.id}`)).toBeUndefined();
  });
});

test("an employee whom the company removes is erased in the same way", async () => {
  const { manager, employee } = await makeCompany(db);
  await leaveTraces(employee, "spurlosentlassen");
  await removeEmployee(db, manager, employee.id);
  await runJobs();
  expect(await tablesWith("spurlosentlassen")).toEqual([]);
  expect(await bytesWith("spurlosentlassen")).toBe(0);
});

async function erasePersonNow(person: Actor) {
  await eraseAccount(db, person.id);
  await runJobs();
}
