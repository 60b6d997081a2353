import sql from "sql-template-tag";
import { beforeEach, expect, test } from "vitest";
import { ownDatabase } from "../../../../tests/factories/own-database";
import { changeSetting } from "./change-setting";
import { openSecret, readSetting, type Setting } from "./stored-setting";

const own = ownDatabase();
const colour: Setting<{ name: string }> = { name: "colour" };
const scope = "0198c6f0-0000-7000-8000-000000000001";
beforeEach(() => own.db.run(sql`delete from settings`));

const choose = (name: string, secret?: string | null, version?: number) =>
  changeSetting(own.db, colour, scope, () => ({ value: { name }, secret }), version);

test("a setting that was never chosen is undefined, and its first change expects version 0", async () => {
  expect(await readSetting(own.db, colour, scope)).toBeUndefined();
  await expect(choose("red", undefined, 1)).rejects.toMatchObject({ code: "conflict_version" });
  await choose("red", undefined, 0);
  expect(await readSetting(own.db, colour, scope)).toEqual({
    value: { name: "red" },
    sealed: null,
    version: 1,
  });
});

test("a user who has not seen the latest change does not overwrite it", async () => {
  await choose("red");
  await choose("green", undefined, 1);
  await expect(choose("blue", undefined, 1)).rejects.toMatchObject({ code: "conflict_version" });
  expect((await readSetting(own.db, colour, scope))?.value).toEqual({ name: "green" });
});

test("a secret is stored sealed, kept by a change that names none, and removed by null", async () => {
  await choose("red", "CANARY");
  await choose("green");
  const stored = await readSetting(own.db, colour, scope);
  expect(stored?.sealed?.includes("CANARY")).toBe(false);
  expect(openSecret(colour, scope, stored!.sealed!)).toBe("CANARY");
  await choose("blue", null);
  expect((await readSetting(own.db, colour, scope))?.sealed).toBeNull();
});

test("a secret opens neither in another scope nor as another setting", async () => {
  await choose("red", "CANARY");
  const { sealed } = (await readSetting(own.db, colour, scope))!;
  expect(() => openSecret(colour, "operator", sealed!)).toThrow();
  expect(() => openSecret({ name: "size" }, scope, sealed!)).toThrow();
});

test("changes at the same moment are made one after the other, none of them is lost", async () => {
  await choose("");
  const add = (letter: string) =>
    changeSetting(own.db, colour, scope, stored => ({ value: { name: `${stored?.value.name}${letter}` } }));
  await Promise.all(["a", "b", "c"].map(add));
  const { value, version } = (await readSetting(own.db, colour, scope))!;
  expect([...value.name].sort().join("")).toBe("abc");
  expect(version).toBe(4);
});
