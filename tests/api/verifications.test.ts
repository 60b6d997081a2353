import sql from "sql-template-tag";
import { expect, test } from "vitest";
import { clientFor } from "~/api/in-process";
import { newId } from "~/db/id";
import { ownDatabase } from "../factories/own-database";

const own = ownDatabase();
const from = (address: string) =>
  clientFor(own.db, undefined, { requestId: newId(), address, userAgent: null });
const rows = async () =>
  (
    await own.db.one<{ rows: number }>(sql`
      select (select count(*) from activities) + (select count(*) from graphile_worker.jobs) as rows`)
  ).rows;

test("who asks for the mail of a registration on and on is refused, and leaves no more behind", async () => {
  const ask = (address: string) => from(address).verifications.request({ email: "nobody@ziel.example" });
  for (let time = 0; time < 30; time++) await ask("192.0.2.1");
  const before = await rows();
  for (let time = 0; time < 5; time++)
    await expect(ask("192.0.2.1")).rejects.toMatchObject({ code: "human_too_many" });
  expect(await rows()).toBe(before);
  await ask("192.0.2.2");
});

test("refusals of anonymous requests are no entries of the activity log, except failed sign-ins; rate limits are none either", async () => {
  await own.db.run(sql`delete from graphile_worker._private_jobs`);
  const before = await rows();
  const { divisions, passwords, session } = from("192.0.2.3");
  await expect(divisions.add({ name: "Lager" })).rejects.toMatchObject({ code: "unauthorized" });
  const set = {
    purpose: "reset",
    token: "x".repeat(43),
    email: "a@ziel.example",
    password: "Kennwort-2026",
  } as const;
  await expect(passwords.set(set)).rejects.toBeTruthy();
  expect(await rows()).toBe(before);
  const wrong = { email: "nobody@ziel.example", password: "wrong", door: "any" } as const;
  await expect(session.signIn(wrong)).rejects.toMatchObject({ code: "sign_in_wrong" });
  const refused = () => own.db.many<{ action: string }>(sql`select action from activities where code <> 200`);
  expect(await refused()).toEqual([{ action: "session.signIn" }]);

  let code = "";
  for (let time = 0; time < 20 && code !== "sign_in_wait"; time++)
    code = await session.signIn(wrong).catch(error => error.code);
  expect(code).toBe("sign_in_wait");
  const { length } = await refused();
  await expect(session.signIn(wrong)).rejects.toMatchObject({ code: "sign_in_wait" });
  expect(await refused()).toHaveLength(length);
});
