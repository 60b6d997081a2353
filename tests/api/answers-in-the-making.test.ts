import sql from "sql-template-tag";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { clock } from "~/db/clock";
import { newId } from "~/db/id";
import { interruptAbandoned } from "~/domain/chats/answer/interrupt-abandoned";
import { liveAnswers } from "~/domain/chats/answer/live-answers";
import { superviseAnswers } from "~/domain/chats/answer/supervise-answers";
import { fakeProvider } from "~/integrations/ai/fake-provider";
import { providerLimits } from "~/integrations/ai/provider";
import { answering, firstPiece, question, realNow } from "../factories/answering";
import { makeCompany } from "../factories/company";
import { makeDivision, makeFile } from "../factories/knowledge";
import { until } from "../factories/until";

const { world, as, ask, watch, watched, ended, provider } = answering();
const refusal = (code: string) => expect.objectContaining({ code });

/** Disables the periodic saves and checks. */
const withoutRegularSaves = () => vi.useFakeTimers({ toFake: ["setInterval"] });

describe("an answer that is being written", () => {
  it("reaches two watchers alike, and one who comes late from its beginning", async () => {
    await provider("slow");
    const { id } = await ask(world.employee);
    const [one, two] = await Promise.all([
      watched(world.employee, id),
      watch(world.employee, id).then(async steps => {
        await steps.next();
        return watched(world.employee, id);
      }),
    ]);
    expect(one.message?.state).toBe("complete");
    expect(one.text).toBe(one.message?.answer);
    expect(two).toEqual(one);
  });

  it("goes on after a reload where the reader was, without a gap and without a word twice", async () => {
    await provider("slow");
    const { id } = await ask(world.employee);
    const before = await watch(world.employee, id);
    const start = await firstPiece(before);
    await before.return(undefined);
    const { text, message } = await watched(world.employee, id, { after: { attempt: 1, at: start.length } });
    expect(start + text).toBe(message?.answer);
    expect(start).not.toBe("");
  });

  it("is the only one of its conversation", async () => {
    await provider("stall");
    const asked = await ask(world.employee);
    await expect(ask(world.employee)).rejects.toThrow(refusal("answer_under_way"));
    await expect(as(world.employee).answers.retry({ id: asked.id })).rejects.toThrow(
      refusal("answer_under_way"),
    );
  });

  it("is not held up by other companies whose models are slow", async () => {
    const limits = { ...providerLimits };
    onTestFinished(() => void Object.assign(providerLimits, limits));
    providerLimits.beforeSearchMs = 600_000;
    const db = world.own.db;
    const slow = await Promise.all(
      [0, 1].map(async () => {
        const { id, manager } = await makeCompany(db, { plan: true });
        const division = await makeDivision(db, id);
        await makeFile(db, division, ["Dienstreisen genehmigt die Leitung."]);
        const baseUrl = world.fake.url;
        await as(manager).provider.change({
          kind: "openai-compatible",
          baseUrl,
          model: "silent",
          rephrases: true,
        });
        const chat = await as(manager).chats.start({
          name: "Reisen",
          visibility: "private",
          divisionIds: [division],
        });
        return { manager, message: await ask(manager, "Wer nickt meine Trips zur Kundschaft ab?", chat.id) };
      }),
    );
    await until(() => world.fake.requests.filter(({ model }) => model === "silent").length === 2);
    expect(await ended(world.employee, await ask(world.employee))).toMatchObject({ state: "complete" });
    for (const { manager, message } of slow) {
      expect(await as(manager).answers.read(message)).toMatchObject({ state: "waiting" });
      await as(manager).answers.cancel(message);
    }
  });

  it("ends with its text kept when its reader stops it, and hangs up on the provider", async () => {
    const stalling = await fakeProvider("stall");
    const { url: baseUrl, hungUp } = stalling;
    await as(world.manager).provider.change({ kind: "openai-compatible", baseUrl, model: "m" });
    withoutRegularSaves();
    const { id } = await ask(world.employee);
    const steps = await watch(world.employee, id);
    const said = await firstPiece(steps);
    await as(world.employee).answers.cancel({ id });
    await hungUp;
    expect(await as(world.employee).answers.read({ id })).toMatchObject({ state: "stopped", answer: said });
    expect((await steps.next()).value).toMatchObject({ message: { state: "stopped", answer: said } });
    await as(world.employee).answers.cancel({ id });
    expect((await as(world.employee).answers.read({ id })).state).toBe("stopped");
    await stalling.close();
  });

  it("is stopped from another process", async () => {
    await provider("stall");
    withoutRegularSaves();
    const close = await superviseAnswers(world.own.db);
    const { id } = await ask(world.employee);
    // The notification of a process that does not hold the answer.
    await world.own.db.run(sql`select pg_notify('answer_stops', ${id})`);
    expect((await ended(world.employee, { id })).state).toBe("stopped");
    await close();
  });

  it("is stopped even when the word of it was lost", async () => {
    await provider("stall");
    const { id } = await ask(world.employee);
    await world.own.db.run(sql`update messages set stop_asked = true where id = ${id}`);
    expect((await ended(world.employee, { id })).state).toBe("stopped");
  });

  it.each([
    ["given up by the others", sql`state = 'interrupted', answer = ''`, "interrupted"],
    ["asked again elsewhere", sql`attempt = 2, answer = '', process_id = ${newId()}`, "waiting"],
  ])("is not written over by its late writer when it was %s", async (_, change, state) => {
    await provider("stall");
    withoutRegularSaves();
    const { id } = await ask(world.employee);
    await world.own.db.run(sql`update messages set ${change} where id = ${id}`);
    const live = liveAnswers().find(one => one.messageId === id)!;
    live.end("stopped");
    await live.ended;
    expect(await as(world.employee).answers.read({ id })).toMatchObject({ state, answer: "" });
  });

  it("ends when its chat is deleted", async () => {
    await provider("stall");
    const { id } = await ask(world.employee);
    const live = liveAnswers().find(({ messageId }) => messageId === id)!;
    await as(world.employee).chats.remove({ id: world.chatId });
    await live.ended;
    await expect(as(world.employee).answers.read({ id })).rejects.toThrow(refusal("not_found"));
  });

  it("is cut for a reader whose session has ended", async () => {
    await provider("stall");
    const { id } = await ask(world.employee);
    const cut = await watched(world.employee, id, { stillAllowed: async () => false, checkEveryMs: 20 });
    expect(cut.message).toBeUndefined();
  });

  it("is saved as interrupted when its process stops", async () => {
    await provider("stall");
    const close = await superviseAnswers(world.own.db);
    const { id } = await ask(world.employee);
    const steps = await watch(world.employee, id);
    const said = await firstPiece(steps);
    await close();
    expect(await as(world.employee).answers.read({ id })).toMatchObject({
      state: "interrupted",
      answer: said,
    });
  });
});

