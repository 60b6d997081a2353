import sql from "sql-template-tag";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { type TestDatabase, testDatabase } from "../database";
import { asking } from "../factories/asking";
import { givePlan, makeCompany, makePerson } from "../factories/company";
import { settingsOf } from "../factories/settings";

let own: TestDatabase;
let manager: Actor;
let employee: Actor;
let companyId: string;
const settings: { remove(): void }[] = [];

const use = (changes: Record<string, string>) => settings.push(settingsOf(changes));
const as = (actor?: Actor) => asking(own.db, actor).divisions;
const refusal = (code: string) => expect.objectContaining({ code });
const anyList = { page: 1, size: 25, search: "" };

beforeAll(async () => {
  own = await testDatabase();
});
afterAll(async () => {
  await own.drop();
  for (const one of settings) one.remove();
});
beforeEach(async () => {
  use({ DIVISION_LIMIT: "3" });
  const company = await makeCompany(own.db);
  ({ manager, employee } = company);
  companyId = company.id;
});

describe("a data manager", () => {
  it("adds a division and finds it in the list, with nothing in it", async () => {
    const made = await as(manager).add({
      name: "  Personal\t und  Recht ",
      notes: "Fragen Sie nach Urlaub.",
    });
    expect(made).toMatchObject({
      name: "Personal und Recht",
      status: "open",
      locked: false,
      files: 0,
      bytes: 0,
    });
    const list = await as(manager).list(anyList);
    expect(list).toMatchObject({ total: 1, from: 1, to: 1, quota: { used: 1, limit: 3, locked: false } });
    expect(list.rows).toEqual([made]);
  });

  it("sees names in German order, searched and by page", async () => {
    for (const name of ["Zentrale", "Änderungen", "Buchhaltung"]) await as(manager).add({ name });
    const names = async (query: object) =>
      (await as(manager).list({ ...anyList, ...query })).rows.map(division => division.name);
    expect(await names({})).toEqual(["Änderungen", "Buchhaltung", "Zentrale"]);
    expect(await names({ search: "ZENT" })).toEqual(["Zentrale"]);
    expect(await names({ search: "%" })).toEqual([]);
    const beyond = await as(manager).list({ ...anyList, page: 9 });
    expect(beyond).toMatchObject({ rows: [], total: 3, from: 0, to: 0, quota: { used: 3, locked: true } });
  });

  it("cannot give two divisions one name, regardless of case", async () => {
    await as(manager).add({ name: "Einkauf" });
    await expect(as(manager).add({ name: "EINKAUF" })).rejects.toEqual(refusal("division_name_taken"));
    const other = await as(manager).add({ name: "Verkauf" });
    await expect(as(manager).change({ id: other.id, name: "einkauf" })).rejects.toEqual(
      refusal("division_name_taken"),
    );
    await expect(as(manager).change({ id: other.id, name: "VERKAUF" })).resolves.toMatchObject({
      version: 2,
    });
  });

  it("does not overwrite what another user changed in another tab", async () => {
    const { id, version } = await as(manager).add({ name: "Lager" });
    await as(manager).change({ id, name: "Lager Nord" }, { context: { version } });
    await expect(as(manager).change({ id, name: "Lager Süd" }, { context: { version } })).rejects.toEqual(
      refusal("conflict_version"),
    );
    await expect(as(manager).remove({ id }, { context: { version } })).rejects.toEqual(
      refusal("conflict_version"),
    );
    expect(await as(manager).read({ id })).toMatchObject({ name: "Lager Nord", version: 2 });
  });

  it("sends a form twice and gets one division, and the same answer", async () => {
    const key = newId();
    const [first, second] = await Promise.all([
      as(manager).add({ name: "Doppelt" }, { context: { key } }),
      as(manager).add({ name: "Doppelt" }, { context: { key } }),
    ]);
    expect(second).toEqual(first);
    expect((await as(manager).list(anyList)).total).toBe(1);
  });

  it("deletes a division; its name is free at once, and it takes no room", async () => {
    const { id } = await as(manager).add({ name: "Alt" });
    await as(manager).remove({ id });
    await as(manager).remove({ id });
    expect(await as(manager).read({ id })).toMatchObject({ status: "deleting" });
    await expect(as(manager).change({ id, name: "Neu" })).rejects.toEqual(refusal("not_found"));
    await as(manager).add({ name: "Alt" });
    expect((await as(manager).list(anyList)).quota.used).toBe(1);
  });

  it("leaves an entry in the activity log, also when refused", async () => {
    await as(manager).add({ name: "Log" });
    await expect(as(employee).add({ name: "Log 2" })).rejects.toEqual(refusal("forbidden"));
    const entries = await own.db.many(sql`
      select user_id, action, code from activities where company_id = ${companyId} order by at, id`);
    expect(entries).toEqual([
      { user_id: manager.id, action: "divisions.add", code: 200 },
      { user_id: employee.id, action: "divisions.add", code: 403 },
    ]);
  });
});

describe("another user", () => {
  it("of another company finds nothing under a division's address, as if it did not exist", async () => {
    const { id } = await as(manager).add({ name: "Geheim" });
    const stranger = (await makeCompany(own.db)).manager;
    for (const attempt of [
      () => as(stranger).read({ id }),
      () => as(stranger).change({ id, name: "Meins" }),
      () => as(stranger).remove({ id }),
      () => as(stranger).members({ id }),
      () => as(stranger).changeMembers({ id }),
    ]) {
      await expect(attempt()).rejects.toEqual(refusal("not_found"));
    }
    await expect(as(stranger).read({ id: newId() })).rejects.toEqual(refusal("not_found"));
    expect((await as(stranger).list(anyList)).total).toBe(0);
    expect(await as(manager).read({ id })).toMatchObject({ name: "Geheim", status: "open", version: 1 });
  });

  it.each(["administrator", "staff", "analyst", "public_user"] as const)(
    "as %s may not list them",
    async role => {
      const person = await makePerson(own.db, role);
      await expect(as(person).list(anyList)).rejects.toEqual(refusal("forbidden"));
    },
  );

  it("without a session gets nothing", async () => {
    await expect(as().list(anyList)).rejects.toEqual(refusal("unauthorized"));
  });
});

