// Reading another person's chats: off by default, with a reason, a second person, a day's time, and its owner told.
import sql from "sql-template-tag";
import { beforeEach, describe, expect, it } from "vitest";
import { clock } from "~/db/clock";
import { newId } from "~/db/id";
import { mailInspectedOwner, mailInspectionSetting } from "~/domain/chats/inspection/mail-inspection";
import type { Actor } from "~/domain/core/actor/actor";
import { chatsInspected, inspectionsChanged } from "~/mail/inspection";
import { asking } from "../factories/asking";
import { makeCompany, makePerson } from "../factories/company";
import { makeDivision, makeFile } from "../factories/knowledge";
import { ownCompany } from "../factories/own-company";

const own = ownCompany({ DIVISION_LIMIT: "9" }, { plan: true });
const secret = "Das Grundgehalt beträgt 4200 Euro.";
const reason = "Verdacht auf Weitergabe von Gehaltsdaten am 12. November.";
const refusal = (code: string) => expect.objectContaining({ code });
const realNow = clock.now;
const day = (from: number) => new Date(realNow().getTime() + from * 86_400_000).toISOString().slice(0, 10);

let manager: Actor;
let second: Actor;
let council: Actor;
let owner: Actor;
let chatId: string;
let fileId: string;

const as = (actor: Actor) => asking(own.db, actor).inspections;
const span = () => ({ firstDay: day(-1), lastDay: day(1) });
const turnOn = () => as(manager).changeSetting({ on: true, approverId: council.id });
const request = (more: object = {}) =>
  as(manager).request({ personId: owner.id, chat: "", reason, ...span(), ...more });
const approved = async () => {
  await turnOn();
  const { id } = await request();
  await as(council).decide({ id, approve: true });
  return id;
};

beforeEach(async () => {
  clock.now = realNow;
  [manager, owner] = [own.manager, own.employee];
  second = await makePerson(own.db, "data_manager", own.id);
  council = await makePerson(own.db, "employee", own.id);
  const division = await makeDivision(own.db, own.id, { members: [owner.id] });
  fileId = await makeFile(own.db, division, [secret]);
  chatId = (
    await asking(own.db, owner).chats.start({
      name: "Gehalt",
      visibility: "private",
      divisionIds: [division],
    })
  ).id;
  const [conversation, message] = [newId(), newId()];
  await own.db.run(sql`
    insert into conversations (id, chat_id, asker_id, together, created_at)
    values (${conversation}, ${chatId}, ${owner.id}, false, ${clock.now()})`);
  await own.db.run(sql`
    insert into messages (id, conversation_id, question, answer, state, answerer, language, created_at, searched)
    values (${message}, ${conversation}, 'Wie hoch ist es?', ${`${secret} [1]`}, 'complete', 'builtin', 'de', ${clock.now()},
      (select division_id || ' ' || version from division_versions where division_id = ${division}))`);
  await own.db.run(sql`
    insert into citations (message_id, number, file_id, file_name, page_number, sentence, start_offset, end_offset)
    values (${message}, 1, ${fileId}, 'Gehalt.pdf', 1, ${secret}, 0, ${secret.length})`);
});

