import { getEventListeners } from "node:events";
import sql from "sql-template-tag";
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "~/db/connection";
import { liveAnswer } from "~/domain/chats/answer/live-answers";
import { watchAnswer } from "~/domain/chats/answer/watch-answer";
import { askedChannel, readersChannel } from "~/domain/chats/chat/notify-readers";
import { watchChat } from "~/domain/chats/chat/watch-chat";
import type { Actor } from "~/domain/core/actor/actor";
import { answering, firstPiece } from "../factories/answering";
import { makePerson } from "../factories/company";
import { makeDivision, makeFile } from "../factories/knowledge";

const { world, as, ask, watch, ended, provider } = answering();
let reader: Actor;
const always = { signal: new AbortController().signal, stillAllowed: async () => true };

const join = (division: string) =>
  world.own.db.run(
    sql`insert into division_members (division_id, user_id) values (${division}, ${reader.id})`,
  );
const leaveDivision = (division: string) =>
  world.own.db.run(
    sql`delete from division_members where division_id = ${division} and user_id = ${reader.id}`,
  );
const share = (mode: "read" | "ask" = "read") =>
  as(world.employee).shares.share({ id: world.chatId, userId: reader.id, mode });

/** The database while it refuses to listen to a channel, and the channels that are listened to. */
function deafTo(channel: string) {
  const listening = new Set<string>();
  const db: Database = {
    ...world.own.db,
    async listen(name, listener) {
      if (name === channel) throw new Error("unreachable");
      const unlisten = await world.own.db.listen(name, listener);
      listening.add(name);
      return async () => {
        listening.delete(name);
        await unlisten();
      };
    },
  };
  return { db, listening, signal: new AbortController().signal };
}

beforeEach(async () => {
  reader = await makePerson(world.own.db, "employee", world.companyId);
  await join(world.division);
  await share();
});

describe("an open page of a shared chat", () => {
  it("hears at once when a division is taken away, and its answers are withheld then", async () => {
    const { id } = await ended(world.employee, await ask(world.employee));
    expect((await as(reader).answers.read({ id })).answer).toContain("30 Tage");
    const changes = await watchChat(world.own.db, reader, world.chatId, always);
    await changes.next();
    const heard = changes.next();
    await leaveDivision(world.division);
    expect(await heard).toEqual({ value: "changed", done: false });
    const { answer, citations, withheld } = await as(reader).answers.read({ id });
    expect({ answer, citations, withheld }).toEqual({ answer: "", citations: [], withheld: "division" });
    await changes.return(undefined);
  });

  it("hears that it is no longer shared, and ends", async () => {
    const changes = await watchChat(world.own.db, reader, world.chatId, always);
    await changes.next();
    const heard = changes.next();
    await as(world.employee).shares.end({ id: world.chatId, userId: reader.id });
    expect((await heard).value).toBe("changed");
    expect((await changes.next()).done).toBe(true);
    await expect(watchChat(world.own.db, reader, world.chatId, always)).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it.each([readersChannel, askedChannel])("keeps nothing of a watch that cannot listen to %s", async lost => {
    const { db, signal, listening } = deafTo(lost);
    const changes = await watchChat(db, reader, world.chatId, { ...always, signal });
    await expect(changes.next()).rejects.toThrow("unreachable");
    expect(listening.size).toBe(0);
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });

  const renamed = () => as(world.employee).chats.rename({ id: world.chatId, name: "Ein neuer Name" });
  const changed = () =>
    as(world.employee).chats.change({
      id: world.chatId,
      name: "Anders",
      visibility: "private",
      divisionIds: [world.division],
    });
  it.each([
    ["renamed", renamed],
    ["changed", changed],
  ])("hears that the chat was %s by its owner", async (_how, act) => {
    const changes = await watchChat(world.own.db, reader, world.chatId, always);
    await changes.next();
    const heard = changes.next();
    await act();
    expect(await heard).toEqual({ value: "changed", done: false });
    await changes.return(undefined);
  });

  it("hears of questions of others, and not of other chats", async () => {
    const changes = await watchChat(world.own.db, reader, world.chatId, always);
    await changes.next();
    const heard = changes.next();
    await ended(world.employee, await ask(world.employee));
    expect((await heard).value).toBe("changed");
    await changes.return(undefined);
  });
});

describe("a growing answer in a shared chat", () => {
  it("streams to a reader who may read all that it searches, and stops when a division is taken away", async () => {
    await provider("slow");
    const { id } = await ask(world.employee);
    const steps = await watch(reader, id);
    expect(await firstPiece(steps)).not.toBe("");
    await leaveDivision(world.division);
    const rest = (async () => {
      let said = "";
      for await (const step of steps) said += "text" in step ? step.text : step.message.answer;
      return said;
    })();
    const before = (await as(world.employee).answers.read({ id })).answer;
    expect((await as(reader).answers.read({ id })).withheld).toBe("division");
    await as(world.employee).answers.cancel({ id });
    await rest;
    expect((await as(reader).answers.read({ id })).answer).toBe("");
    expect(before.length).toBeGreaterThanOrEqual(0);
  });

  it("sends nothing to a reader who may not read one of the divisions that it searches", async () => {
    const closed = await makeDivision(world.own.db, world.companyId, { members: [world.employee.id] });
    await makeFile(world.own.db, closed, ["Der Jahresurlaub der Leitung beträgt 40 Tage."]);
    const { version } = await as(world.employee).chats.read({ id: world.chatId });
    await as(world.employee).chats.change(
      {
        id: world.chatId,
        name: "Fragen",
        visibility: "private",
        divisionIds: [world.division, closed],
      },
      { context: { version } },
    );
    await provider("slow");
    const { id } = await ask(world.employee);
    const own = await watch(world.employee, id);
    expect(await firstPiece(own)).not.toBe("");
    expect(liveAnswer(id)?.text).not.toBe("");
    const steps = await watch(reader, id);
    const all = (async () => {
      let said = "";
      for await (const step of steps) said += "text" in step ? step.text : step.message.answer;
      return said;
    })();
    await as(world.employee).answers.cancel({ id });
    expect(await all).toBe("");
    await own.return(undefined);
  });

  it("keeps nothing of a watch that cannot listen for changes of access", async () => {
    const { id } = await ended(world.employee, await ask(world.employee));
    const { db, signal } = deafTo(readersChannel);
    const steps = await watchAnswer(db, reader, id, { ...always, signal });
    await expect(steps.next()).rejects.toThrow("unreachable");
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });

  it("is stopped by its asker only", async () => {
    await provider("slow");
    const { id } = await ask(world.employee);
    await expect(as(reader).answers.cancel({ id })).rejects.toMatchObject({ code: "not_found" });
    await as(world.employee).answers.cancel({ id });
  });
});