describe("an answer of another process", () => {
  let id: string;
  const write = (answer: string, state = "streaming") =>
    world.own.db.run(sql`
      with saved as (update messages set answer = ${answer}, state = ${state}, heartbeat_at = now()
        where id = ${id} returning id)
      select pg_notify('answers', id::text) from saved`);

  beforeEach(async () => {
    ({ id } = await ended(world.employee, await ask(world.employee)));
    await world.own.db.run(sql`
      update messages set process_id = ${newId()}, state = 'waiting', answer = '', heartbeat_at = now()
      where id = ${id}`);
  });

  it("grows for users who watch it", async () => {
    const steps = await watch(world.employee, id, { checkEveryMs: 60_000 });
    const next = async () => {
      const { value } = await steps.next();
      return value && "text" in value ? value.text : value?.message.state;
    };
    const pieces = [next()];
    await write("Der Jahres");
    expect(await pieces[0]).toBe("Der Jahres");
    pieces.push(next());
    await write("Der Jahresurlaub");
    expect(await pieces[1]).toBe("urlaub");
    pieces.push(next());
    await write("Der Jahresurlaub", "complete");
    expect(await pieces[2]).toBe("complete");
  });

  it("goes on where the clocks of both machines are a minute apart", async () => {
    await write("Der Jahres");
    for (const seconds of [60, -60]) {
      clock.now = () => new Date(realNow().getTime() + seconds * 1_000);
      await interruptAbandoned(world.own.db);
      expect((await as(world.employee).answers.read({ id })).state).toBe("streaming");
    }
  });

  it("ends as interrupted when that process died, and is asked again here", async () => {
    await write("Der Jahres");
    await interruptAbandoned(world.own.db);
    expect((await as(world.employee).answers.read({ id })).state).toBe("streaming");
    await world.own.db.run(
      sql`update messages set heartbeat_at = heartbeat_at - interval '11 s' where id = ${id}`,
    );
    await interruptAbandoned(world.own.db);
    expect(await as(world.employee).answers.read({ id })).toMatchObject({
      state: "interrupted",
      answer: "Der Jahres",
    });
    expect(await as(world.employee).answers.retry({ id })).toMatchObject({ attempt: 2, question });
    expect(await ended(world.employee, { id })).toMatchObject({ state: "complete", attempt: 2 });
    expect((await as(world.employee).answers.list({ id: world.chatId, size: 9 })).messages).toHaveLength(1);
  });
});
