import { TOTP } from "otpauth";
import sql from "sql-template-tag";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { changePassword } from "~/domain/identity/account/change-password";
import { draftTwoFactor } from "~/domain/identity/two-factor/draft-two-factor";
import { turnTwoFactorOff } from "~/domain/identity/two-factor/turn-off";
import { turnTwoFactorOn } from "~/domain/identity/two-factor/turn-on";
import { seedRoles } from "~/domain/operations/demo/seed-roles";
import { resetTwoFactor } from "~/domain/people/person/reset-two-factor";
import { suspendPerson } from "~/domain/people/person/suspend-person";
import { type TestDatabase, testDatabase } from "../../../../tests/database";
import { makePerson } from "../../../../tests/factories/company";
import { beforeCommit, doneOrLocked } from "../../../../tests/factories/interleave";
import { settingsOf } from "../../../../tests/factories/settings";
import { endOtherSessions } from "./end-other-sessions";
import { endOwnSession } from "./end-own-session";
import { endSession } from "./end-session";
import { hashPassword } from "./password";
import { readSession } from "./read-session";
import { purgeRetired, refreshSession } from "./refresh-session";
import { signIn } from "./sign-in";

const password = "Lotsen-2026";
const here = { address: "127.0.0.1", userAgent: "a browser" };
const realNow = clock.now;

