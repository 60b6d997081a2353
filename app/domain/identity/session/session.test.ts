import { hash, verify } from "@node-rs/argon2";
import sql from "sql-template-tag";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { doors } from "~/contract/session-fields";
import { clock } from "~/db/clock";
import type { Database } from "~/db/connection";
import { newId } from "~/db/id";
import { people } from "~/db/seed/demo";
import { seedRoles } from "~/domain/operations/demo/seed-roles";
import { testDatabase } from "../../../../tests/database";
import { givePlan, makeCompany, makePerson } from "../../../../tests/factories/company";
import { settingsOf } from "../../../../tests/factories/settings";
import { endSession } from "./end-session";
import { hashPassword } from "./password";
import { readSession } from "./read-session";
import { refreshSession } from "./refresh-session";
import { signIn } from "./sign-in";
import { recordSignInFailure } from "./sign-in-limits";

// A spy on the real library, to count calls.
vi.mock("@node-rs/argon2", { spy: true });

const email = people[0]!.email;
const password = "Lotsen-2026";
const here = { address: "127.0.0.1", userAgent: "a browser" };
const start = new Date("2026-03-28T22:00:00Z");
const realNow = clock.now;
const minutesLater = (minutes: number) => {
  clock.now = () => new Date(start.getTime() + minutes * 60_000);
};

