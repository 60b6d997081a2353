import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "~/db/connection";
import { newId } from "~/db/id";
import { makeLink } from "~/domain/identity/link/make-link";
import { readLink } from "~/domain/identity/link/read-link";
import { readSession } from "~/domain/identity/session/read-session";
import { signIn } from "~/domain/identity/session/sign-in";
import { startSession } from "~/domain/identity/session/start-session";
import { type TestDatabase, testDatabase } from "../../../../tests/database";
import { makePerson } from "../../../../tests/factories/company";
import { settingsOf } from "../../../../tests/factories/settings";
import { requestReset } from "./request-reset";
import { sendReset } from "./send-reset";
import { setPassword } from "./set-password";

let own: TestDatabase;
let db: Database;
let files: ReturnType<typeof settingsOf>;

beforeAll(async () => {
  files = settingsOf();
  own = await testDatabase();
  db = own.db;
});
afterAll(async () => {
  await own.drop();
  files.remove();
});

const password = "Neues Kennwort 7";
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    error => error.code,
  );
const waiting = () =>
  db.many<{ payload: { requestId: string; sealedEmail: string } }>(sql`
    select payload from graphile_worker._private_jobs order by id`);
/** Requests a new password as the page does, then runs the job. */
async function wish(email: string) {
  await db.run(sql`delete from graphile_worker._private_jobs`);
  await requestReset(db, { email });
  const [job] = await waiting();
  const compose = (kind: string) => (_: unknown, token: string) => ({
    subject: kind,
    text: token,
    html: token,
  });
  await sendReset(db, job!.payload, {
    reset: compose("reset"),
    invite: compose("invite"),
    first_password: compose("first_password"),
  });
}
const mailsTo = (email: string) =>
  db.many<{ subject: string; text: string }>(
    sql`select subject, text from mails where to_address = ${email} order by created_at`,
  );

describe("a request for a new password", () => {
  test("is the same job for an address that has an account and for one that has none, and names neither", async () => {
    const { email } = await makePerson(db, "employee");
    await db.run(sql`delete from graphile_worker._private_jobs`);
    await requestReset(db, { email });
    await requestReset(db, { email: "nobody@lotse.example" });
    const jobs = await waiting();
    expect(jobs).toHaveLength(2);
    expect(JSON.stringify(jobs)).not.toMatch(/@|lotse\.example/);
    expect(await db.one<{ mails: number }>(sql`select count(*) as mails from mails`)).toEqual({ mails: 0 });
  });

  test("sends a link that sets it, in whichever case the address was typed", async () => {
    const { id, email } = await makePerson(db, "employee");
    await wish(` ${email.toUpperCase()} `);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe("reset");
    expect(await setPassword(db, { token: mail!.text, purpose: "reset", password })).toEqual({
      access: "employee",
      email,
    });
    const signedIn = await signIn(db, { email, password, door: "any" }, { address: "::1", userAgent: null });
    expect(signedIn.user.id).toBe(id);
  });

  test("sends a new invitation to invited users, and nothing to suspended or unknown ones", async () => {
    const { id, email } = await makePerson(db, "employee");
    const [{ before }] = [await db.one<{ before: number }>(sql`select count(*) as before from mails`)];
    await db.run(sql`update users set status = 'suspended' where id = ${id}`);
    await wish(email);
    await wish("nobody@lotse.example");
    expect(await db.one(sql`select count(*) as before from mails`)).toEqual({ before });
    await db.run(sql`update users set status = 'invited' where id = ${id}`);
    await wish(email);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe("invite");
    await setPassword(db, { token: mail!.text, purpose: "invite", password });
    expect(await db.one(sql`select status from users where id = ${id}`)).toEqual({ status: "active" });
  });

  test("sends users who never verified their address a link that sets the password and verifies it", async () => {
    const { id, email } = await makePerson(db, "public_user");
    await db.run(sql`update users set status = 'unverified' where id = ${id}`);
    const verify = await makeLink(db, id, "verify");
    await wish(email);
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("first_password");
    await setPassword(db, { token: mail!.text, purpose: "first_password", password });
    const signedIn = await signIn(db, { email, password, door: "any" }, { address: "::1", userAgent: null });
    expect(signedIn.user.id).toBe(id);
    await expect(readLink(db, verify, "verify")).rejects.toThrow("link_invalid");
  });

  test("says that an address is unknown only where the operator wants that", async () => {
    const { email } = await makePerson(db, "employee");
    const closed = settingsOf({ REVEAL_UNKNOWN_EMAIL: "true" });
    expect(await codeOf(requestReset(db, { email: "nobody@lotse.example" }))).toBe("reset_no_user");
    expect(await codeOf(requestReset(db, { email }))).toBe("done");
    closed.remove();
    const open = settingsOf();
    expect(await codeOf(requestReset(db, { email: "nobody@lotse.example" }))).toBe("done");
    open.remove();
  });
});

describe("a new password", () => {
  test("is told to its owner, and a first one is not", async () => {
    const { id } = await makePerson(db, "employee");
    await db.run(sql`delete from graphile_worker._private_jobs`);
    const told = () =>
      db.many(sql`select key from graphile_worker.jobs where task_identifier = 'password_changed'`);
    await db.run(sql`update users set status = 'invited' where id = ${id}`);
    await setPassword(db, { token: await makeLink(db, id, "invite"), purpose: "invite", password });
    expect(await told()).toHaveLength(0);
    await setPassword(db, { token: await makeLink(db, id, "reset"), purpose: "reset", password });
    expect(await told()).toHaveLength(1);
  });

  test("ends every session, and every other link of its user", async () => {
    const { id, access } = await makePerson(db, "employee");
    const tokens = await startSession(db, { id, access }, null);
    const other = await makeLink(db, id, "invite");
    expect((await readSession(db, tokens.accessToken))?.id).toBe(id);
    const token = await makeLink(db, id, "reset");
    await setPassword(db, { token, purpose: "reset", password });
    expect(await readSession(db, tokens.accessToken)).toBeUndefined();
    await db.run(sql`update users set status = 'invited' where id = ${id}`);
    expect(await codeOf(setPassword(db, { token: other, purpose: "invite", password }))).toBe("link_invalid");
  });

  test("is set by exactly one of several visitors who open the link at the same moment", async () => {
    const { id } = await makePerson(db, "employee");
    const token = await makeLink(db, id, "reset");
    const codes = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        codeOf(setPassword(db, { token, purpose: "reset", password: `${password}${at}` })),
      ),
    );
    expect(codes.filter(code => code === "done")).toHaveLength(1);
    expect(codes.filter(code => code === "link_used")).toHaveLength(9);
  });

  test("is not set by a link of another kind, nor by one that was never issued", async () => {
    const { id } = await makePerson(db, "employee");
    const token = await makeLink(db, id, "reset");
    expect(await codeOf(setPassword(db, { token, purpose: "invite", password }))).toBe("link_invalid");
    expect(await codeOf(setPassword(db, { token: newId(), purpose: "reset", password }))).toBe(
      "link_invalid",
    );
  });
});