describe("a session that is renewed at the moment", () => {
  let own: TestDatabase;
  let files: ReturnType<typeof settingsOf>;
  let owner: Actor;
  let administrator: Actor;

  beforeAll(async () => {
    own = await testDatabase();
    files = settingsOf();
    await seedRoles(own.db);
    owner = await makePerson(own.db, "public_user");
    administrator = await makePerson(own.db, "administrator");
    await own.db.run(sql`update users set password_hash = ${await hashPassword(password)}`);
  });
  afterAll(async () => {
    clock.now = realNow;
    await own.drop();
    files.remove();
  });
  beforeEach(async () => {
    clock.now = realNow;
    await own.db.run(sql`delete from sessions`);
    await own.db.run(
      sql`update users set status = 'active', password_hash = ${await hashPassword(password)}`,
    );
    await own.db.run(sql`delete from two_factors`);
  });

  const enter = (db: Db = own.db) => signIn(db as never, { email: owner.email, password, door: "any" }, here);
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => "done",
      (error: { code: string }) => error.code,
    );
  /** Acts as the owner with another session. */
  const elsewhere = async () => (await readSession(own.db, (await enter()).tokens.accessToken))!;
  const turnOn = (db: Db, actor: Actor) => {
    const { draft, seed } = draftTwoFactor(actor);
    return turnTwoFactorOn(db, actor, { draft, code: new TOTP({ secret: seed }).generate() });
  };

  type End = (db: Db, stolen: Actor) => Promise<unknown>;
  const ends: [string, End][] = [
    ["signs out", endSession],
    [
      "signs it out from elsewhere",
      async (db, { familyId }) => endOwnSession(db, await elsewhere(), familyId),
    ],
    ["signs out everywhere else", async db => endOtherSessions(db, await elsewhere())],
    [
      "changes the password",
      async (db, actor) =>
        changePassword(
          db,
          actor,
          { currentPassword: password, newPassword: "Leuchtturm-2027-Wangerooge" },
          here,
        ),
    ],
    ["turns the second factor on", async db => turnOn(db, await elsewhere())],
    [
      "has the second factor reset",
      async (db, actor) => {
        await own.db.run(sql`
          insert into two_factors (user_id, sealed_seed, last_step, created_at)
          values (${owner.id}, '\\x00', 0, now())`);
        await resetTwoFactor(db, administrator, { id: actor.id });
      },
    ],
    ["is suspended", (db, { id }) => suspendPerson(db, administrator, { id, reason: "" })],
  ];

  /** The tokens that are still valid. */
  const good = async (tokens: string[]) => {
    const actors = await Promise.all(tokens.map(token => readSession(own.db, token)));
    return actors.filter(Boolean).length;
  };

  test.each(ends)("opens nothing when its owner %s first", async (_, end) => {
    const { tokens } = await enter();
    const stolen = (await readSession(own.db, tokens.accessToken))!;
    let refreshing: Promise<unknown> | undefined;
    const meanwhile = () => {
      refreshing = refreshSession(own.db, tokens.refreshToken);
      return doneOrLocked(own.db, refreshing);
    };
    await end(beforeCommit(own.db, meanwhile), stolen);
    expect(await codeOf(refreshing!)).toBe("unauthorized");
    expect(await own.db.many(sql`select id from sessions where family_id = ${stolen.familyId}`)).toHaveLength(
      0,
    );
  });

  test.each(ends)("opens nothing when its owner %s right after", async (_, end) => {
    const { tokens } = await enter();
    const stolen = (await readSession(own.db, tokens.accessToken))!;
    let ending: Promise<unknown> | undefined;
    const meanwhile = () => {
      ending = end(own.db, stolen);
      return doneOrLocked(own.db, ending);
    };
    const next = await refreshSession(beforeCommit(own.db, meanwhile), tokens.refreshToken);
    await ending;
    expect(await good([tokens.accessToken, next.accessToken])).toBe(0);
  });

  test("has one successor, however many requests come, and at most a few valid pairs when these are renewed in turn", async () => {
    const { tokens } = await enter();
    const all = await Promise.all(
      Array.from({ length: 8 }, () => refreshSession(own.db, tokens.refreshToken)),
    );
    expect(new Set(all.map(pair => pair.refreshToken)).size).toBe(1);
    const chain = [tokens, all[0]!];
    for (let turn = 0; turn < 10; turn++)
      chain.push(await refreshSession(own.db, chain.at(-1)!.refreshToken));
    const access = chain.map(pair => pair.accessToken);
    expect(await good(access)).toBe(4);
    clock.now = () => new Date(realNow().getTime() + 61_000);
    // The latest pair is valid, and its predecessor until the latest is used.
    expect(await good(access)).toBeLessThanOrEqual(2);
    expect(await codeOf(refreshSession(own.db, tokens.refreshToken))).toBe("unauthorized");
    expect(await good(access)).toBe(0);
  });

  test("keeps its first and its valid generations when retired ones are purged, and ends when a retired one comes back", async () => {
    const { tokens } = await enter();
    const chain = [tokens];
    for (let turn = 0; turn < 6; turn++) {
      chain.push(await refreshSession(own.db, chain.at(-1)!.refreshToken));
      await readSession(own.db, chain.at(-1)!.accessToken);
    }
    clock.now = () => new Date(realNow().getTime() + 25 * 3_600_000);
    const latest = await refreshSession(own.db, chain.at(-1)!.refreshToken);
    await purgeRetired(own.db);
    const left = await own.db.many<{ first: boolean }>(sql`select id = family_id as first from sessions`);
    expect(left.length).toBeLessThan(chain.length);
    expect(left.filter(({ first }) => first)).toHaveLength(1);
    expect(await good([latest.accessToken])).toBe(1);
    expect(await codeOf(refreshSession(own.db, chain[3]!.refreshToken))).toBe("unauthorized");
    expect(await good([latest.accessToken])).toBe(0);
  });

  test("is not ended by a token that never was one of its own", async () => {
    const { tokens } = await enter();
    expect(await codeOf(refreshSession(own.db, "A".repeat(43)))).toBe("unauthorized");
    expect(await good([tokens.accessToken])).toBe(1);
  });

  test("is not begun with a password or an address that has changed meanwhile, nor without a code that is required meanwhile", async () => {
    const actor = await elsewhere();
    const overtake: [End, string][] = [
      [ends[3]![1], "sign_in_failed"],
      [ends[6]![1], "sign_in_failed"],
      [db => turnOn(db, actor), "two_factor_needed"],
      [
        db =>
          db.transaction(tx =>
            tx.run(sql`update users set email = 'x@lotse.example' where id = ${owner.id}`),
          ),
        "sign_in_failed",
      ],
    ];
    for (const [change, code] of overtake) {
      await own.db.run(sql`delete from two_factors`);
      await own.db.run(
        sql`update users set status = 'active', email = ${owner.email} where id = ${owner.id}`,
      );
      await own.db.run(
        sql`update users set password_hash = ${await hashPassword(password)} where id = ${owner.id}`,
      );
      let entering: Promise<unknown> | undefined;
      const meanwhile = () => {
        entering = enter();
        return doneOrLocked(own.db, entering);
      };
      await change(beforeCommit(own.db, meanwhile), actor);
      expect(await codeOf(entering!)).toBe(code);
    }
    await turnTwoFactorOff(own.db, actor);
  });
});
