import sql from "sql-template-tag";
import { beforeEach, expect, test } from "vitest";
import { clock } from "~/db/clock";
import { ownDatabase } from "../../../../tests/factories/own-database";
import { countWithin, type Limit, secondsUntilRoom } from "./count-within";

const own = ownDatabase();
const limit: Limit = { what: "knock", whom: "somebody", max: 3, minutes: 1 };
const knock = (changes: Partial<Limit> = {}) => countWithin(own.db, { ...limit, ...changes });
const later = (seconds: number) => {
  const now = clock.now();
  clock.now = () => new Date(now.getTime() + seconds * 1000);
};
beforeEach(() => own.db.run(sql`delete from rate_limits`));

test("as many as the limit says have room, however many come at the same moment", async () => {
  const all = await Promise.all(Array.from({ length: 12 }, () => knock()));
  expect(all.filter(Boolean)).toHaveLength(3);
});

test("capacity returns when the oldest expires, and the wait until then is returned", async () => {
  expect(await secondsUntilRoom(own.db, limit)).toBe(0);
  for (let turn = 0; turn < 3; turn++) await knock();
  expect(await knock()).toBe(false);
  later(20);
  expect(await secondsUntilRoom(own.db, limit)).toBeGreaterThan(30);
  later(41);
  expect(await secondsUntilRoom(own.db, limit)).toBe(0);
  expect(await knock()).toBe(true);
});

test("what is refused does not count, so that waiting is enough", async () => {
  for (let turn = 0; turn < 30; turn++) await knock();
  later(61);
  expect(await knock()).toBe(true);
});

test("others and other things are counted by themselves, and the table names none of them", async () => {
  for (let turn = 0; turn < 3; turn++) await knock();
  expect(await knock({ whom: "somebody else" })).toBe(true);
  expect(await knock({ what: "ring" })).toBe(true);
  const rows = await own.db.many<{ row: string }>(
    sql`select encode(counted, 'escape') as row from rate_limits`,
  );
  expect(JSON.stringify(rows)).not.toMatch(/somebody|knock/);
});