describe("a session", () => {
  let db: Database;
  let drop: () => Promise<void>;
  let files: ReturnType<typeof settingsOf>;

  beforeAll(async () => {
    ({ db, drop } = await testDatabase());
    files = settingsOf();
    await seedRoles(db);
    await db.run(sql`
      insert into users (id, role_id, email, email_key, first_name, last_name, password_hash, status, created_at)
      select ${newId()}, id, ${email}, ${email}, 'Henrike', 'Brandt', ${await hashPassword(password)}, 'active', ${start}
      from roles where key = 'administrator'`);
  });
  afterAll(async () => {
    await drop();
    files.remove();
  });
  beforeEach(async () => {
    minutesLater(0);
    await db.run(sql`delete from sign_in_failures`);
    await db.run(sql`delete from sessions`);
    await db.run(sql`update users set status = 'active', signed_in_at = null`);
    await db.run(sql`delete from known_devices`);
    await db.run(sql`delete from graphile_worker._private_jobs`);
  });
  afterEach(() => {
    clock.now = realNow;
  });

  const enter = async () => (await signIn(db, { email, password, door: "any" }, here)).tokens;
  const wrong = (address = here.address, who = email) =>
    signIn(db, { email: who, password: "wrong", door: "any" }, { ...here, address }).catch(error => error);

  test("is valid for a quarter of an hour, and its refresh token begins the next one", async () => {
    const tokens = await enter();
    expect((await readSession(db, tokens.accessToken))?.email).toBe(email);
    minutesLater(16);
    expect(await readSession(db, tokens.accessToken)).toBeUndefined();
    const next = await refreshSession(db, tokens.refreshToken);
    expect((await readSession(db, next.accessToken))?.email).toBe(email);
  });

  test("gives requests that refresh at the same moment the same successor", async () => {
    const tokens = await enter();
    minutesLater(16);
    const all = await Promise.all([1, 2, 3, 4].map(() => refreshSession(db, tokens.refreshToken)));
    expect(new Set(all.map(pair => pair.accessToken)).size).toBe(1);
    expect(await db.one(sql`select count(*) as sessions from sessions`)).toEqual({ sessions: 2 });
  });

  test("ends completely when an old refresh token comes back after its successor was used", async () => {
    const tokens = await enter();
    minutesLater(16);
    const next = await refreshSession(db, tokens.refreshToken);
    await readSession(db, next.accessToken);
    minutesLater(16.5);
    expect((await refreshSession(db, tokens.refreshToken)).refreshToken).toBe(next.refreshToken);
    minutesLater(18);
    await expect(refreshSession(db, tokens.refreshToken)).rejects.toMatchObject({ code: "unauthorized" });
    expect(await readSession(db, next.accessToken)).toBeUndefined();
    await expect(refreshSession(db, next.refreshToken)).rejects.toMatchObject({ code: "unauthorized" });
  });

  test("keeps a predecessor valid until its successor is used", async () => {
    const tokens = await enter();
    minutesLater(14);
    await refreshSession(db, tokens.refreshToken);
    minutesLater(14.9);
    expect(await readSession(db, tokens.accessToken)).toBeDefined();
    minutesLater(60);
    expect(await refreshSession(db, tokens.refreshToken)).toBeDefined();
  });

  test("of an administrator ends after twelve hours without a visit", async () => {
    const tokens = await enter();
    minutesLater(12 * 60 + 1);
    await expect(refreshSession(db, tokens.refreshToken)).rejects.toMatchObject({ code: "unauthorized" });
  });

  test("is invalid at once when its user is suspended or signs out", async () => {
    const suspended = await enter();
    await db.run(sql`update users set status = 'suspended'`);
    expect(await readSession(db, suspended.accessToken)).toBeUndefined();
    await expect(refreshSession(db, suspended.refreshToken)).rejects.toMatchObject({ code: "unauthorized" });
    await db.run(sql`update users set status = 'active'`);
    const left = await enter();
    await endSession(db, (await readSession(db, left.accessToken))!);
    expect(await readSession(db, left.accessToken)).toBeUndefined();
  });

  test("is stored without its tokens", async () => {
    const tokens = await enter();
    const row = await db.one(sql`select * from sessions`);
    expect(JSON.stringify(row)).not.toContain(tokens.accessToken);
    expect(
      Object.values(row)
        .filter(Buffer.isBuffer)
        .map(value => (value as Buffer).length),
    ).toEqual([32, 32]);
  });

  test.each(doors)(
    "costs a stranger one look at a hash at the door %s, whoever they say they are",
    async door => {
      const [suspended, invited] = [
        await makePerson(db, "public_user"),
        await makePerson(db, "employee", (await makeCompany(db)).id),
      ];
      await db.run(sql`
      update users set status = 'suspended', password_hash = ${await hashPassword(password)}
      where id = ${suspended.id}`);
      await db.run(sql`update users set status = 'invited' where id = ${invited.id}`);
      // The decoy hash is created once per process.
      await wrong("127.0.0.9");
      for (const who of [email, "nobody@lotse.example", suspended.email, invited.email]) {
        vi.mocked(verify).mockClear();
        vi.mocked(hash).mockClear();
        const refused = signIn(db, { email: who, password: "wrong", door }, here);
        await expect(refused).rejects.toMatchObject({ code: "sign_in_wrong" });
        expect(hash).not.toHaveBeenCalled();
        expect(vi.mocked(verify).mock.calls.map(([stored]) => String(stored).slice(0, 30))).toEqual([
          "$argon2id$v=19$m=19456,t=2,p=1",
        ]);
      }
    },
  );

  test("is refused to a wrong password and to an unknown address with the same words", async () => {
    expect(await wrong()).toMatchObject({ code: "sign_in_wrong" });
    expect(await wrong("127.0.0.2", "nobody@lotse.example")).toMatchObject({ code: "sign_in_wrong" });
    await db.run(sql`update users set status = 'suspended'`);
    expect(await wrong("127.0.0.3")).toMatchObject({ code: "sign_in_wrong" });
    await expect(enter()).rejects.toMatchObject({ code: "sign_in_failed" });
  });

  test("signs in only on the page of its area", async () => {
    await expect(signIn(db, { email, password, door: "employee" }, here)).rejects.toMatchObject({
      code: "sign_in_failed",
    });
    expect(
      (await signIn(db, { email: " ADMINISTRATOR@lotse.example ", password, door: "admin" }, here)).user
        .access,
    ).toBe("admin");
  });

  test("waits longer after each failure beyond the fifth, but not for visitors from another address", async () => {
    for (let failure = 0; failure < 5; failure++)
      expect(await wrong()).toMatchObject({ code: "sign_in_wrong" });
    await expect(enter()).rejects.toMatchObject({ code: "sign_in_wait", data: { values: { seconds: 1 } } });
    minutesLater(0.1);
    expect(await wrong()).toMatchObject({ code: "sign_in_wrong" });
    await expect(enter()).rejects.toMatchObject({ data: { values: { seconds: 2 } } });
    expect(
      (await signIn(db, { email, password, door: "any" }, { ...here, address: "127.0.0.9" })).user.email,
    ).toBe(email);
    minutesLater(20);
    expect((await enter()).accessToken).toBeTruthy();
  });

  test("waits a minute at most for its owner, however many strangers fail from everywhere", async () => {
    for (let failure = 0; failure < 40; failure++) {
      minutesLater(failure / 10_000);
      await db.run(sql`delete from sign_in_failures where key like 'address:%' or key like 'here:%'`);
      await wrong(`127.0.1.${failure}`);
    }
    const refused = await signIn(
      db,
      { email, password, door: "any" },
      { ...here, address: "127.0.2.1" },
    ).catch(error => error);
    expect(refused.data.values.seconds).toBeLessThanOrEqual(60);
    minutesLater(2);
    expect(
      (await signIn(db, { email, password, door: "any" }, { ...here, address: "127.0.2.1" })).user.email,
    ).toBe(email);
  });

  test("keeps its owner's own device out of that minute: failed attempts from elsewhere lock no user out", async () => {
    await enter();
    for (let failure = 0; failure < 40; failure++) {
      minutesLater(failure / 10_000);
      await db.run(sql`delete from sign_in_failures where key like 'address:%' or key like 'here:%'`);
      await wrong(`203.0.113.${failure}`);
    }
    expect((await enter()).accessToken).toBeTruthy();
    const elsewhere = { address: "198.51.100.7", userAgent: "another" };
    await expect(signIn(db, { email, password, door: "any" }, elsewhere)).rejects.toMatchObject({
      code: "sign_in_wait",
    });
  });

  test("keeps its owner's own device out of the waits of a neighbour behind the same address", async () => {
    await enter();
    for (let failure = 0; failure < 30; failure++) {
      minutesLater(failure / 10_000);
      await recordSignInFailure(db, `neighbour.${failure}@lotse.example`, here.address);
    }
    expect((await enter()).accessToken).toBeTruthy();
    const unknown = { ...here, userAgent: "Firefox/145.0" };
    await expect(signIn(db, { email, password, door: "any" }, unknown)).rejects.toMatchObject({
      code: "sign_in_wait",
    });
  });

  describe("from a device", () => {
    const browser = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Gecko/20100101 Firefox/145.0";
    const from = (address: string, userAgent: string | null = browser) =>
      signIn(db, { email, password, door: "any" }, { address, userAgent });
    const notices = async () =>
      (
        await db.many<{ payload: object }>(sql`select payload from graphile_worker._private_jobs order by id`)
      ).map(({ payload }) => payload);

    test("that is new is reported, but not at the first sign-in, nor twice, nor when its address changes a little", async () => {
      await from("198.51.100.7");
      await from("198.51.100.7");
      await from("198.51.3.200");
      expect(await notices()).toEqual([]);
      await from("198.51.100.7", null);
      await from("203.0.113.5");
      await from("203.0.113.77");
      expect(await notices()).toMatchObject([
        { browser: null, system: null },
        { browser: "Firefox", system: "Windows", at: start.toISOString() },
      ]);
    });

    test("keeps neither address nor browser in a form that anybody could read", async () => {
      await from("198.51.100.7");
      await from("203.0.113.5");
      const rows = await db.many<{ row: string }>(sql`
        select d::text || encode(device_hash, 'escape') as row from known_devices d`);
      expect(rows).toHaveLength(2);
      expect(JSON.stringify([rows, await notices()])).not.toMatch(/198\.51|203\.0|Gecko/);
    });

    test("is the last sign-in of its user, also when the session has ended", async () => {
      minutesLater(3);
      await from("198.51.100.7");
      await db.run(sql`delete from sessions`);
      const row = await db.one<{ at: Date }>(
        sql`select signed_in_at as at from users where email = ${email}`,
      );
      expect(row.at).toEqual(clock.now());
    });
  });

  test("is refused to employees over the limit of an expired plan, and works again with the next plan", async () => {
    const company = await makeCompany(db);
    minutesLater(1);
    const younger = await makePerson(db, "employee", company.id);
    await db.run(
      sql`update users set password_hash = ${await hashPassword(password)} where company_id = ${company.id}`,
    );
    const come = (who: { email: string }, secret = password) =>
      signIn(db, { email: who.email, password: secret, door: "any" }, here).then(
        ({ tokens }) => tokens,
        error => error.code,
      );
    expect(await come(younger)).toBe("sign_in_failed");
    expect(await come(younger, "wrong")).toBe("sign_in_wrong");
    for (const open of [company.employee, company.manager])
      expect(await come(open)).toHaveProperty("accessToken");

    await givePlan(db, company.id, new Date(start.getTime() + 10 * 60_000));
    const tokens = await come(younger);
    expect((await readSession(db, tokens.accessToken))?.id).toBe(younger.id);
    minutesLater(11);
    expect(await readSession(db, tokens.accessToken)).toBeUndefined();
    await expect(refreshSession(db, tokens.refreshToken)).rejects.toMatchObject({ code: "unauthorized" });
    await givePlan(db, company.id);
    expect((await readSession(db, tokens.accessToken))?.id).toBe(younger.id);
  });
});
