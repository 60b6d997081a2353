import sql from "sql-template-tag";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { clock } from "~/db/clock";
import type { Database } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { type TestDatabase, testDatabase } from "../../../../tests/database";
import { makeCompany, makePerson } from "../../../../tests/factories/company";
import { makeDivision, makeFile } from "../../../../tests/factories/knowledge";
import { changeByPerson } from "./by-person";
import { totalOf } from "./count-outcomes";
import { readFigures } from "./read-figures";

let own: TestDatabase;
let db: Database;
beforeAll(async () => {
  own = await testDatabase();
  db = own.db;
});
afterAll(() => own.drop());
afterEach(() => vi.restoreAllMocks());

const at = (instant: string) => vi.spyOn(clock, "now").mockReturnValue(new Date(instant));

async function makeChat(owner: Actor, divisions: string[] = []): Promise<string> {
  const id = newId();
  await db.run(sql`
    insert into chats (id, company_id, owner_id, name, visibility, created_at, updated_at)
    values (${id}, ${owner.companyId}, ${owner.id}, 'Chat', 'private', ${clock.now()}, ${clock.now()})`);
  await db.run(sql`insert into chat_divisions select ${id}, unnest(${divisions}::uuid[])`);
  return id;
}

type Asked = { state?: string; answer?: string; took?: number; language?: string; sources?: string[] };
async function ask(chat: string, asker: Actor, when: string, asked: Asked = {}): Promise<void> {
  const { state = "complete", answer = "Ja.", took = 800, language = "de", sources = [] } = asked;
  const created = new Date(when);
  const open = state === "waiting" || state === "streaming";
  const conversation = await db.one<{ id: string }>(sql`
    insert into conversations (id, chat_id, asker_id, created_at) values (${newId()}, ${chat}, ${asker.id}, ${created})
    on conflict (chat_id, asker_id, together) do update set created_at = excluded.created_at returning id`);
  const id = newId();
  await db.run(sql`
    insert into messages (id, conversation_id, question, answer, state, answerer, language, created_at, finished_at)
    values (${id}, ${conversation.id}, 'Wie?', ${answer}, ${state}, 'builtin', ${language}, ${created},
            ${open ? null : new Date(created.getTime() + took)})`);
  for (const [index, file] of sources.entries()) {
    await db.run(sql`
      insert into citations (message_id, number, file_id, file_name, sentence, start_offset, end_offset)
      values (${id}, ${index + 1}, ${file}, 'Handbuch.pdf', 'Ja.', 0, 3)`);
  }
}

const dayOf = (figures: Awaited<ReturnType<typeof readFigures>>, start: string) =>
  figures.buckets.find(bucket => bucket.start === start);