describe("an employee", () => {
  it("reads the divisions that they are a member of and no other, from the moment they are one", async () => {
    const mine = await as(manager).add({ name: "Meine" });
    const other = await as(manager).add({ name: "Andere" });
    expect((await as(employee).list(anyList)).total).toBe(0);
    await as(manager).changeMembers({ id: mine.id, add: [employee.id, employee.id] });
    expect((await as(employee).list(anyList)).rows).toMatchObject([{ id: mine.id, members: 1 }]);
    await expect(as(employee).read({ id: other.id })).rejects.toEqual(refusal("not_found"));
    await as(manager).changeMembers({ id: mine.id, remove: [employee.id] });
    await expect(as(employee).read({ id: mine.id })).rejects.toEqual(refusal("not_found"));
  });

  it("changes nothing", async () => {
    const { id } = await as(manager).add({ name: "Fest" });
    await as(manager).changeMembers({ id, add: [employee.id] });
    for (const attempt of [
      () => as(employee).add({ name: "Neu" }),
      () => as(employee).change({ id, name: "Neu" }),
      () => as(employee).remove({ id }),
      () => as(employee).members({ id }),
      () => as(employee).changeMembers({ id }),
    ]) {
      await expect(attempt()).rejects.toEqual(refusal("forbidden"));
    }
  });
});

describe("the members of a division", () => {
  it("are named with the company's other employees", async () => {
    const { id } = await as(manager).add({ name: "Team" });
    const colleague = await makePerson(own.db, "employee", companyId);
    await as(manager).changeMembers({ id, add: [colleague.id] });
    const { rows: people } = await as(manager).members({ id });
    expect(people.map(person => [person.id, person.member])).toEqual(
      expect.arrayContaining([
        [employee.id, false],
        [colleague.id, true],
      ]),
    );
    expect(people).toHaveLength(2);
  });

  it("are searched and shown by page, and changed without touching those on other pages", async () => {
    const { id } = await as(manager).add({ name: "Team" });
    const names = ["Aal", "Barsch", "Dorsch", "Forelle", "Hecht", "Karpfen"];
    const ids: string[] = [];
    for (const lastName of names) {
      const { id: userId } = await makePerson(own.db, "employee", companyId);
      await own.db.run(
        sql`update users set first_name = 'Fisch', last_name = ${lastName} where id = ${userId}`,
      );
      ids.push(userId);
    }
    await as(manager).changeMembers({ id, add: ids });
    const page = await as(manager).members({ id, search: "fisch", page: 2, size: 5 });
    expect(page).toMatchObject({ total: 6, from: 6, to: 6, rows: [{ name: "Fisch Karpfen", member: true }] });
    await as(manager).changeMembers({ id, add: [employee.id], remove: [page.rows[0]!.id] });
    const { rows } = await as(manager).members({ id });
    const members = rows.filter(({ member }) => member).map(({ id: userId }) => userId);
    expect(members.sort()).toEqual([...ids.slice(0, 5), employee.id].sort());
  });

  it("are all set or none: a stranger among them undoes the rest", async () => {
    const { id } = await as(manager).add({ name: "Team" });
    const stranger = (await makeCompany(own.db)).employee;
    await as(manager).changeMembers({ id, add: [employee.id] });
    for (const wrong of [stranger.id, manager.id, newId()]) {
      await expect(as(manager).changeMembers({ id, add: [wrong] })).rejects.toEqual(refusal("not_found"));
    }
    expect(await as(manager).read({ id })).toMatchObject({ members: 1, version: 2 });
  });
});

describe("the limit", () => {
  it("lets exactly one of fifty through who come at the same moment for the last place", async () => {
    use({ DIVISION_LIMIT: "1" });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, at) => as(manager).add({ name: `Abteilung ${at}` })),
    );
    expect(outcomes.filter(outcome => outcome.status === "fulfilled")).toHaveLength(1);
    const reasons = outcomes.flatMap(outcome => (outcome.status === "rejected" ? [outcome.reason] : []));
    for (const reason of reasons) {
      expect(reason).toMatchObject({ code: "division_limit_reached", data: { values: { limit: 1 } } });
    }
  });

  it("is lifted by a running plan; when that has ended, the oldest stay open and nothing is deleted", async () => {
    use({ DIVISION_LIMIT: "1" });
    await givePlan(own.db, companyId);
    for (const name of ["C zuerst", "B danach", "A zuletzt"]) await as(manager).add({ name });
    expect((await as(manager).list(anyList)).quota).toEqual({ used: 3, limit: null, locked: false });
    await own.db.run(sql`update subscriptions set ends_at = starts_at where company_id = ${companyId}`);
    const list = await as(manager).list(anyList);
    expect(list.rows.map(division => [division.name, division.locked])).toEqual([
      ["A zuletzt", true],
      ["B danach", true],
      ["C zuerst", false],
    ]);
    expect(list.quota).toEqual({ used: 3, limit: 1, locked: true });
  });

  it.each(["normal", "handwerk"])("holds for everyone in %s, plan or not", async mode => {
    use({ DIVISION_LIMIT: "1", APP_MODE: mode });
    await givePlan(own.db, companyId);
    await as(manager).add({ name: "Eins" });
    await expect(as(manager).add({ name: "Zwei" })).rejects.toEqual(refusal("division_limit_reached"));
  });
});
