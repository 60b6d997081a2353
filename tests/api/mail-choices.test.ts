import sql from "sql-template-tag";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { clientFor } from "~/api/in-process";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { queueMail } from "~/domain/outbox/mail/queue-mail";
import { type TestDatabase, testDatabase } from "../database";
import { makeCompany, makePerson } from "../factories/company";
import { settingsOf } from "../factories/settings";

let own: TestDatabase;
let settings: ReturnType<typeof settingsOf>;
let manager: Actor;
let employee: Actor;

const as = (actor: Actor) =>
  clientFor(own.db, actor, { requestId: newId(), address: "127.0.0.1", userAgent: null });
const message = { subject: "Betreff", text: "Text", html: "<p>Text</p>" };
const mailsTo = (email: string) =>
  own.db.many<{ purpose: string }>(sql`select purpose from mails where to_address = ${email}`);
const send = (to: Actor, purpose: string) =>
  own.db.transaction(tx => queueMail(tx, { to: to.email, purpose, message }));

beforeAll(async () => {
  own = await testDatabase();
  settings = settingsOf();
});
afterAll(async () => {
  await own.drop();
  settings.remove();
});
beforeEach(async () => {
  ({ manager, employee } = await makeCompany(own.db));
});

describe("the mails that a user gets", () => {
  it("are all of them, until they choose", async () => {
    expect(await as(manager).mailChoices.read()).toEqual([
      { event: "file_ready", wanted: true },
      { event: "file_failed", wanted: true },
      { event: "question_answered", wanted: true },
      { event: "question_settled", wanted: true },
      { event: "chat_shared", wanted: true },
      { event: "news", wanted: true },
    ]);
  });

  it("are those that they want from now on", async () => {
    const chosen = await as(manager).mailChoices.change({ wanted: ["file_failed"] });
    expect(chosen).toEqual([
      { event: "file_ready", wanted: false },
      { event: "file_failed", wanted: true },
      { event: "question_answered", wanted: false },
      { event: "question_settled", wanted: false },
      { event: "chat_shared", wanted: false },
      { event: "news", wanted: false },
    ]);
    expect(await send(manager, "file_ready")).toBeUndefined();
    expect(await send(manager, "file_failed")).toBeDefined();
    expect(await mailsTo(manager.email)).toEqual([{ purpose: "file_failed" }]);
    await as(manager).mailChoices.change({ wanted: ["file_ready", "file_failed"] });
    expect(await send(manager, "file_ready")).toBeDefined();
  });

  it("are the choice of no other user", async () => {
    await as(manager).mailChoices.change({ wanted: [] });
    const { manager: other } = await makeCompany(own.db);
    expect(await send(other, "file_ready")).toBeDefined();
  });

  it("are about the product alone for those who neither upload nor ask, and about what they ask and hand on for those who ask", async () => {
    expect(await as(await makePerson(own.db, "administrator")).mailChoices.read()).toEqual([
      { event: "news", wanted: true },
    ]);
    expect(await as(await makePerson(own.db, "public_user")).mailChoices.read()).toEqual([
      { event: "question_answered", wanted: true },
      { event: "question_settled", wanted: true },
      { event: "news", wanted: true },
    ]);
    expect(await as(employee).mailChoices.change({ wanted: [] })).toEqual([
      { event: "question_answered", wanted: false },
      { event: "question_settled", wanted: false },
      { event: "chat_shared", wanted: false },
      { event: "news", wanted: false },
    ]);
    expect(await send(employee, "file_ready")).toBeDefined();
  });

  it("keep what was chosen about events that no longer concern one", async () => {
    await own.db.run(sql`update users set unwanted_mails = '{file_ready}' where id = ${employee.id}`);
    await as(employee).mailChoices.change({ wanted: [] });
    expect(await own.db.one(sql`select unwanted_mails from users where id = ${employee.id}`)).toEqual({
      unwanted_mails: ["file_ready", "question_answered", "question_settled", "chat_shared", "news"],
    });
  });
});

describe("a mail about an account's safety", () => {
  it("always comes", async () => {
    await as(manager).mailChoices.change({ wanted: [] });
    // Not even a stored choice suppresses it.
    await own.db.run(sql`update users set unwanted_mails = '{new_device,reset}' where id = ${manager.id}`);
    expect(await send(manager, "new_device")).toBeDefined();
    expect(await send(manager, "reset")).toBeDefined();
  });

  it("cannot be turned off through the API", async () => {
    const wanted = ["new_device"] as unknown as ["file_ready"];
    await expect(as(manager).mailChoices.change({ wanted })).rejects.toMatchObject({ code: "bad_request" });
  });
});