describe("figures", () => {
  test("place a question on the day, weekday and hour of the company's own time zone", async () => {
    const { id, manager } = await makeCompany(db);
    const chat = await makeChat(manager);
    at("2026-11-20T12:00:00Z");
    // 00:30 on Wednesday in Berlin, still Tuesday in UTC, and Tuesday afternoon in New York.
    await ask(chat, manager, "2026-11-17T23:30:00Z");
    const berlin = await readFigures(db, manager, "7d");
    expect(dayOf(berlin, "2026-11-18")?.answered).toBe(1);
    expect(berlin.hours).toEqual([{ weekday: 3, hour: 0, answered: 1, declined: 0, ended: 0 }]);
    await db.run(sql`update companies set time_zone = 'America/New_York' where id = ${id}`);
    const newYork = await readFigures(db, manager, "7d");
    expect(dayOf(newYork, "2026-11-17")?.answered).toBe(1);
    expect(newYork.hours[0]).toMatchObject({ weekday: 2, hour: 18 });
  });

  test("begin at midnight of the first day and leave no day out, over the change to winter time too", async () => {
    const { manager } = await makeCompany(db);
    const chat = await makeChat(manager);
    at("2026-10-28T10:00:00Z");
    await ask(chat, manager, "2026-10-21T21:59:59Z"); // 23:59:59 in Berlin on the day before the first
    await ask(chat, manager, "2026-10-21T22:00:00Z"); // 00:00 on the first
    await ask(chat, manager, "2026-10-25T22:59:00Z"); // 23:59 on the day that has 25 hours
    const figures = await readFigures(db, manager, "7d");
    expect(figures.from.toISOString()).toBe("2026-10-21T22:00:00.000Z");
    expect(figures.buckets.map(bucket => [bucket.start, bucket.answered])).toEqual([
      ["2026-10-22", 1],
      ["2026-10-23", 0],
      ["2026-10-24", 0],
      ["2026-10-25", 1],
      ["2026-10-26", 0],
      ["2026-10-27", 0],
      ["2026-10-28", 0],
    ]);
    expect(figures.totals).toMatchObject({ questions: 2, before: 1 });
  });

  test("count twelve months from the first of the earliest, however many days they have", async () => {
    const { manager } = await makeCompany(db);
    const chat = await makeChat(manager);
    at("2027-01-31T22:30:00Z"); // 23:30 on the 31st in Berlin
    await ask(chat, manager, "2026-01-31T22:59:00Z"); // January of the year before: not these twelve
    await ask(chat, manager, "2026-01-31T23:00:00Z"); // midnight of 1 February in Berlin
    await ask(chat, manager, "2026-02-28T22:59:00Z"); // the last minute of February
    await ask(chat, manager, "2026-02-28T23:00:00Z"); // March
    const { buckets, unit, totals } = await readFigures(db, manager, "12m");
    expect(unit).toBe("month");
    expect(buckets).toHaveLength(12);
    expect([buckets[0]?.start, buckets[1]?.start, buckets.at(-1)?.start]).toEqual([
      "2026-02-01",
      "2026-03-01",
      "2027-01-01",
    ]);
    expect(buckets.map(totalOf)).toEqual([2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(totals.before).toBe(1);
  });

  test("distinguish answered, declined and stopped questions, and leave out those in progress", async () => {
    const { manager } = await makeCompany(db);
    const chat = await makeChat(manager);
    at("2026-11-20T12:00:00Z");
    const states = ["complete", "complete", "declined", "stopped", "interrupted", "failed", "waiting"];
    for (const state of states) await ask(chat, manager, "2026-11-20T09:00:00Z", { state });
    // One answer of a conversation is written at a time.
    await ask(await makeChat(manager), manager, "2026-11-20T09:00:00Z", { state: "streaming" });
    const { totals, answers } = await readFigures(db, manager, "7d");
    expect(totals).toMatchObject({ questions: 6, answered: 2, declined: 1, ended: 3 });
    expect(answers).toHaveLength(3);
  });

  test("never count another company's questions, files or people", async () => {
    const ours = await makeCompany(db);
    const theirs = await makeCompany(db);
    at("2026-11-20T12:00:00Z");
    const chat = await makeChat(theirs.manager, [await makeDivision(db, theirs.id)]);
    await makeFile(db, await makeDivision(db, theirs.id), ["Ihre Seite."]);
    await ask(chat, theirs.manager, "2026-11-20T09:00:00Z");
    // Our employee asks in the other company's public chat: a guest's question there, and none of ours.
    await ask(chat, ours.employee, "2026-11-20T10:00:00Z");
    const figures = await readFigures(db, ours.manager, "30d");
    expect(figures.totals).toMatchObject({ questions: 0, people: 2, askers: 0, guests: 0 });
    expect([figures.files, figures.documents, figures.divisions, figures.people, figures.hours]).toEqual([
      [],
      [],
      [],
      [],
      [],
    ]);
    await changeByPerson(db, theirs.manager, { byPerson: true });
    const other = await readFigures(db, theirs.manager, "30d");
    expect(other.totals).toMatchObject({ questions: 2, askers: 1, guests: 1 });
    expect(other.people.map(person => person.questions)).toEqual([1]);
  });

  test("count a question in every division that was searched for it, and a source in its own", async () => {
    const { id, manager, employee } = await makeCompany(db);
    const personal = await makeDivision(db, id, { name: "Personal", members: [employee.id] });
    const sales = await makeDivision(db, id, { name: "Vertrieb" });
    const handbook = await makeFile(db, personal, ["Eins.", "Zwei."], { name: "Handbuch.pdf" });
    const prices = await makeFile(db, sales, ["Drei."], { name: "Preise.pdf" });
    at("2026-11-20T12:00:00Z");
    const both = await makeChat(manager, [personal, sales]);
    const one = await makeChat(employee, [sales]);
    await ask(both, manager, "2026-11-20T09:00:00Z", { sources: [handbook, handbook, prices] });
    await ask(one, employee, "2026-11-19T09:00:00Z", { sources: [prices] });
    await ask(one, employee, "2026-11-10T09:00:00Z", { sources: [prices] });
    await changeByPerson(db, manager, { byPerson: true });
    const { divisions, documents, people } = await readFigures(db, manager, "7d");
    expect(divisions.map(({ id: _, ...rest }) => rest)).toEqual([
      { name: "Vertrieb", questions: 2, before: 1, sources: 2, files: 1, pages: 1, members: 0 },
      { name: "Personal", questions: 1, before: 0, sources: 2, files: 1, pages: 2, members: 1 },
    ]);
    expect(documents.map(({ name, sources }) => [name, sources])).toEqual([
      ["Handbuch.pdf", 2],
      ["Preise.pdf", 2],
    ]);
    expect(people.map(({ questions }) => questions)).toEqual([1, 1]);
  });

  test("say how far reading has come, and how many pages were read on a day", async () => {
    const { id, manager } = await makeCompany(db);
    const division = await makeDivision(db, id);
    const ready = await makeFile(db, division, ["a", "b", "c"]);
    await makeFile(db, division, [], { name: "Neu.pdf", status: "queued" });
    await makeFile(db, division, [], { name: "Kaputt.pdf", status: "failed" });
    const stopped = await makeFile(db, division, [], { name: "Angehalten.pdf", status: "failed" });
    await db.run(sql`update files set reason = 'read_cancelled' where id = ${stopped}`);
    await makeFile(db, division, [], { name: "Verdächtig.pdf", status: "quarantined" });
    at("2026-11-20T12:00:00Z");
    await db.run(sql`update files set ready_at = '2026-11-18T23:10:00Z' where id = ${ready}`);
    const figures = await readFigures(db, manager, "7d");
    expect(figures.files).toEqual([
      { kind: "pdf", status: "failed", files: 1, bytes: 1000, pages: 0 },
      { kind: "pdf", status: "quarantined", files: 1, bytes: 1000, pages: 0 },
      { kind: "pdf", status: "ready", files: 1, bytes: 1000, pages: 3 },
      { kind: "pdf", status: "stopped", files: 1, bytes: 1000, pages: 0 },
      { kind: "pdf", status: "waiting", files: 1, bytes: 1000, pages: 0 },
    ]);
    expect(dayOf(figures, "2026-11-19")?.pages).toBe(3);
  });

  test("measure an answer in milliseconds, characters and sources, and count languages", async () => {
    const { id, manager } = await makeCompany(db);
    const file = await makeFile(db, await makeDivision(db, id), ["Eins."]);
    const chat = await makeChat(manager);
    at("2026-11-20T12:00:00Z");
    await ask(chat, manager, "2026-11-20T09:00:00Z", {
      took: 1250,
      answer: "Zwölf Zeichen",
      sources: [file],
    });
    await ask(chat, manager, "2026-11-20T09:01:00Z", {
      state: "declined",
      took: 90,
      answer: "",
      language: "ar",
    });
    const { answers, languages } = await readFigures(db, manager, "7d");
    expect(answers).toEqual([
      { took: 90, length: 0, sources: 0, declined: true },
      { took: 1250, length: 13, sources: 1, declined: false },
    ]);
    expect(languages).toEqual([
      { language: "ar", questions: 1 },
      { language: "de", questions: 1 },
    ]);
  });

  test("name no person and nothing that the reader may not read", async () => {
    const { id, manager } = await makeCompany(db);
    const division = await makeDivision(db, id);
    await makeFile(db, division, ["Eins."]);
    const analyst = { ...(await makePerson(db, "analyst")), companyId: id };
    at("2026-11-20T12:00:00Z");
    await ask(await makeChat(manager, [division]), manager, "2026-11-20T09:00:00Z");
    expect((await readFigures(db, manager, "7d")).people).toEqual([]);
    await changeByPerson(db, manager, { byPerson: true });
    const figures = await readFigures(db, analyst, "7d");
    const names = [figures.people, figures.divisions, figures.documents].map(list =>
      list.map(one => one.name),
    );
    expect(names).toEqual([[null], [null], [null]]);
  });

  test("name of divisions and documents only those that the reader may open", async () => {
    const { id, manager, employee } = await makeCompany(db);
    const mine = await makeDivision(db, id, { members: [employee.id] });
    const other = await makeDivision(db, id);
    const file = await makeFile(db, mine, ["Eins."]);
    await makeFile(db, other, ["Zwei."]);
    at("2026-11-20T12:00:00Z");
    const named = (list: { id: string; name: string | null }[]) =>
      list.filter(one => one.name !== null).map(one => one.id);
    const { divisions, documents } = await readFigures(db, employee, "7d");
    expect([named(divisions), named(documents)]).toEqual([[mine], [file]]);
    const all = await readFigures(db, manager, "7d");
    expect([named(all.divisions), named(all.documents)].map(list => list.length)).toEqual([2, 2]);
  });

  test("are refused to people without a company", async () => {
    const stranger = await makePerson(db, "public_user");
    await expect(readFigures(db, stranger, "30d")).rejects.toMatchObject({ code: "forbidden" });
  });
});
