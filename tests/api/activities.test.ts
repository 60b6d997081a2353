import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clientFor } from "~/api/in-process";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { type TestDatabase, testDatabase } from "../database";
import { makeCompany, makePerson } from "../factories/company";
import { settingsOf } from "../factories/settings";

let own: TestDatabase;
let settings: ReturnType<typeof settingsOf>;
let administrator: Actor;
let staff: Actor;
let manager: Actor;
let other: Actor;

const as = (actor: Actor) =>
  clientFor(own.db, actor, { requestId: newId(), address: "127.0.0.1", userAgent: null }).activities;

async function note(actor: Actor | null, action: string, code: number, at: string): Promise<void> {
  await own.db.run(sql`
    insert into activities (id, user_id, company_id, action, endpoint, code, request_id, at)
    values (${newId()}, ${actor?.id ?? null}, ${actor?.companyId ?? null}, ${action}, ${`POST /${action}`}, ${code},
            ${newId()}, ${at})`);
}
const actions = (page: { rows: { action: string }[] }) => page.rows.map(row => row.action);

beforeAll(async () => {
  own = await testDatabase();
  settings = settingsOf();
  administrator = await makePerson(own.db, "administrator");
  staff = await makePerson(own.db, "staff");
  ({ manager } = await makeCompany(own.db));
  ({ manager: other } = await makeCompany(own.db));
  await note(manager, "divisions.add", 200, "2026-03-01T10:00:00Z");
  await note(manager, "files.add", 422, "2026-03-02T10:00:00Z");
  await note(other, "files.remove", 500, "2026-03-03T10:00:00Z");
  // 00:15 in Berlin, still the day before in UTC.
  await note(null, "session.signIn", 401, "2026-03-03T23:15:00Z");
  await note(administrator, "roles.change", 200, "2026-03-05T10:00:00Z");
});
afterAll(async () => {
  await own.drop();
  settings.remove();
});

describe("the activity log", () => {
  it("is the operator's as a whole, newest first", async () => {
    const all = ["roles.change", "session.signIn", "files.remove", "files.add", "divisions.add"];
    expect(actions(await as(administrator).list({}))).toEqual(all);
    expect(actions(await as(staff).list({}))).toEqual(all);
  });

  it("shows a company its own part, and refuses who has none", async () => {
    expect(actions(await as(manager).list({}))).toEqual(["files.add", "divisions.add"]);
    expect(actions(await as(manager).list({ search: "files.remove" }))).toEqual([]);
    for (const role of ["public_user", "employee", "analyst"] as const)
      await expect(as(await makePerson(own.db, role)).list({})).rejects.toMatchObject({ code: "forbidden" });
  });

  it("names people only to those who may read users", async () => {
    const name = `${manager.firstName} ${manager.lastName}`;
    expect((await as(administrator).list({ search: "files.add" })).rows[0]?.userName).toBe(name);
    expect((await as(manager).list({ search: "files.add" })).rows[0]?.userName).toBe(name);
    expect((await as(staff).list({ search: "files.add" })).rows[0]?.userName).toBeNull();
    expect(actions(await as(administrator).list({ search: name }))).toEqual(["files.add", "divisions.add"]);
    expect(actions(await as(staff).list({ search: name }))).toEqual([]);
  });

  it("is searched as text: no sign in it is a wildcard", async () => {
    expect(actions(await as(administrator).list({ search: "FILES" }))).toEqual(["files.remove", "files.add"]);
    for (const search of ["%", "_", "\\", "' or 1=1 --"])
      expect(actions(await as(administrator).list({ search }))).toEqual([]);
  });

  it("is filtered by the class of its codes, and by days of the reader's own zone", async () => {
    expect(actions(await as(administrator).list({ codes: "4xx" }))).toEqual(["session.signIn", "files.add"]);
    expect(actions(await as(administrator).list({ codes: "5xx" }))).toEqual(["files.remove"]);
    const fourth = { from: "2026-03-04", to: "2026-03-04" };
    expect(actions(await as(administrator).list(fourth))).toEqual(["session.signIn"]);
    expect(actions(await as({ ...administrator, timeZone: "UTC" }).list(fourth))).toEqual([]);
  });

  it("is read page by page, each entry once, also while new ones come", async () => {
    const seen: string[] = [];
    let before: string | undefined;
    for (let pages = 0; pages < 10; pages++) {
      const page = await as(administrator).list({ size: 2, search: ".", before });
      seen.push(...actions(page));
      if (pages === 0)
        await note(await makePerson(own.db, "analyst"), "later.one", 200, "2026-04-01T10:00:00Z");
      if (!page.older) break;
      before = page.older;
    }
    expect(seen).toEqual(["roles.change", "session.signIn", "files.remove", "files.add", "divisions.add"]);
  });

  it("takes no cursor that was not issued", async () => {
    for (const before of ["x", "'; drop table activities"])
      await expect(as(administrator).list({ before })).rejects.toThrow();
    expect(await as(administrator).list({ before: newId() })).toEqual({ rows: [], older: null });
  });

  it("shows everybody what they have done themselves, and nothing else", async () => {
    expect(actions(await as(manager).own({}))).toEqual(["files.add", "divisions.add"]);
    expect(actions(await as(administrator).own({}))).toEqual(["roles.change"]);
    expect(actions(await as(await makePerson(own.db, "analyst")).own({}))).toEqual([]);
  });
});
