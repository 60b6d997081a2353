import sql from "sql-template-tag";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ApiHandler, createApi } from "~/api/api";
import { clientFor } from "~/api/in-process";
import type { Message } from "~/contract/answers";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { endSession } from "~/domain/identity/session/end-session";
import { isSessionActive } from "~/domain/identity/session/is-session-active";
import { startSession } from "~/domain/identity/session/start-session";
import { type FakeProvider, fakeProvider } from "~/integrations/ai/fake-provider";
import { type TestDatabase, testDatabase } from "../database";
import { makeCompany } from "../factories/company";
import { makeDivision, makeFile } from "../factories/knowledge";
import { settingsOf } from "../factories/settings";

let own: TestDatabase;
let fake: FakeProvider;
let settings: { remove(): void };
let api: ApiHandler;
let manager: Actor;
let messageId: string;

const as = (actor: Actor) =>
  clientFor(own.db, actor, { requestId: newId(), address: "127.0.0.1", userAgent: null });

function stream(actor: Actor | undefined, id = messageId, lastEventId?: string): Promise<Response> {
  const headers = lastEventId ? { "last-event-id": lastEventId } : undefined;
  const request = new Request(`http://lotse.example/api/v1/messages/${id}/stream`, { headers });
  return api(request, { clientAddress: "127.0.0.1", actor });
}

type Event = { id?: string; event?: string; data: { at: number; text: string } & Message };

/** The events of a stream as a browser's EventSource reads them. */
async function* events(response: Response): AsyncGenerator<Event> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const bytes of response.body as unknown as AsyncIterable<Uint8Array>) {
    const blocks = (rest + decoder.decode(bytes, { stream: true })).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const fields = Object.fromEntries(
        block.split("\n").map(line => /^(\w*): ?(.*)$/.exec(line)?.slice(1) ?? []),
      );
      if (fields.data) yield { ...fields, data: JSON.parse(fields.data) };
    }
  }
}

beforeAll(async () => {
  own = await testDatabase();
  fake = await fakeProvider("slow");
  settings = settingsOf({ DIVISION_LIMIT: "9", ALLOW_PRIVATE_HOSTS: "127.0.0.1" });
  api = createApi(own.db);
});
afterAll(async () => {
  await own.drop();
  await fake.close();
  settings.remove();
});
beforeEach(async () => {
  const company = await makeCompany(own.db, { plan: true });
  manager = company.manager;
  const division = await makeDivision(own.db, company.id);
  await makeFile(own.db, division, [
    "Der Jahresurlaub beträgt 30 Tage – für „alle“ 😀.",
    "Der Jahresurlaub verfällt.",
  ]);
  await as(manager).provider.change({ kind: "openai-compatible", baseUrl: fake.url, model: "m" });
  const chat = await as(manager).chats.start({
    name: "Urlaub",
    visibility: "private",
    divisionIds: [division],
  });
  messageId = (await as(manager).answers.ask({ id: chat.id, question: "Beträgt der Jahresurlaub 30 Tage?" }))
    .id;
});

describe("the stream of an answer", () => {
  it("sends pieces as they come and ends with the message", async () => {
    const response = await stream(manager);
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(response.headers.get("cache-control")).toContain("no-store");
    let text = "";
    let pieces = 0;
    for await (const { event, data } of events(response)) {
      if (event === "done") {
        expect(data).toMatchObject({ id: messageId, state: "complete", answer: text });
        expect(data.citations).toHaveLength(2);
        break;
      }
      text = text.slice(0, data.at) + data.text;
      pieces += 1;
    }
    expect(pieces).toBeGreaterThan(1);
    expect(text).toContain("😀");
  });

  it("goes on behind the last event that arrived", async () => {
    let start = "";
    let last: string | undefined;
    for await (const { id, data } of events(await stream(manager))) {
      start += data.text;
      last = id;
      break;
    }
    let rest = "";
    for await (const { event, data } of events(await stream(manager, messageId, last))) {
      if (event === "done") expect(start + rest).toBe(data.answer);
      else rest += data.text;
    }
    expect(start).not.toBe("");
    expect(rest).not.toBe("");
  });

  it("begins again when the answer is another attempt", async () => {
    for await (const _ of events(await stream(manager)));
    await as(manager).answers.retry({ id: messageId });
    for await (const { event, id, data } of events(await stream(manager, messageId, "1.5"))) {
      if (event !== "piece") continue;
      expect(data.at).toBe(0);
      expect(id).toBe(`2.${data.text.length}`);
      break;
    }
  });

  it("is not there for anybody else, with the body of a message that does not exist", async () => {
    const { manager: stranger, employee } = await makeCompany(own.db);
    const missing = await stream(manager, newId());
    expect(missing.status).toBe(404);
    const body = await missing.text();
    for (const other of [stranger, employee]) {
      const refused = await stream(other);
      expect(refused.status).toBe(404);
      expect(await refused.text()).toBe(body);
    }
    expect((await stream(undefined)).status).toBe(401);
    expect((await stream(manager, "-".repeat(36))).status).toBe(404);
  });
});

describe("a session that is asked after while a stream is open", () => {
  it("holds until sign-out or suspension", async () => {
    const signIn = async () => {
      await startSession(own.db, manager, null);
      const { family_id } = await own.db.one<{ family_id: string }>(
        sql`select family_id from sessions where user_id = ${manager.id} order by id desc limit 1`,
      );
      return { ...manager, familyId: family_id };
    };
    const [one, two] = [await signIn(), await signIn()];
    expect(await isSessionActive(own.db, one)).toBe(true);
    await endSession(own.db, one);
    expect(await isSessionActive(own.db, one)).toBe(false);
    expect(await isSessionActive(own.db, two)).toBe(true);
    await own.db.run(sql`update users set status = 'suspended' where id = ${manager.id}`);
    expect(await isSessionActive(own.db, two)).toBe(false);
  });
});
