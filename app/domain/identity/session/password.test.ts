import sql from "sql-template-tag";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { readSettings } from "~/env";
import { type TestDatabase, testDatabase } from "../../../../tests/database";
import { makePerson } from "../../../../tests/factories/company";
import { settingsOf } from "../../../../tests/factories/settings";
import { checkPassword, hashPassword, isOutdated, setPeppers } from "./password";
import { signIn } from "./sign-in";

let own: TestDatabase;
let files: ReturnType<typeof settingsOf>;
beforeAll(async () => {
  files = settingsOf();
  own = await testDatabase();
});
afterAll(async () => {
  await own.drop();
  files.remove();
});
afterEach(() => setPeppers([]));

const password = "Vier rote Boote 4";
const first = { version: 1, secret: "a".repeat(32) };
const second = { version: 2, secret: "b".repeat(32) };

describe("a pepper", () => {
  test("is needed to check a hash that was made with it, and says by its version which one that was", async () => {
    setPeppers([first]);
    const hash = await hashPassword(password);
    expect(hash).toMatch(/^p1:\$argon2id\$/);
    expect([await checkPassword(hash, password), await checkPassword(hash, "wrong")]).toEqual([true, false]);
    setPeppers([{ ...first, secret: "c".repeat(32) }]);
    expect(await checkPassword(hash, password)).toBe(false);
    setPeppers([]);
    await expect(checkPassword(hash, password)).rejects.toThrow("version 1");
  });

  test("leaves older hashes valid, with and without a pepper, and the next sign-in replaces them", async () => {
    const { id, email } = await makePerson(own.db, "employee");
    const stored = async () =>
      (await own.db.one<{ hash: string }>(sql`select password_hash as hash from users where id = ${id}`))
        .hash;
    const enter = () =>
      signIn(own.db, { email, password, door: "any" }, { address: "127.0.0.1", userAgent: null });
    await own.db.run(sql`update users set password_hash = ${await hashPassword(password)} where id = ${id}`);
    for (const peppers of [[first], [second, first], []]) {
      setPeppers(peppers.length === 0 ? [first, second] : peppers);
      expect(isOutdated(await stored())).toBe(true);
      expect((await enter()).user.id).toBe(id);
      expect(isOutdated(await stored())).toBe(false);
    }
    const settled = await stored();
    await enter();
    expect(await stored()).toBe(settled);
  });

  test("lets in both of two sign-ins at once, of which only one renews the hash", async () => {
    const { id, email } = await makePerson(own.db, "employee");
    await own.db.run(sql`update users set password_hash = ${await hashPassword(password)} where id = ${id}`);
    setPeppers([first]);
    const enter = () =>
      signIn(own.db, { email, password, door: "any" }, { address: "127.0.0.1", userAgent: null });
    const both = await Promise.all([enter(), enter()]);
    expect(both.map(({ user }) => user.id)).toEqual([id, id]);
  });

  test("is read from the settings: one, or several by version, none of them short or named twice", () => {
    const read = (value: string) => readSettings({ ...files.env, PASSWORD_PEPPER: value }).PASSWORD_PEPPER;
    expect(read("")).toEqual([]);
    expect(read(first.secret)).toEqual([first]);
    expect(read(`2:${second.secret} 1:${first.secret}`)).toEqual([second, first]);
    for (const wrong of ["short", `1:${first.secret} ${second.secret}`])
      expect(() => read(wrong)).toThrow("PASSWORD_PEPPER");
  });
});
