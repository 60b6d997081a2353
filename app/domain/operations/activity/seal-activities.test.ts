import sql from "sql-template-tag";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newId } from "~/db/id";
import { setSecret } from "~/domain/core/secret/process-key";
import { examineLog } from "~/domain/operations/doctor/examine-log";
import { type TestDatabase, testDatabase } from "../../../../tests/database";
import { purgeActivities } from "./purge-activities";
import { sealActivities } from "./seal-activities";

let own: TestDatabase;

beforeAll(() => setSecret(Buffer.alloc(32, 7)));
beforeEach(async () => {
  own = await testDatabase();
  return () => own.drop();
});

const logAt = (action: string, at: string) =>
  own.db.run(sql`
    insert into activities (id, action, endpoint, code, request_id, at)
    values (${newId()}, ${action}, 'POST /x', 200, 'r', ${at})`);

const twoSeals = async () => {
  await logAt("first", "2026-01-01T10:00:00Z");
  await logAt("second", "2026-01-01T11:00:00Z");
  await sealActivities(own.db);
  await logAt("third", "2026-06-01T10:00:00Z");
  return sealActivities(own.db);
};

/** Changes made by the database's owner, bypassing the triggers. */
const behindTheTriggers = async (change: ReturnType<typeof sql>) => {
  await own.db.run(sql`alter table activities disable trigger user`);
  await own.db.run(sql`alter table activity_seals disable trigger user`);
  await own.db.run(change);
};

const whatIsFound = async () => (await examineLog(own.db)).map(({ what, id }) => `${id}: ${what}`);

describe("the activity log", () => {
  it("is sealed batch by batch, each entry once, and the doctor finds nothing", async () => {
    expect(await twoSeals()).toMatchObject({ number: 2 });
    expect(await sealActivities(own.db)).toBeUndefined();
    expect(await whatIsFound()).toEqual([]);
    expect(await own.db.one(sql`select count(*) as count from activities where sealed_by is null`)).toEqual({
      count: 0,
    });
  });

  it("is sealed once by two processes that come at the same time", async () => {
    await logAt("first", "2026-01-01T10:00:00Z");
    await Promise.all([sealActivities(own.db), sealActivities(own.db)]);
    expect(await own.db.many(sql`select number, entries from activity_seals`)).toEqual([
      { number: 1, entries: 1 },
    ]);
  });

  it("lets no user change or delete an entry, sealed or not", async () => {
    await twoSeals();
    await logAt("fourth", "2026-06-02T10:00:00Z");
    for (const change of [
      sql`update activities set code = 500`,
      sql`update activities set sealed_by = null`,
      sql`update activities set sealed_by = 1, code = 500 where sealed_by is null`,
      sql`delete from activities where sealed_by is null`,
      sql`delete from activities where sealed_by = 1`,
      sql`truncate activities`,
      sql`update activity_seals set entries = 1`,
      sql`delete from activity_seals`,
      sql`truncate activity_seals cascade`,
    ])
      await expect(own.db.run(change)).rejects.toThrow("append-only");
  });

  it("shows the doctor a changed entry, a lost one, and one that was slipped in", async () => {
    const broken = "1: entries of the activity log that their seal does not know";
    for (const change of [
      sql`update activities set code = 500 where action = 'first'`,
      sql`delete from activities where action = 'second'`,
      sql`insert into activities (id, action, endpoint, code, request_id, at, sealed_by)
          values (${newId()}, 'x', 'x', 200, 'x', '2026-01-01T10:00:00Z', 1)`,
    ]) {
      await twoSeals();
      await behindTheTriggers(change);
      expect(await whatIsFound()).toEqual([broken]);
      await own.drop();
      own = await testDatabase();
    }
  });

  it("shows the doctor a seal that was dropped, made again with another key, or cut out of the chain", async () => {
    await twoSeals();
    await behindTheTriggers(sql`update activity_seals set entries = 3 where number = 1`);
    expect(await whatIsFound()).toContain("1: seal of the activity log that does not fit the one before it");
    setSecret(Buffer.alloc(32, 8));
    expect(await whatIsFound()).toContain("2: seal of the activity log that does not fit the one before it");
    setSecret(Buffer.alloc(32, 7));
  });

  it("shows the doctor an entry that was written later than it says", async () => {
    await twoSeals();
    await logAt("backdated", "2026-03-01T10:00:00Z");
    expect(await whatIsFound()).toEqual([
      expect.stringContaining("entry of the activity log that came later than it says"),
    ]);
  });

  it("deletes whole seals when their time is over, and stays provable", async () => {
    await twoSeals();
    const days = (Date.now() - Date.parse("2026-03-01")) / 86_400_000;
    await purgeActivities(own.db, days);
    expect(await own.db.many(sql`select action from activities`)).toEqual([{ action: "third" }]);
    expect(await whatIsFound()).toEqual([]);
  });
});
