import sql from "sql-template-tag";
import { beforeEach, describe, expect, it } from "vitest";
import { clock } from "~/db/clock";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { purgeExpired } from "~/domain/operations/housekeeping/purge-expired";
import { asking } from "../factories/asking";
import { makeCompany, makePerson } from "../factories/company";
import { makeDivision, makeFile } from "../factories/knowledge";
import { ownCompany } from "../factories/own-company";

const own = ownCompany({ HUMAN_CHECK_SECONDS: "0" }, { plan: true });
const as = (actor?: Actor) => asking(own.db, actor);
const question = "Wie lang ist der Jahresurlaub?";
let division: string;
let id: string;

beforeEach(async () => {
  await own.db.run(sql`delete from human_checks`);
  division = await makeDivision(own.db, own.id, { members: [own.employee.id] });
  await makeFile(own.db, division, ["Der Jahresurlaub beträgt 30 Tage. Das Grundgehalt beträgt 4200 Euro."]);
  ({ id } = await as(own.employee).chats.start({
    name: "Urlaub",
    visibility: "public",
    divisionIds: [division],
  }));
});

const open = (sites = "", colour = "") => as(own.employee).visitors.open({ id, sites, colour });

async function ask(code: string, words = question, after?: string) {
  const { stamp } = await as().humanChecks.begin();
  return as().visitors.ask({ code, question: words, human: { stamp }, after });
}

