import sql from "sql-template-tag";
import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "~/domain/core/actor/actor";
import { asking } from "../factories/asking";
import { makeCompany, makePerson } from "../factories/company";
import { makeDivision, makeFile } from "../factories/knowledge";
import { ownCompany } from "../factories/own-company";
import { until } from "../factories/until";

const own = ownCompany({ DIVISION_LIMIT: "9" }, { plan: true });
const as = (actor: Actor) => asking(own.db, actor);
const [leave, pay] = ["Wie lang ist der Jahresurlaub?", "Wie hoch ist ein Grundgehalt?"];
let open: string;
let closed: string;
let owner: Actor;
let reader: Actor;

async function ask(actor: Actor, id: string, question: string) {
  const asked = await as(actor).answers.ask({ id, question });
  await until(async () => (await as(actor).answers.read({ id: asked.id })).finishedAt !== null);
  return asked;
}

const join = (division: string, user: Actor) =>
  own.db.run(sql`
    insert into division_members (division_id, user_id) values (${division}, ${user.id}) on conflict do nothing`);

/** A chat of the owner over both divisions, with an answer from each. */
async function makeChat() {
  const { id } = await as(owner).chats.start({
    name: "Personalfragen",
    visibility: "private",
    divisionIds: [open, closed],
  });
  const first = await ask(owner, id, leave);
  const second = await ask(owner, id, pay);
  return { id, first: first.id, second: second.id };
}

beforeEach(async () => {
  owner = own.employee;
  reader = await makePerson(own.db, "employee", own.id);
  open = await makeDivision(own.db, own.id, { members: [owner.id, reader.id] });
  closed = await makeDivision(own.db, own.id, { members: [owner.id] });
  await makeFile(own.db, open, ["Der Jahresurlaub beträgt 30 Tage."]);
  await makeFile(own.db, closed, ["Das Grundgehalt beträgt 4200 Euro."]);
});

describe("whom one can share with", () => {
  const contacts = async (actor: Actor) =>
    (await as(actor).shares.contacts({ page: 1, size: 100, search: "" })).rows;

  it("is who may read one of one's divisions, with those in common by name", async () => {
    const outside = await makePerson(own.db, "employee", own.id);
    const found = await contacts(owner);
    expect(found.find(({ id }) => id === reader.id)?.divisions.map(({ id }) => id)).toEqual([open]);
    expect(found.find(({ id }) => id === own.manager.id)).toMatchObject({ manages: true });
    expect(found.map(({ id }) => id)).not.toContain(outside.id);
    expect(found.map(({ id }) => id)).not.toContain(owner.id);
  });

  it("is no user of another company, and none without a company", async () => {
    const stranger = await makeCompany(own.db);
    expect((await contacts(owner)).map(({ id }) => id)).not.toContain(stranger.manager.id);
    const { id } = await makeChat();
    await expect(
      as(owner).shares.share({ id, userId: stranger.manager.id, mode: "read" }),
    ).rejects.toMatchObject({ code: "not_found" });
    const visitor = await makePerson(own.db, "public_user");
    await expect(as(visitor).shares.contacts({ page: 1, size: 100, search: "" })).rejects.toMatchObject({
      code: "forbidden",
    });
  });

  it("is not who has no division in common, even of the same company", async () => {
    const outside = await makePerson(own.db, "employee", own.id);
    const { id } = await makeChat();
    await expect(as(owner).shares.share({ id, userId: outside.id, mode: "read" })).rejects.toMatchObject({
      code: "share_not_reachable",
    });
  });
});

