import { createHash } from "node:crypto";
import sql from "sql-template-tag";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { clientFor } from "~/api/in-process";
import { clock } from "~/db/clock";
import { newId } from "~/db/id";
import { type TestDatabase, testDatabase } from "../database";
import { asking } from "../factories/asking";
import { makeCompany } from "../factories/company";
import { settingsOf } from "../factories/settings";

describe("a form that is sent twice", () => {
  let own: TestDatabase;
  let settings: ReturnType<typeof settingsOf>;
  const realNow = clock.now;

  beforeAll(async () => {
    own = await testDatabase();
    settings = settingsOf({ DIVISION_LIMIT: "3" });
  });
  afterAll(async () => {
    settings.remove();
    await own.drop();
  });
  afterEach(() => {
    clock.now = realNow;
  });

  const add = async (company: Awaited<ReturnType<typeof makeCompany>>, name: string, key: string) =>
    asking(own.db, company.manager).divisions.add({ name }, { context: { key } });

  test("fifty times at once does its work once, and tells everybody the same", async () => {
    const company = await makeCompany(own.db);
    const all = await Promise.all(Array.from({ length: 50 }, () => add(company, "Lager", "the-same-key")));
    expect(new Set(all.map(division => division.id)).size).toBe(1);
    expect(all[49]?.createdAt).toBeInstanceOf(Date);
    const made = await own.db.one(
      sql`select count(*) as made from divisions where company_id = ${company.id}`,
    );
    expect(made).toEqual({ made: 1 });
  });

  test("is refused again at once, and works once the cause is gone", async () => {
    const company = await makeCompany(own.db);
    const first = await add(company, "Lager", "key-one");
    const refusal = { code: "division_name_taken" };
    await expect(add(company, "Lager", "key-two")).rejects.toMatchObject(refusal);
    await expect(add(company, "Lager", "key-two")).rejects.toMatchObject(refusal);
    await asking(own.db, company.manager).divisions.change({ id: first.id, name: "Altes Lager" });
    clock.now = () => new Date(realNow().getTime() + 6_000);
    expect((await add(company, "Lager", "key-two")).name).toBe("Lager");
  });

  test("with other contents under the same id is another request, and is told so", async () => {
    const company = await makeCompany(own.db);
    await add(company, "Lager", "key-three");
    await expect(add(company, "Büro", "key-three")).rejects.toMatchObject({ code: "request_id_reused" });
  });

  test("leaves neither the place it came from nor what it said, and nothing at all of a password", async () => {
    const visitor = clientFor(own.db, undefined, {
      requestId: newId(),
      address: "198.51.100.7",
      userAgent: null,
    });
    await visitor.verifications.request(
      { email: "who@ziel.example" },
      { context: { key: "key-of-a-visitor" } },
    );
    const set = {
      purpose: "reset",
      token: "x".repeat(43),
      email: "a@ziel.example",
      password: "Kennwort-2026",
    } as const;
    await expect(visitor.passwords.set(set, { context: { key: "key-of-a-password" } })).rejects.toBeTruthy();
    const kept = await own.db.many<{ key: string; user_key: string; input_hash: Buffer }>(
      sql`select key, user_key, input_hash from idempotency_keys where key like 'key-of-a-%'`,
    );
    expect(kept.map(({ key }) => key)).toEqual(["key-of-a-visitor"]);
    expect(kept[0]?.user_key).not.toContain("198.51.100.7");
    const plain = createHash("sha256")
      .update(JSON.stringify({ email: "who@ziel.example" }))
      .digest();
    expect(kept[0]?.input_hash.equals(plain)).toBe(false);
  });

  test("answers once who was deleted, and keeps no answer with their name", async () => {
    const { manager, employee } = await makeCompany(own.db);
    const { employees } = asking(own.db, manager);
    const { id } = employee;
    const { lastName: name } = await employees.suspend({ id }, { context: { key: "suspension" } });
    const stored = () =>
      own.db.many<{ body: object }>(
        sql`select body from idempotency_keys where body::text like ${`%${name}%`}`,
      );
    expect(await stored()).toHaveLength(1);
    expect(await employees.remove({ id }, { context: { key: "removal" } })).toEqual({
      id,
      name: `Änne ${name}`,
    });
    expect(await stored()).toEqual([]);
    expect(await employees.remove({ id }, { context: { key: "removal" } })).toEqual({ id });
  });

  test("by two people under the same id are two requests", async () => {
    const [one, two] = [await makeCompany(own.db), await makeCompany(own.db)];
    const made = [await add(one, "Lager", "key-four"), await add(two, "Lager", "key-four")];
    expect(made[0]?.id).not.toBe(made[1]?.id);
  });
});
