import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import type { Message } from "~/contract/answers";
import { clock } from "~/db/clock";
import { liveAnswers } from "~/domain/chats/answer/live-answers";
import { type WatchEvent, type WatchOptions, watchAnswer } from "~/domain/chats/answer/watch-answer";
import type { Actor } from "~/domain/core/actor/actor";
import { type FakeMode, type FakeProvider, fakeProvider } from "~/integrations/ai/fake-provider";
import { type TestDatabase, testDatabase } from "../database";
import { asking } from "./asking";
import { makeCompany } from "./company";
import { makeDivision, makeFile } from "./knowledge";
import { settingsOf } from "./settings";

export const leave = "Der Jahresurlaub beträgt 30 Tage. Resturlaub verfällt im März.";
const travel = "Dienstreisen genehmigt die Leitung. Der Jahresurlaub ruht auf Reisen nicht.";
export const question = "Beträgt der Jahresurlaub 30 Tage?";

export const realNow = clock.now;

/** A company for each test, with an employee who has a chat about a division with one file of two pages. */
export interface World {
  own: TestDatabase;
  fake: FakeProvider;
  companyId: string;
  manager: Actor;
  employee: Actor;
  division: string;
  chatId: string;
}

/** Call it once at the top of a test file; its result is filled before each test. */
export function answering() {
  const world = {} as World;
  let settings: { remove(): void };

  beforeAll(async () => {
    world.own = await testDatabase();
    world.fake = await fakeProvider();
  });
  afterAll(async () => {
    await world.own.drop();
    await world.fake.close();
  });
  beforeEach(async () => {
    settings = settingsOf({ DIVISION_LIMIT: "9", ALLOW_PRIVATE_HOSTS: "127.0.0.1" });
    const { id, manager, employee } = await makeCompany(world.own.db, { plan: true });
    const division = await makeDivision(world.own.db, id, { members: [employee.id] });
    Object.assign(world, { companyId: id, manager, employee, division });
    await makeFile(world.own.db, division, [leave, travel]);
    world.chatId = await chatOf(employee, "private", division);
  });
  afterEach(async () => {
    clock.now = realNow;
    vi.useRealTimers();
    for (const live of liveAnswers()) live.end("stopped");
    await Promise.all(liveAnswers().map(live => live.ended));
    settings.remove();
  });

  const as = (actor: Actor) => asking(world.own.db, actor);
  const ask = (actor: Actor, words = question, id = world.chatId) =>
    as(actor).answers.ask({ id, question: words });

  async function chatOf(owner: Actor, visibility: "private" | "public", ...divisionIds: string[]) {
    return (await as(owner).chats.start({ name: "Fragen", visibility, divisionIds })).id;
  }

  function watch(actor: Actor, id: string, options: Partial<WatchOptions> = {}) {
    const always = { signal: new AbortController().signal, stillAllowed: async () => true };
    return watchAnswer(world.own.db, actor, id, { ...always, ...options });
  }

  /** Reads the stream of an answer: the text built from its pieces, and the final message. */
  async function watched(actor: Actor, id: string, options: Partial<WatchOptions> = {}) {
    let text = "";
    for await (const step of await watch(actor, id, options)) {
      if ("message" in step) return { text, message: step.message };
      text = text.slice(0, step.at) + step.text;
    }
    return { text, message: undefined };
  }

  async function ended(actor: Actor, { id }: { id: string }): Promise<Message> {
    const { message } = await watched(actor, id);
    if (!message) throw new Error("cut off");
    return message;
  }

  /** Routes the company's questions to the fake provider with this behaviour. */
  async function provider(
    mode: FakeMode,
    more: { secondOpinion?: boolean; rewrites?: boolean; rephrases?: boolean; topicNames?: boolean } = {},
  ): Promise<void> {
    const fields = {
      kind: "openai-compatible",
      baseUrl: world.fake.url,
      model: mode,
      key: "sk-geheim",
      ...more,
    } as const;
    await as(world.manager).provider.change(fields);
  }

  return { world, as, ask, chatOf, watch, watched, ended, provider };
}

export async function firstPiece(steps: AsyncGenerator<WatchEvent>): Promise<string> {
  const { value } = await steps.next();
  return value && "text" in value ? value.text : "";
}