describe("sharing a chat", () => {
  it("says before which divisions the other person may not read, and how many answers stay hidden", async () => {
    const { id } = await makeChat();
    const preview = await as(owner).shares.preview({ id, userId: reader.id });
    expect(preview).toMatchObject({ mode: null, questions: 2, withheld: 1 });
    expect(preview.visible.map(one => one.id)).toEqual([open]);
    expect(preview.hidden.map(one => one.id)).toEqual([closed]);
  });

  it("shows the thread, with answers only from divisions that the reader may read, and no names of the others", async () => {
    const { id, first, second } = await makeChat();
    await as(owner).shares.share({ id, userId: reader.id, mode: "read" });
    const { messages } = await as(reader).answers.list({ id, size: 50 });
    expect(messages.map(one => [one.id, one.withheld, one.askedBy !== null])).toEqual([
      [second, "division", true],
      [first, null, true],
    ]);
    expect(messages[1]!.answer).toContain("30 Tage");
    expect(JSON.stringify(messages[0])).not.toContain("4200");
    const chat = await as(reader).chats.read({ id });
    expect(chat).toMatchObject({ own: false, hiddenDivisions: 1, shared: { mode: "read" } });
    expect(chat.divisions.map(division => division.id)).toEqual([open]);
  });

  it("notifies the person it is shared with, and lists it as new until they open it", async () => {
    const { id } = await makeChat();
    await as(owner).shares.share({ id, userId: reader.id, mode: "read" });
    expect(await as(reader).notifications.list({})).toContainEqual(
      expect.objectContaining({ kind: "chat-shared", id }),
    );
    const news = async () => (await as(reader).chats.read({ id })).news;
    expect(await news()).toBe(true);
    await as(reader).answers.list({ id, size: 50 });
    expect(await news()).toBe(false);
    await ask(owner, id, leave);
    expect(await news()).toBe(true);
  });

  it("to read takes no questions; to ask along takes them into the same thread, from the asker's divisions only", async () => {
    const { id } = await makeChat();
    await as(owner).shares.share({ id, userId: reader.id, mode: "read" });
    await expect(as(reader).answers.ask({ id, question: leave })).rejects.toMatchObject({
      code: "chat_read_only",
    });
    await as(owner).shares.share({ id, userId: reader.id, mode: "ask" });
    const asked = await ask(reader, id, pay);
    const { answer, askedBy } = await as(reader).answers.read({ id: asked.id });
    expect(answer).not.toContain("4200");
    expect(askedBy).toBeNull();
    const seen = await as(owner).answers.list({ id, size: 50 });
    expect(seen.messages[0]).toMatchObject({ id: asked.id, askedBy: expect.stringContaining("Änne") });
  });

  it("lets only the asker stop, repeat and rate an answer", async () => {
    const { id, first } = await makeChat();
    await as(owner).shares.share({ id, userId: reader.id, mode: "ask" });
    const gone = { code: "not_found" };
    await expect(as(reader).answers.cancel({ id: first })).rejects.toMatchObject(gone);
    await expect(as(reader).answers.retry({ id: first })).rejects.toMatchObject(gone);
    await expect(as(reader).feedback.like({ id: first, liked: true })).rejects.toMatchObject({
      code: "feedback_answer_gone",
    });
  });

  it("ends at once for the reader; what they asked along stays for the owner", async () => {
    const { id } = await makeChat();
    await as(owner).shares.share({ id, userId: reader.id, mode: "ask" });
    const asked = await ask(reader, id, leave);
    await as(owner).shares.end({ id, userId: reader.id });
    await expect(as(reader).chats.read({ id })).rejects.toMatchObject({ code: "not_found" });
    await expect(as(reader).answers.read({ id: asked.id })).rejects.toMatchObject({ code: "not_found" });
    expect((await as(owner).answers.list({ id, size: 50 })).messages[0]!.id).toBe(asked.id);
  });

  it("is new to a person it is shared with again, also if they had archived it", async () => {
    const { id } = await makeChat();
    await as(owner).shares.share({ id, userId: reader.id, mode: "read" });
    await as(reader).answers.list({ id, size: 50 });
    await as(reader).folders.place({ id, folderId: null, pinned: false, archived: true });
    await as(owner).shares.end({ id, userId: reader.id });
    await as(owner).shares.share({ id, userId: reader.id, mode: "read" });
    const { rows } = await as(reader).chats.list({
      page: 1,
      size: 25,
      search: "",
      which: "mine",
      archived: "no",
    });
    expect(rows).toMatchObject([{ id, news: true, place: { archived: false } }]);
  });

  it("that is public keeps its place among a reader's chats when the share ends", async () => {
    const { id } = await as(owner).chats.start({ name: "Offen", visibility: "public", divisionIds: [open] });
    await as(owner).shares.share({ id, userId: reader.id, mode: "read" });
    await as(reader).folders.place({ id, folderId: null, pinned: true, archived: false });
    await as(owner).shares.end({ id, userId: reader.id });
    expect(await as(reader).chats.read({ id })).toMatchObject({ place: { pinned: true } });
  });

  it("names a reader beforehand the divisions of answers to those who ask along", async () => {
    const third = await makePerson(own.db, "employee", own.id);
    await join(open, third);
    const { id } = await as(owner).chats.start({
      name: "Beides",
      visibility: "private",
      divisionIds: [open, closed],
    });
    await join(closed, reader);
    await as(owner).shares.share({ id, userId: reader.id, mode: "ask" });
    await ask(reader, id, pay);
    await as(owner).chats.change({ id, name: "Beides", visibility: "private", divisionIds: [open] });
    const preview = await as(owner).shares.preview({ id, userId: third.id });
    expect(preview).toMatchObject({ questions: 1, withheld: 1 });
    expect(preview.hidden.map(one => one.id)).toEqual([closed]);
  });

  it("can be left by the person it is shared with", async () => {
    const { id } = await makeChat();
    await as(owner).shares.share({ id, userId: reader.id, mode: "read" });
    expect((await as(reader).shares.received()).map(share => share.chatId)).toEqual([id]);
    await as(reader).shares.leave({ id });
    expect(await as(reader).shares.received()).toEqual([]);
    expect(await as(owner).shares.ofChat({ id })).toEqual([]);
  });

  it("is the owner's alone: a reader neither shares on nor ends it for others", async () => {
    const { id } = await makeChat();
    await as(owner).shares.share({ id, userId: reader.id, mode: "ask" });
    await join(closed, reader);
    for (const attempt of [
      () => as(reader).shares.ofChat({ id }),
      () => as(reader).shares.preview({ id, userId: own.manager.id }),
      () => as(reader).shares.share({ id, userId: own.manager.id, mode: "read" }),
      () => as(reader).shares.end({ id, userId: reader.id }),
      () => as(reader).chats.remove({ id }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: "not_found" });
  });

  it("keeps a reader's private questions to a public chat private", async () => {
    const { id } = await as(owner).chats.start({ name: "Offen", visibility: "public", divisionIds: [open] });
    const before = await ask(reader, id, leave);
    await as(owner).shares.share({ id, userId: reader.id, mode: "ask" });
    const after = await ask(reader, id, leave);
    const ids = (await as(owner).answers.list({ id, size: 50 })).messages.map(message => message.id);
    expect(ids).toContain(after.id);
    expect(ids).not.toContain(before.id);
    await expect(as(owner).answers.read({ id: before.id })).rejects.toMatchObject({ code: "not_found" });
  });
});

// Every cell of: reader × what the chat is to them × whose division the answer cites × taken away meanwhile.