describe("inspections of chats", () => {
  it("are off until a data manager turns them on and names another person who approves", async () => {
    expect(await as(owner).setting()).toMatchObject({ on: false, approver: null, changed: null });
    await expect(request()).rejects.toThrow(refusal("inspection_off"));
    for (const approverId of [manager.id, newId()])
      await expect(as(manager).changeSetting({ on: true, approverId })).rejects.toThrow(
        refusal("form_invalid"),
      );
    await expect(as(owner).changeSetting({ on: true, approverId: council.id })).rejects.toThrow(
      refusal("forbidden"),
    );
    await turnOn();
    expect(await as(council).setting()).toMatchObject({ on: true, approves: true });
    expect(await as(owner).setting()).toMatchObject({ on: true, approves: false });
  });

  it("inform all users of the company, by notification and mail, that they were turned on", async () => {
    await turnOn();
    const stranger = await makeCompany(own.db, { plan: true });
    const notices = await asking(own.db, owner).notifications.list({});
    expect(notices).toContainEqual(expect.objectContaining({ kind: "inspections-on", id: own.id }));
    expect(await asking(own.db, stranger.employee).notifications.list({})).toEqual([]);
    for (const _ of [1, 2]) await mailInspectionSetting(own.db, { companyId: own.id }, inspectionsChanged);
    const mails = await own.db.many<{ to: string }>(sql`
      select to_address as to from mails where purpose = 'inspection' and company_id = ${own.id}`);
    expect(mails.map(({ to }) => to).sort()).toEqual(
      [manager, second, council, owner].map(({ email }) => email).sort(),
    );
  });

  it("need a reason, a person of the company, and another user who approves", async () => {
    await turnOn();
    const stranger = await makeCompany(own.db, { plan: true });
    await expect(request({ reason: "Neugier" })).rejects.toThrow(refusal("bad_request"));
    await expect(request({ personId: manager.id })).rejects.toThrow(refusal("form_invalid"));
    await expect(request({ personId: stranger.employee.id })).rejects.toThrow(refusal("form_invalid"));
    await expect(request({ chat: `/employee/chat/${newId()}` })).rejects.toThrow(refusal("form_invalid"));
    await expect(request({ personId: council.id })).rejects.toThrow(refusal("inspection_no_approver"));
    await expect(as(owner).request({ personId: council.id, chat: "", reason, ...span() })).rejects.toThrow(
      refusal("forbidden"),
    );
  });

  it("find an approver and an owner of chats in a company of more than a thousand people", async () => {
    const large = await makeCompany(own.db, { plan: true });
    await own.db.run(sql`
      insert into users (id, company_id, role_id, email, email_key, first_name, last_name, status, created_at)
      select gen_random_uuid(), company_id, role_id, email || n, email_key || n, 'Anna', 'Aal', 'active', created_at
      from users, generate_series(1, 1000) n where id = ${large.employee.id}`);
    const approver = await makePerson(own.db, "employee", large.id);
    await as(large.manager).changeSetting({ on: true, approverId: approver.id });
    const { state } = await as(large.manager).request({
      personId: large.employee.id,
      chat: "",
      reason,
      ...span(),
    });
    expect(state).toBe("waiting");
  });

  it("wait for the approver alone: neither who requests nor whose chats they are decides", async () => {
    await turnOn();
    const { id, state } = await request();
    expect(state).toBe("waiting");
    for (const one of [manager, second, owner])
      await expect(as(one).decide({ id, approve: true })).rejects.toThrow(refusal("not_found"));
    await expect(as(manager).chats({ id })).rejects.toThrow(refusal("not_found"));
    expect(await as(owner).list()).toEqual([]);
    const waiting = await asking(own.db, council).notifications.list({});
    expect(waiting).toContainEqual(expect.objectContaining({ kind: "inspection-waits", id }));
    await as(council).decide({ id, approve: false });
    await expect(as(manager).open({ id, chatId })).rejects.toThrow(refusal("not_found"));
    await expect(as(council).decide({ id, approve: true })).rejects.toThrow(refusal("inspection_decided"));
    expect(await as(owner).list()).toEqual([]);
  });

  it("notify the owner at once, who sees the reason, both names and each opening", async () => {
    const id = await approved();
    const notices = await asking(own.db, owner).notifications.list({});
    expect(notices).toContainEqual(expect.objectContaining({ kind: "chats-inspected", id }));
    for (const _ of [1, 2]) await mailInspectedOwner(own.db, { inspectionId: id }, chatsInspected);
    const mails = await own.db.many<{ text: string }>(sql`
      select text from mails where purpose = 'inspection' and to_address = ${owner.email}`);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).not.toMatch(/4200|Gehalt/);
    expect(await as(manager).chats({ id })).toMatchObject([{ id: chatId, name: "Gehalt", questions: 1 }]);
    const { messages } = await as(manager).open({ id, chatId });
    expect(messages).toMatchObject([{ answer: `${secret} [1]`, sources: ["Gehalt.pdf"], withheld: null }]);
    await as(manager).open({ id, chatId });
    const [seen] = await as(owner).list();
    expect(seen).toMatchObject({ id, role: "owner", reason, state: "approved" });
    expect(seen!.openings.map(({ chatName }) => chatName)).toEqual(["Gehalt", "Gehalt"]);
  });

  it("cover only the days and the chat that were named", async () => {
    await turnOn();
    const other = await asking(own.db, owner).chats.read({ id: chatId });
    const ids = [
      (await request({ firstDay: "2020-01-01", lastDay: "2020-01-31" })).id,
      (await request({ chat: `https://lotse.example/employee/chat/${other.id}` })).id,
    ];
    for (const id of ids) await as(council).decide({ id, approve: true });
    expect(await as(manager).chats({ id: ids[0]! })).toEqual([]);
    await expect(as(manager).open({ id: ids[0]!, chatId })).rejects.toThrow(refusal("not_found"));
    expect(await as(manager).chats({ id: ids[1]! })).toHaveLength(1);
  });

  it("end after a day, when they are ended, and when the company turns them off", async () => {
    const opens = async (id: string) =>
      as(manager)
        .open({ id, chatId })
        .then(
          () => true,
          () => false,
        );
    const first = await approved();
    expect(await opens(first)).toBe(true);
    clock.now = () => new Date(realNow().getTime() + 25 * 3_600_000);
    expect(await opens(first)).toBe(false);
    expect((await as(owner).list())[0]).toMatchObject({ state: "ended" });
    clock.now = realNow;
    const ended = await approved();
    await as(council).end({ id: ended });
    expect(await opens(ended)).toBe(false);
    const off = await approved();
    await as(manager).changeSetting({ on: false, approverId: "" });
    expect(await opens(off)).toBe(false);
    await turnOn();
    expect(await opens(off)).toBe(false);
  });

  it("are over for their requester too where the approver has ended or refused them meanwhile", async () => {
    const ended = await approved();
    await as(council).end({ id: ended });
    await expect(as(manager).end({ id: ended })).resolves.toEqual({});
    const { id: refused } = await request();
    await as(council).decide({ id: refused, approve: false });
    await expect(as(manager).end({ id: refused })).rejects.toThrow(refusal("inspection_decided"));
    await expect(as(owner).end({ id: ended })).rejects.toThrow(refusal("not_found"));
  });

  it("say when they were ended, by their approver or with the setting; a withdrawn request has no end", async () => {
    const ended = await approved();
    const planned = (await as(owner).read({ id: ended })).endsAt!;
    await as(council).end({ id: ended });
    const { endsAt } = await as(owner).read({ id: ended });
    expect(endsAt!.getTime()).toBeLessThan(planned.getTime() - 23 * 3_600_000);
    await as(manager).end({ id: ended });
    expect((await as(owner).read({ id: ended })).endsAt).toEqual(endsAt);
    const { id: withdrawn } = await request();
    await as(manager).end({ id: withdrawn });
    expect(await as(manager).read({ id: withdrawn })).toMatchObject({ state: "ended", endsAt: null });
    const off = await approved();
    await as(manager).changeSetting({ on: false, approverId: "" });
    expect((await as(owner).read({ id: off })).endsAt!.getTime()).toBeLessThan(
      planned.getTime() - 23 * 3_600_000,
    );
  });

  it("end for a data manager who has become an employee", async () => {
    const id = await approved();
    const demoted = { ...manager, access: "employee" as const, ability: owner.ability };
    for (const attempt of [() => as(demoted).chats({ id }), () => as(demoted).open({ id, chatId })])
      await expect(attempt()).rejects.toThrow(refusal("not_found"));
    expect(await as(demoted).read({ id })).toMatchObject({ role: "requester" });
    expect(await as(manager).chats({ id })).toHaveLength(1);
  });

  it("are read by no other user, and open no other way to the chat", async () => {
    const id = await approved();
    const stranger = await makeCompany(own.db, { plan: true });
    const others = [
      second,
      council,
      owner,
      stranger.manager,
      await makePerson(own.db, "administrator"),
      await makePerson(own.db, "staff"),
      await makePerson(own.db, "analyst"),
      await makePerson(own.db, "public_user"),
    ];
    for (const one of others) {
      const codes = await Promise.all([
        as(one)
          .chats({ id })
          .catch(error => error.code),
        as(one)
          .open({ id, chatId })
          .catch(error => error.code),
      ]);
      for (const code of codes) expect(["not_found", "forbidden"]).toContain(code);
    }
    const mine = asking(own.db, manager);
    await expect(mine.chats.read({ id: chatId })).rejects.toThrow(refusal("not_found"));
    await expect(mine.answers.list({ id: chatId })).rejects.toThrow(refusal("not_found"));
    await expect(mine.answers.export({ id: chatId })).rejects.toThrow(refusal("not_found"));
    await expect(mine.answers.ask({ id: chatId, question: "Und?" })).rejects.toThrow(refusal("not_found"));
    expect((await mine.questions.export({})).rows).toEqual([]);
  });

  it("leave the owner's questions closed where the reader may not read their sources", async () => {
    const id = await approved();
    await own.db.run(
      sql`update messages set searched = ${`${newId()} 1`} where question = 'Wie hoch ist es?'`,
    );
    const { messages } = await as(manager).open({ id, chatId });
    expect(messages).toMatchObject([{ answer: "", sources: [], withheld: "division" }]);
  });

  it("show no answer from a file that was deleted, as its owner sees none either", async () => {
    const id = await approved();
    const { messages } = await as(manager).open({ id, chatId });
    expect(messages).toMatchObject([{ withheld: null, sources: ["Gehalt.pdf"] }]);
    await own.db.run(sql`delete from files where id = ${fileId}`);
    expect(await asking(own.db, owner).answers.read({ id: messages[0]!.id })).toMatchObject({
      withheld: "file",
    });
    expect((await as(manager).open({ id, chatId })).messages).toMatchObject([
      { answer: "", sources: [], withheld: "file" },
    ]);
  });
});
