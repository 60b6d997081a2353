import sql from "sql-template-tag";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "~/db/id";
import { searchScope } from "~/domain/chats/chat/search-scope";
import { searchedDivisions } from "~/domain/chats/chat/searched-divisions";
import type { Actor } from "~/domain/core/actor/actor";
import { searchableDivisions } from "~/domain/knowledge/division/readable-divisions";
import { retrieval } from "~/domain/retrieval/retrieval";
import { scan } from "~/domain/retrieval/vectors/scan";
import { asking } from "../factories/asking";
import { givePlan, makeCompany, makePerson } from "../factories/company";
import { makeDivision, makeFile } from "../factories/knowledge";
import { ownCompany } from "../factories/own-company";

const own = ownCompany({ DIVISION_LIMIT: "3" }, { plan: true });
let division: string;

const as = (actor: Actor) => asking(own.db, actor).chats;
const refusal = (code: string) => expect.objectContaining({ code });
const anyList = { page: 1, size: 25, search: "" };
const privately = (...divisionIds: string[]) =>
  ({ name: "Urlaub", visibility: "private", divisionIds }) as const;
const publicly = (...divisionIds: string[]) =>
  ({ name: "Urlaub", visibility: "public", divisionIds }) as const;

beforeEach(async () => {
  division = await makeDivision(own.db, own.id, { name: "Personal", members: [own.employee.id] });
  await makeFile(own.db, division, ["Der Jahresurlaub beträgt 30 Tage."]);
});

describe("starting a chat", () => {
  it("names who answers, what is searched and how many files are ready", async () => {
    const chat = await as(own.employee).start(privately(division));
    expect(chat).toMatchObject({
      name: "Urlaub",
      visibility: "private",
      own: true,
      locked: false,
      answerer: "builtin",
      questions: 0,
      divisions: [{ id: division, name: "Personal", notes: "", readyFiles: 1, approvedAnswers: 0 }],
    });
  });

  it("waits for a file, and says when one is being read", async () => {
    const empty = await makeDivision(own.db, own.id, { name: "Einkauf" });
    await expect(as(own.manager).start(privately(empty))).rejects.toMatchObject({
      code: "chat_needs_file",
      data: { values: { divisions: "Einkauf", reading: 0, divisionId: empty } },
    });
    await makeFile(own.db, empty, ["Bald."], { status: "reading" });
    await expect(as(own.manager).start(privately(empty))).rejects.toMatchObject({
      data: { values: { reading: 1 } },
    });
    expect((await as(own.manager).start(privately(empty, division))).divisions).toHaveLength(2);
  });

  it("takes no division that one may not read, from here or elsewhere", async () => {
    const closed = await makeDivision(own.db, own.id);
    const stranger = await makeCompany(own.db, { plan: true });
    await expect(as(own.employee).start(privately(division, closed))).rejects.toThrow(refusal("not_found"));
    await expect(as(stranger.manager).start(privately(division))).rejects.toThrow(refusal("not_found"));
    await expect(as(await makePerson(own.db, "public_user")).start(privately(division))).rejects.toThrow(
      refusal("forbidden"),
    );
  });

  it("in public needs a running plan where plans are sold", async () => {
    const poor = await makeCompany(own.db);
    const room = await makeDivision(own.db, poor.id);
    await makeFile(own.db, room, ["Text."]);
    await expect(as(poor.manager).start(publicly(room))).rejects.toThrow(refusal("public_chats_locked"));
    own.settings({ APP_MODE: "normal" });
    expect((await as(poor.manager).start(publicly(room))).locked).toBe(false);
  });
});