describe("a visitor without an account", () => {
  it("gets the quoted sentence with file and page, and nothing else of the document", async () => {
    const { code } = await open();
    expect(await as().visitors.read({ code })).toMatchObject({ name: "Urlaub" });
    const asked = await ask(code);
    const answer = await as().visitors.answer({ code, ...asked });
    expect(answer.quotes.map(({ sentence }) => sentence)).toEqual(["Der Jahresurlaub beträgt 30 Tage."]);
    expect(Object.keys(answer.quotes[0]!).sort()).toEqual(["fileName", "further", "pageNumber", "sentence"]);
    expect(JSON.stringify(answer)).not.toContain("4200");
  });

  it("leaves no trace but the words, which go after 30 days", async () => {
    const { code } = await open();
    const asked = await ask(code);
    const rows = await own.db.many<Record<string, unknown>>(sql`select * from visitor_questions`);
    const row = rows.find(one => one.id === asked.id)!;
    expect(Object.keys(row).sort()).toEqual(["chat_id", "created_at", "id", "question", "quotes"]);
    const age = (days: number) =>
      own.db.run(sql`
        update visitor_questions set created_at = ${clock.now()}::timestamptz - ${days} * interval '1 day'
        where id = ${asked.id}`);
    await age(29);
    await purgeExpired(own.db);
    expect(await as().visitors.answer({ code, ...asked })).toMatchObject({ question });
    await age(31);
    await purgeExpired(own.db);
    await expect(as().visitors.answer({ code, ...asked })).rejects.toMatchObject({ code: "not_found" });
  });

  it("asks on: a question that refers to the one before is searched with its words, never with those of another chat", async () => {
    const { code } = await open();
    const follow = "Und wie lang ist er?";
    const sentences = async (asked: { id: string }) =>
      (await as().visitors.answer({ code, ...asked })).quotes.map(({ sentence }) => sentence);
    const first = await ask(code, "Gibt es Jahresurlaub?");
    expect(await sentences(await ask(code, follow, first.id))).toEqual(["Der Jahresurlaub beträgt 30 Tage."]);
    expect(await sentences(await ask(code, follow))).toEqual([]);
    expect(await sentences(await ask(code, follow, newId()))).toEqual([]);
    const other = await as(own.employee).chats.start({
      name: "Andere",
      visibility: "public",
      divisionIds: [division],
    });
    const link = await as(own.employee).visitors.open({ id: other.id, sites: "", colour: "" });
    const elsewhere = await ask(link.code, "Gibt es Jahresurlaub?");
    expect(await sentences(await ask(code, follow, elsewhere.id))).toEqual([]);
  });

  it("does not see a sentence any more whose file is gone", async () => {
    const { code } = await open();
    const asked = await ask(code);
    await own.db.run(
      sql`update files set status = 'failed', reason = 'unexpected' where division_id = ${division}`,
    );
    await makeFile(own.db, division, ["Die Kantine öffnet um elf."]);
    expect(await as().visitors.answer({ code, ...asked })).toMatchObject({ quotes: [], withdrawn: 1 });
  });

  it("leaves no sentence of a file that is deleted", async () => {
    const { code } = await open();
    const asked = await ask(code);
    const { id: fileId } = await own.db.one<{ id: string }>(
      sql`select id from files where division_id = ${division}`,
    );
    await as(own.manager).files.remove({ id: fileId });
    expect(await as().visitors.answer({ code, ...asked })).toMatchObject({ quotes: [], withdrawn: 1 });
    const { quotes } = await own.db.one<{ quotes: unknown }>(
      sql`select quotes from visitor_questions where id = ${asked.id}`,
    );
    expect(quotes).toMatchObject([{ fileId, sentence: "", fileName: "" }]);
  });

  it("learns that nothing was found, without the nearest passages", async () => {
    const { code } = await open();
    const asked = await ask(code, "Wer hat die Raumstation gebaut?");
    expect(await as().visitors.answer({ code, ...asked })).toMatchObject({ quotes: [], withdrawn: 0 });
  });

  it("gets a reply to thanks, and no message that the documents hold nothing", async () => {
    const { code } = await open();
    const asked = await ask(code, "Vielen Dank!");
    expect(await as().visitors.answer({ code, ...asked })).toMatchObject({
      reply: "Gern geschehen. Fragen Sie jederzeit weiter.",
      quotes: [],
    });
    expect(await as().visitors.answer({ code, ...(await ask(code)) })).toMatchObject({ reply: null });
  });

  it("finds the chat while none of its files is ready, and no sentence", async () => {
    const { code } = await open();
    await own.db.run(sql`update files set status = 'queued' where division_id = ${division}`);
    const asked = await ask(code);
    expect(await as().visitors.answer({ code, ...asked })).toMatchObject({ quotes: [], withdrawn: 0 });
  });

  it("needs the human check, and one stamp is good for one question", async () => {
    const { code } = await open();
    await expect(as().visitors.ask({ code, question, human: {} })).rejects.toMatchObject({
      code: "human_failed",
    });
    const { stamp } = await as().humanChecks.begin();
    await as().visitors.ask({ code, question, human: { stamp } });
    await expect(as().visitors.ask({ code, question, human: { stamp } })).rejects.toMatchObject({
      code: "human_expired",
    });
  });

  it("asks six times an hour from one address without script, then waits", async () => {
    const { code } = await open();
    for (let asked = 0; asked < 6; asked++) await ask(code);
    await expect(ask(code)).rejects.toMatchObject({ code: "human_too_many" });
  });

  it("finds nothing from the moment that the owner turns it off, and a new link afterwards", async () => {
    const { code } = await open();
    const asked = await ask(code);
    await as(own.employee).visitors.close({ id });
    for (const refused of [
      () => as().visitors.read({ code }),
      () => as().visitors.answer({ code, ...asked }),
      () => ask(code),
      () => as().visitors.read({ code: "unbekannt" }),
    ])
      await expect(refused()).rejects.toMatchObject({ code: "not_found" });
    expect((await open()).code).not.toBe(code);
  });

  it("finds nothing once the chat is private, its owner loses the division, or is suspended", async () => {
    const { code } = await open();
    const gone = () => expect(as().visitors.read({ code })).rejects.toMatchObject({ code: "not_found" });
    await own.db.run(sql`update chats set visibility = 'private' where id = ${id}`);
    await gone();
    await own.db.run(sql`update chats set visibility = 'public' where id = ${id}`);
    await as().visitors.read({ code });
    await own.db.run(sql`delete from division_members where division_id = ${division}`);
    await gone();
    await own.db.run(sql`
      insert into division_members (division_id, user_id) values (${division}, ${own.employee.id})`);
    await as().visitors.read({ code });
    await own.db.run(sql`update users set status = 'suspended' where id = ${own.employee.id}`);
    await gone();
  });

  it("reads no answer of another chat", async () => {
    const { code } = await open();
    const asked = await ask(code);
    const other = await as(own.manager).chats.start({
      name: "Anderer",
      visibility: "public",
      divisionIds: [division],
    });
    const link = await as(own.manager).visitors.open({ id: other.id, sites: "", colour: "" });
    for (const wrong of [
      { code: link.code, ...asked },
      { code, id: newId() },
    ])
      await expect(as().visitors.answer(wrong)).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("the owner of a public chat", () => {
  it("reads what was asked and whether it was answered", async () => {
    const { code } = await open();
    await ask(code);
    const { asked, total } = await as(own.employee).visitors.link({ id });
    expect(asked).toMatchObject([{ question, answered: true }]);
    expect(total).toBe(1);
  });

  it("names sites, each once as its origin; others are refused", async () => {
    const { sites } = await open(
      "https://www.kontor.example/\nhttps://www.kontor.example http://localhost:3000",
    );
    expect(sites).toEqual(["https://www.kontor.example", "http://localhost:3000"]);
    for (const wrong of [
      "kontor.example",
      "http://kontor.example",
      "https://*.example",
      "https://a.example/pfad",
      "https://a.example;script-src",
      "javascript:alert(1)",
      "https://u@a.example",
    ])
      await expect(open(wrong)).rejects.toMatchObject({ code: "bad_request" });
    await expect(open("", "red")).rejects.toMatchObject({ code: "bad_request" });
  });

  it("is alone in opening it: neither the data manager nor another company can, and no private chat opens", async () => {
    const stranger = await makeCompany(own.db, { plan: true });
    const colleague = await makePerson(own.db, "employee", own.id);
    for (const other of [own.manager, colleague, stranger.manager, stranger.employee]) {
      await expect(as(other).visitors.link({ id })).rejects.toMatchObject({ code: "not_found" });
      await expect(as(other).visitors.open({ id, sites: "", colour: "" })).rejects.toMatchObject({
        code: "not_found",
      });
      await expect(as(other).visitors.close({ id })).rejects.toMatchObject({ code: "not_found" });
    }
    const visitor = await makePerson(own.db, "public_user");
    await expect(as(visitor).visitors.open({ id, sites: "", colour: "" })).rejects.toMatchObject({
      code: "forbidden",
    });
    const hidden = await as(own.employee).chats.start({
      name: "Privat",
      visibility: "private",
      divisionIds: [division],
    });
    await expect(
      as(own.employee).visitors.open({ id: hidden.id, sites: "", colour: "" }),
    ).rejects.toMatchObject({ code: "chat_not_public" });
  });

  it("does not open it again with a form of a tab from before it was closed elsewhere", async () => {
    const { version } = await open();
    await as(own.employee).visitors.close({ id });
    const late = as(own.employee).visitors.open(
      { id, sites: "", colour: "#123456" },
      { context: { version } },
    );
    await expect(late).rejects.toMatchObject({ code: "conflict_version" });
    expect((await as(own.employee).visitors.link({ id })).link).toBeNull();
  });

  it("does not overwrite what another tab has saved", async () => {
    await open();
    await open("https://a.example");
    await expect(
      as(own.employee).visitors.open({ id, sites: "", colour: "" }, { context: { version: 1 } }),
    ).rejects.toMatchObject({ code: "conflict_version" });
  });
});
