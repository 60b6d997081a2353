import { verify } from "@node-rs/argon2";
import sql from "sql-template-tag";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { clock } from "~/db/clock";
import type { Actor } from "~/domain/core/actor/actor";
import { changePassword } from "~/domain/identity/account/change-password";
import { consumeCode } from "~/domain/identity/two-factor/consume-code";
import { seedRoles } from "~/domain/operations/demo/seed-roles";
import { type TestDatabase, testDatabase } from "../../../../tests/database";
import { makePerson } from "../../../../tests/factories/company";
import { settingsOf } from "../../../../tests/factories/settings";
import { confirm } from "./confirmation";
import { hashPassword, limitHashing } from "./password";
import { signIn } from "./sign-in";

// A spy on the real library, to count calls.
vi.mock("@node-rs/argon2", { spy: true });

const password = "Lotsen-2026";
const newPassword = "Leuchtturm-2027-Wangerooge";
const here = { address: "127.0.0.1", userAgent: "a browser" };
const realNow = clock.now;

describe("a password that is guessed", () => {
  let own: TestDatabase;
  let files: ReturnType<typeof settingsOf>;
  let owner: Actor;

  beforeAll(async () => {
    own = await testDatabase();
    files = settingsOf();
    await seedRoles(own.db);
    owner = await makePerson(own.db, "public_user");
    await own.db.run(sql`update users set password_hash = ${await hashPassword(password)}`);
  });
  afterAll(async () => {
    await own.drop();
    files.remove();
  });
  beforeEach(async () => {
    const now = realNow();
    clock.now = () => now;
    await own.db.run(sql`delete from sign_in_failures`);
    vi.mocked(verify).mockClear();
  });
  afterEach(() => {
    clock.now = realNow;
  });

  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => "done",
      (error: { code: string }) => error.code,
    );
  const signInWith = (typed: string) =>
    signIn(own.db, { email: owner.email, password: typed, door: "any" }, here);

  const doors: [string, (typed: string) => Promise<unknown>][] = [
    ["signing in", signInWith],
    ["changing it", currentPassword => changePassword(own.db, owner, { currentPassword, newPassword }, here)],
    ["confirming that it is them", value => confirm(own.db, owner, { method: "password", value }, here)],
  ];

  test.each(doors)(
    "in many tries at the same moment is looked at as often as in tries one by one: %s",
    async (_, guess) => {
      const guesses = Array.from({ length: 40 }, (_, at) => codeOf(guess(`wrong ${at}`)));
      // The correct password comes last, too late.
      const codes = await Promise.all([...guesses, codeOf(guess(password))]);
      // Five are free, and two run at once.
      expect(vi.mocked(verify).mock.calls.length).toBeLessThanOrEqual(6);
      expect(codes.filter(code => code === "sign_in_wait").length).toBeGreaterThanOrEqual(35);
      expect(codes.at(-1)).toBe("sign_in_wait");
    },
  );

  test("is refused when too many wait already, and the next one is checked once the queue is shorter", async () => {
    let open = () => {};
    const closed = new Promise<void>(go => {
      open = go;
    });
    const busy = Array.from({ length: 202 }, () => limitHashing(() => closed));
    expect(await codeOf(signInWith(password))).toBe("too_many_requests");
    expect(await codeOf(hashPassword(newPassword))).toBe("too_many_requests");
    open();
    await Promise.all(busy);
    expect(await codeOf(signInWith(password))).toBe("done");
  });

  test("and recovery codes do not hold a database connection while they wait for their turn", async () => {
    await own.db.run(sql`
      insert into two_factors (user_id, sealed_seed, last_step, created_at)
      values (${owner.id}, '\\x00', 0, now())`);
    let open = () => {};
    const closed = new Promise<void>(go => {
      open = go;
    });
    const busy = [1, 2].map(() => limitHashing(() => closed));
    const taken = Array.from({ length: 10 }, () =>
      codeOf(consumeCode(own.db, owner.id, "abcde-fghjk", here)),
    );
    // The pool's connections must not be exhausted by waiting attempts.
    expect(await own.db.one(sql`select 1 as free`)).toEqual({ free: 1 });
    open();
    await Promise.all(busy);
    expect(new Set(await Promise.all(taken))).toEqual(new Set(["two_factor_wrong", "sign_in_wait"]));
  });
});