describe("a chat over single files", () => {
  const question = "Wie viele Tage beträgt der Jahresurlaub?";
  const found = async (actor: Actor, chatId: string) => {
    const scope = await searchScope(own.db, actor, chatId);
    const passages = await retrieval.search(own.db, { ...scope, question, limit: 8 });
    return passages.map(({ fileName }) => fileName).sort();
  };

  it("searches only them in their division, and other divisions whole", async () => {
    const file = await makeFile(own.db, division, ["Der Jahresurlaub in Kiel beträgt 31 Tage."], {
      name: "Kiel.pdf",
    });
    const other = await makeDivision(own.db, own.id, { name: "Reisen", members: [own.employee.id] });
    await makeFile(own.db, other, ["Der Jahresurlaub auf Reisen beträgt 32 Tage."], { name: "Reisen.pdf" });
    const chat = await as(own.employee).start({ ...privately(other), fileIds: [file] });
    expect(chat.files).toEqual([{ id: file, name: "Kiel.pdf", divisionId: division }]);
    expect(chat.divisions).toMatchObject([
      { name: "Personal", onlyFiles: true, readyFiles: 1 },
      { name: "Reisen", onlyFiles: false, readyFiles: 1 },
    ]);
    expect(await found(own.employee, chat.id)).toEqual(["Kiel.pdf", "Reisen.pdf"]);
    await as(own.employee).change({ ...privately(division), id: chat.id });
    expect(await found(own.employee, chat.id)).toEqual(["Kiel.pdf"]);
    await as(own.employee).change({ ...privately(division), id: chat.id, fileIds: [] });
    expect(await found(own.employee, chat.id)).toEqual(["Handbuch.pdf", "Kiel.pdf"]);
  });

  it("finds by their vectors only them too", async () => {
    const places = Uint8Array.from([0, 1, 0]);
    const block = (allowed?: Uint8Array) => ({
      dimension: 2,
      count: 3,
      vectors: Int8Array.from([100, 0, 90, 10, 0, 100]).buffer as unknown as SharedArrayBuffer,
      norms: Float32Array.from([100, 90.6, 100]).buffer as unknown as SharedArrayBuffer,
      ...(allowed && { allowed }),
    });
    const question = Int8Array.from([100, 0]);
    expect(scan(question, [block()], 3).hits.map(({ index }) => index)).toEqual([0, 1, 2]);
    const limited = scan(question, [block(places)], 3);
    expect(limited.hits.map(({ index }) => index)).toEqual([1]);
    expect(limited.count).toBe(3);
  });

  it("never searches more when they are deleted, and says so", async () => {
    const file = await makeFile(own.db, division, ["Der Jahresurlaub in Kiel beträgt 31 Tage."]);
    const chat = await as(own.employee).start({ ...privately(division), fileIds: [file] });
    await own.db.run(sql`delete from files where id = ${file}`);
    expect((await as(own.employee).read({ id: chat.id })).divisions).toMatchObject([
      { onlyFiles: true, readyFiles: 0 },
    ]);
    await expect(searchScope(own.db, own.employee, chat.id)).rejects.toThrow(refusal("chat_needs_file"));
  });

  it("takes no file that one may not read, and none that is elsewhere", async () => {
    const closed = await makeDivision(own.db, own.id);
    const hidden = await makeFile(own.db, closed, ["Der Jahresurlaub beträgt 33 Tage."]);
    const start = (actor: Actor, fileId: string) =>
      as(actor).start({ ...privately(division), fileIds: [fileId] });
    await expect(start(own.employee, hidden)).rejects.toThrow(refusal("not_found"));
    await expect(start(own.employee, newId())).rejects.toThrow(refusal("not_found"));
    const stranger = await makeCompany(own.db, { plan: true });
    const theirs = await makeFile(own.db, await makeDivision(own.db, stranger.id), ["Text."]);
    await expect(start(own.manager, theirs)).rejects.toThrow(refusal("not_found"));
  });

  it("asks its first question of them alone, and shows readers without the division no file's name", async () => {
    const file = await makeFile(own.db, division, ["Der Jahresurlaub in Kiel beträgt 31 Tage."], {
      name: "Kiel.pdf",
    });
    const { chatId } = await asking(own.db, own.employee).questions.ask({ question, fileIds: [file] });
    expect(await found(own.employee, chatId)).toEqual(["Kiel.pdf"]);
    const reader = await makePerson(own.db, "employee", own.id);
    await own.db.run(sql`
      insert into chat_shares (chat_id, user_id, mode, created_at) values (${chatId}, ${reader.id}, 'read', now())`);
    const seen = await as(reader).read({ id: chatId });
    expect(seen).toMatchObject({ files: [], divisions: [], hiddenDivisions: 1 });
  });
});

