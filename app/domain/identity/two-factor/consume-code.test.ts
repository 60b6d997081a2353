import { TOTP } from "otpauth";
import sql from "sql-template-tag";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { clock } from "~/db/clock";
import type { Actor } from "~/domain/core/actor/actor";
import { readTicket } from "~/domain/identity/session/complete-sign-in";
import { isConfirmed } from "~/domain/identity/session/confirmation";
import { type TestDatabase, testDatabase } from "../../../../tests/database";
import { makePerson } from "../../../../tests/factories/company";
import { settingsOf } from "../../../../tests/factories/settings";
import { consumeCode } from "./consume-code";
import { draftTwoFactor } from "./draft-two-factor";
import { turnTwoFactorOn } from "./turn-on";

let own: TestDatabase;
let files: ReturnType<typeof settingsOf>;
const realNow = clock.now;
const start = new Date("2026-03-29T00:59:45Z");
const at = (seconds: number) => {
  clock.now = () => new Date(start.getTime() + seconds * 1000);
};
const here = { address: "127.0.0.1", userAgent: null };
const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => "taken",
    error => error.code,
  );

beforeAll(async () => {
  files = settingsOf();
  own = await testDatabase();
});
afterAll(async () => {
  await own.drop();
  files.remove();
});
afterEach(() => {
  clock.now = realNow;
});

describe("a code of the app", () => {
  let actor: Actor;
  let seed: string;
  /** The app's code this many seconds after the start. */
  const codeAt = (seconds: number) =>
    new TOTP({ secret: seed }).generate({ timestamp: start.getTime() + seconds * 1000 });

  beforeEach(async () => {
    await own.db.run(sql`delete from sign_in_failures`);
    at(-600);
    actor = await makePerson(own.db, "employee");
    const made = draftTwoFactor(actor);
    seed = made.seed;
    await turnTwoFactorOn(own.db, actor, { draft: made.draft, code: codeAt(-600) });
    at(0);
  });

  test("is accepted of the previous, the current and the next step, and of no other", async () => {
    expect(await outcomeOf(consumeCode(own.db, actor.id, codeAt(-60), here))).toBe("two_factor_wrong");
    expect(await outcomeOf(consumeCode(own.db, actor.id, codeAt(60), here))).toBe("two_factor_wrong");
    expect(await outcomeOf(consumeCode(own.db, actor.id, codeAt(-30), here))).toBe("taken");
    expect(await outcomeOf(consumeCode(own.db, actor.id, codeAt(0), here))).toBe("taken");
    expect(await outcomeOf(consumeCode(own.db, actor.id, codeAt(30), here))).toBe("taken");
  });

  test("is not accepted again, nor is an older one after it", async () => {
    expect(await outcomeOf(consumeCode(own.db, actor.id, codeAt(0), here))).toBe("taken");
    expect(await outcomeOf(consumeCode(own.db, actor.id, codeAt(0), here))).toBe("two_factor_wrong");
    expect(await outcomeOf(consumeCode(own.db, actor.id, codeAt(-30), here))).toBe("two_factor_wrong");
    at(30);
    expect(await outcomeOf(consumeCode(own.db, actor.id, codeAt(0), here))).toBe("two_factor_wrong");
    expect(await outcomeOf(consumeCode(own.db, actor.id, codeAt(30), here))).toBe("taken");
  });

  test("is accepted once when twenty requests come at the same moment", async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        outcomeOf(consumeCode(own.db, actor.id, codeAt(0), { ...here, address: `10.${number}.0.1` })),
      ),
    );
    expect(all.filter(one => one === "taken")).toHaveLength(1);
  });

  test("opens no other user's account, and a seed is sealed for its own user", async () => {
    const other = await makePerson(own.db, "employee");
    expect(await outcomeOf(consumeCode(own.db, other.id, codeAt(0), here))).toBe("two_factor_wrong");
    await own.db.run(sql`
      insert into two_factors (user_id, sealed_seed, last_step, created_at)
      select ${other.id}, sealed_seed, 0, created_at from two_factors where user_id = ${actor.id}`);
    await expect(consumeCode(own.db, other.id, codeAt(0), here)).rejects.toThrow("cannot be opened");
  });

  test("is refused for a draft that is older than an hour", async () => {
    const other = await makePerson(own.db, "employee");
    const { draft, seed: theirs } = draftTwoFactor(other);
    at(3600);
    const code = new TOTP({ secret: theirs }).generate({ timestamp: clock.now().getTime() });
    expect(await outcomeOf(turnTwoFactorOn(own.db, other, { draft, code }))).toBe("two_factor_expired");
  });
});

describe("codes and tickets that expire", () => {
  test("a confirmation is valid for a quarter of an hour, to the second", () => {
    at(0);
    const actor = { confirmedAt: clock.now() };
    at(15 * 60 - 1);
    expect(isConfirmed(actor)).toBe(true);
    at(15 * 60);
    expect(isConfirmed(actor)).toBe(false);
    expect(isConfirmed({ confirmedAt: null })).toBe(false);
  });

  test("a ticket without a valid seal is refused", () => {
    expect(() => readTicket("A".repeat(120))).toThrow("two_factor_expired");
  });
});
