import { createHash } from "node:crypto";
import sql, { raw } from "sql-template-tag";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { clientFor } from "~/api/in-process";
import { clock } from "~/db/clock";
import { newId } from "~/db/id";
import { makeLink } from "~/domain/identity/link/make-link";
import { signUpProof, signUpTicket } from "~/domain/identity/sign-up/sign-up-ticket";
import { examineRows } from "~/domain/operations/doctor/examine-rows";
import { purgeExpired } from "~/domain/operations/housekeeping/purge-expired";
import { erasePeople } from "~/domain/people/person/erase-people";
import { type TestDatabase, testDatabase } from "../database";
import { asking } from "../factories/asking";
import { makeCompany, makePerson } from "../factories/company";
import { makeDivision, makeFile } from "../factories/knowledge";
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

  test("fifty times at once runs once, and all get the same response", async () => {
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

  test("with other contents under the same id is another request, and is refused", async () => {
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

  test("keeps neither the session of who confirms their address, nor the address once they are erased", async () => {
    const { id, email } = await makePerson(own.db, "public_user");
    const password = "Vier rote Boote 4";
    const proof = Buffer.from(signUpProof("public_user", email, password), "base64");
    await own.db.run(sql`
      update users set status = 'unverified', sign_up_proof = ${proof}, password_hash = 'hash' where id = ${id}`);
    const token = await makeLink(own.db, id, "verify");
    const ticket = signUpTicket("public_user", { email, password });
    const confirm = () =>
      asking(own.db).verifications.confirm({ token, ticket }, { context: { key: "key-of-a-link" } });
    const stored = async () =>
      JSON.stringify(
        await own.db.many(sql`select body::text as body from idempotency_keys where key = 'key-of-a-link'`),
      );
    const { signedIn, ...others } = await confirm();
    expect(signedIn?.user.id).toBe(id);
    // Their own activity shows that they signed in.
    expect(await own.db.many(sql`select action from activities where user_id = ${id}`)).toEqual([
      { action: "verifications.confirm" },
    ]);
    expect(await stored()).not.toContain(signedIn!.tokens.accessToken);
    expect(await stored()).not.toContain(signedIn!.tokens.refreshToken);
    expect(await confirm()).toEqual(others);
    await own.db.transaction(tx => erasePeople(tx, [id], null));
    expect(await stored()).not.toContain(email);
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

  describe("whose process or database dies", () => {
    const count = async (company: { id: string }) =>
      (
        await own.db.one<{ made: number }>(
          sql`select count(*) as made from divisions where company_id = ${company.id}`,
        )
      ).made;
    /** Does `what` in the database whenever `event` happens, until the returned function is called. */
    async function whenever(event: string, what: string) {
      await own.db.run(
        raw(`create or replace function happens() returns trigger language plpgsql as
        $$ begin ${what}; return new; end $$`),
      );
      await own.db.run(raw(`create trigger happens before ${event} execute function happens()`));
      return () => own.db.run(raw("drop function happens cascade"));
    }
    const killed = "perform pg_terminate_backend(pg_backend_pid())";
    const silent = () =>
      own.db.run(
        sql`update idempotency_keys set alive_at = alive_at - interval '4 seconds' where status is null`,
      );

    test("before anything was done runs at the second press", async () => {
      const company = await makeCompany(own.db);
      const again = await whenever("insert on divisions for each row", killed);
      await expect(add(company, "Lager", "died-before")).rejects.toThrow();
      await again();
      expect((await add(company, "Lager", "died-before")).name).toBe("Lager");
      expect(await count(company)).toBe(1);
    });

    test("without a word runs at the second press, which waits no longer than the lease", async () => {
      const company = await makeCompany(own.db);
      await own.db.run(sql`
        insert into idempotency_keys (user_key, key, endpoint, input_hash, attempt, alive_at, created_at)
        values (${company.manager.id}, 'no-word', 'divisions.add', '\\x00', ${newId()}, now() - interval '4 seconds', now())`);
      expect((await add(company, "Lager", "no-word")).name).toBe("Lager");
      expect(await count(company)).toBe(1);
    });

    test("after the work and before its answer was kept is answered, and done once", async () => {
      const company = await makeCompany(own.db);
      const again = await whenever(
        "update on idempotency_keys for each row when (new.status is not null)",
        killed,
      );
      const first = await add(company, "Lager", "died-after");
      await again();
      await silent();
      expect(await add(company, "Lager", "died-after")).toEqual(first);
      expect(await count(company)).toBe(1);
    });

    test("while it writes its mark has done nothing, and runs at the second press", async () => {
      const company = await makeCompany(own.db);
      const again = await whenever("update on idempotency_keys for each row when (new.done)", killed);
      await expect(add(company, "Lager", "died-marking")).rejects.toThrow();
      await again();
      expect((await add(company, "Lager", "died-marking")).name).toBe("Lager");
      expect(await count(company)).toBe(1);
    });

    test("can change nothing any more once another attempt has taken over", async () => {
      const company = await makeCompany(own.db);
      const again = await whenever(
        "insert on divisions for each row",
        "update idempotency_keys set attempt = gen_random_uuid() where key = 'taken-over'",
      );
      await expect(add(company, "Lager", "taken-over")).rejects.toThrow("taken over");
      await again();
      expect(await count(company)).toBe(0);
    });

    test("stores one question, whichever press is heard", async () => {
      const company = await makeCompany(own.db, { plan: true });
      const division = await makeDivision(own.db, company.id, { members: [company.manager.id] });
      await makeFile(own.db, division, ["Der Urlaub beträgt 30 Tage."]);
      const api = asking(own.db, company.manager);
      const chat = await api.chats.start({ name: "Urlaub", visibility: "private", divisionIds: [division] });
      const ask = () =>
        api.answers.ask(
          { id: chat.id, question: "Wie viele Tage Urlaub?" },
          { context: { key: "question" } },
        );
      const again = await whenever(
        "update on idempotency_keys for each row when (new.status is not null)",
        killed,
      );
      const first = await ask();
      await again();
      await silent();
      expect((await ask()).id).toBe(first.id);
      expect((await api.answers.list({ id: chat.id })).messages).toHaveLength(1);
    });

    test("is found by doctor while it is stuck, and swept", async () => {
      const stuck = async () =>
        (await examineRows(own.db)).filter(({ what }) => what.startsWith("request that has neither"));
      await own.db.run(sql`
        insert into idempotency_keys (user_key, key, endpoint, input_hash, attempt, alive_at, created_at)
        values ('x', 'stuck', 'divisions.add', '\\x00', ${newId()}, now() - interval '1 hour', now() - interval '1 hour')`);
      expect(await stuck()).toHaveLength(1);
      await purgeExpired(own.db);
      expect(await stuck()).toEqual([]);
    });
  });
});