describe("a private chat", () => {
  it("is its owner's alone", async () => {
    const { id } = await as(own.employee).start(privately(division));
    for (const other of [
      own.manager,
      (await makeCompany(own.db)).manager,
      await makePerson(own.db, "public_user"),
    ]) {
      await expect(as(other).read({ id })).rejects.toThrow(refusal("not_found"));
      for (const which of ["own", "public"] as const) {
        const { rows } = await as(other).list({ ...anyList, which });
        expect(rows.map(chat => chat.id)).not.toContain(id);
      }
    }
    await expect(as(own.manager).change({ id, ...publicly(division) })).rejects.toThrow(refusal("not_found"));
    await expect(as(own.manager).remove({ id })).rejects.toThrow(refusal("not_found"));
    expect((await as(own.employee).list({ ...anyList, search: "URL" })).rows.map(chat => chat.id)).toEqual([
      id,
    ]);
    expect((await as(own.employee).list({ ...anyList, search: "Lager" })).total).toBe(0);
  });

  it("has the divisions back that an ended plan locked while it was changed, with their chosen files", async () => {
    const { id: company, manager } = await makeCompany(own.db, { plan: true });
    const made: string[] = [];
    for (let at = 0; at < 5; at++) made.push(await makeDivision(own.db, company));
    const [first, , , whole, limited] = made as [string, string, string, string, string];
    await makeFile(own.db, first, ["Eins."]);
    const file = await makeFile(own.db, limited, ["Zwei."]);
    const { id } = await as(manager).start({ ...privately(first, whole), fileIds: [file] });
    await own.db.run(
      sql`update subscriptions set ends_at = now() - interval '1 second' where company_id = ${company}`,
    );
    expect((await as(manager).read({ id })).divisions.map(one => one.id)).toEqual([first]);
    await as(manager).change({ ...privately(first), id, name: "Neu", fileIds: [] });
    await givePlan(own.db, company);
    const again = await as(manager).read({ id });
    const found = new Map(again.divisions.map(one => [one.id, one.onlyFiles]));
    expect(found).toEqual(
      new Map([
        [first, false],
        [whole, false],
        [limited, true],
      ]),
    );
    expect(again.files.map(one => one.id)).toEqual([file]);
    const { divisions, files } = await as(manager).change({ ...privately(first), id, fileIds: [] });
    expect({ divisions: divisions.map(one => one.id), files }).toEqual({ divisions: [first], files: [] });
  });

  it("lets a division fall out that is being deleted or no longer its owner's to read", async () => {
    const second = await makeDivision(own.db, own.id, { members: [own.employee.id] });
    const { id } = await as(own.employee).start(privately(division, second));
    await own.db.run(sql`update divisions set status = 'deleting' where id = ${second}`);
    expect((await as(own.employee).read({ id })).divisions.map(one => one.id)).toEqual([division]);
    await own.db.run(sql`delete from division_members where user_id = ${own.employee.id}`);
    expect((await as(own.employee).read({ id })).divisions).toEqual([]);
  });

  it("is renamed only with its latest version", async () => {
    const { id, version } = await as(own.manager).start(privately(division));
    const renamed = { ...privately(division), id, name: "Reisen" };
    expect(await as(own.manager).change(renamed, { context: { version } })).toMatchObject({
      name: "Reisen",
      version: version + 1,
    });
    await expect(as(own.manager).change(renamed, { context: { version } })).rejects.toThrow(
      refusal("conflict_version"),
    );
  });

  it("gets another name without another place in the list, and only from its owner", async () => {
    const [older, newer] = [
      await as(own.employee).start(privately(division)),
      await as(own.employee).start(privately(division)),
    ];
    const renamed = await as(own.employee).rename({ id: older.id, name: "Resturlaub" });
    expect(renamed).toMatchObject({ name: "Resturlaub", visibility: "private", version: older.version + 1 });
    const { rows } = await as(own.employee).list(anyList);
    expect(rows.map(({ id }) => id).slice(0, 2)).toEqual([newer.id, older.id]);
    const late = { context: { version: older.version } };
    await expect(as(own.employee).rename({ id: older.id, name: "Zu spät" }, late)).rejects.toThrow(
      refusal("conflict_version"),
    );
    await expect(as(own.manager).rename({ id: older.id, name: "Meiner" })).rejects.toThrow(
      refusal("not_found"),
    );
  });

  it("is on one page of the list and counted on each, also on one beyond the last", async () => {
    const started: string[] = [];
    for (let one = 0; one < 12; one++)
      started.unshift((await as(own.employee).start(privately(division))).id);
    const pages = await Promise.all(
      [1, 2, 9].map(page => as(own.employee).list({ page, size: 10, search: "" })),
    );
    expect(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(started);
    expect(pages.map(({ total, from, to }) => [total, from, to])).toEqual([
      [12, 1, 10],
      [12, 11, 12],
      [12, 0, 0],
    ]);
  });

  it("goes with its conversations", async () => {
    const { id } = await as(own.manager).start(privately(division));
    await as(own.manager).remove({ id });
    await expect(as(own.manager).read({ id })).rejects.toThrow(refusal("not_found"));
  });
});

describe("a public chat", () => {
  let id: string;
  let reader: Actor;
  beforeEach(async () => {
    await own.db.run(sql`update divisions set notes = 'Intern: nur Personal' where id = ${division}`);
    ({ id } = await as(own.employee).start(publicly(division)));
    reader = await makePerson(own.db, "public_user");
  });

  it("is open to everyone who is signed in, without the division's notes", async () => {
    for (const other of [own.manager, reader, (await makeCompany(own.db)).employee]) {
      expect(await as(other).read({ id })).toMatchObject({ own: false, divisions: [{ notes: "" }] });
      const { rows } = await as(other).list({ ...anyList, which: "public", size: 100 });
      expect(rows.map(chat => chat.id)).toContain(id);
    }
    expect((await as(own.employee).read({ id })).divisions[0]?.notes).toBe("Intern: nur Personal");
  });

  it.each([
    [
      "may no longer read its division",
      () => sql`delete from division_members where user_id = ${own.employee.id}`,
    ],
    ["was suspended", () => sql`update users set status = 'suspended' where id = ${own.employee.id}`],
    [
      "has a company whose plan ended",
      () => sql`update subscriptions set ends_at = now() - interval '1 second' where company_id = ${own.id}`,
    ],
    ["made it private", () => sql`update chats set visibility = 'private' where id = ${id}`],
  ])("ends when its owner %s", async (_, change) => {
    await own.db.run(change());
    await expect(as(reader).read({ id })).rejects.toThrow(refusal("not_found"));
    expect(
      (await as(reader).list({ ...anyList, which: "public", size: 100 })).rows.map(chat => chat.id),
    ).not.toContain(id);
  });

  it("stays its owner's, marked as locked, when the plan has ended", async () => {
    await own.db.run(
      sql`update subscriptions set ends_at = now() - interval '1 second' where company_id = ${own.id}`,
    );
    expect(await as(own.employee).read({ id })).toMatchObject({ own: true, locked: true });
    await expect(as(own.employee).change({ id, ...publicly(division), name: "Neu" })).resolves.toMatchObject({
      name: "Neu",
    });
  });
});

describe("what a chat searches", () => {
  it("is what its owner may search, for every owner", async () => {
    const lapsed = await makeCompany(own.db);
    await givePlan(own.db, lapsed.id, new Date(Date.now() - 60_000));
    for (const company of [own, lapsed]) {
      const divisions: string[] = [];
      for (let made = 0; made < 5; made++) {
        const members = made % 2 ? [company.employee.id] : [];
        divisions.push(await makeDivision(own.db, company.id, { members }));
      }
      await own.db.run(sql`update divisions set status = 'deleting' where id = ${divisions[1]}`);
      for (const owner of [company.manager, company.employee]) {
        const chat = newId();
        await own.db.run(sql`
          insert into chats (id, company_id, owner_id, name, visibility, created_at, updated_at)
          values (${chat}, ${company.id}, ${owner.id}, 'Alles', 'private', now(), now())`);
        await own.db.run(sql`insert into chat_divisions select ${chat}, id from divisions`);
        const searched = await own.db.many<{ id: string }>(
          sql`select id from (${searchedDivisions()}) s where chat_id = ${chat} order by id`,
        );
        const allowed = await own.db.many<{ id: string }>(
          sql`select id from divisions where id in (${searchableDivisions(owner)}) order by id`,
        );
        expect(allowed.length).toBeGreaterThan(0);
        expect(searched).toEqual(allowed);
      }
    }
  });
});
