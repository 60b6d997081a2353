import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../../tests/database";
import { connect, type Database, uniqueViolation } from "./connection";

let test1: TestDatabase;
let db: Database;

beforeAll(async () => {
  test1 = await testDatabase();
  db = test1.db;
  await db.run(sql`create table notes (id integer primary key, text text not null)`);
});
afterAll(() => test1.drop());

describe("values", () => {
  test("arrive as the types that the product works with", async () => {
    const row = await db.one(sql`
      select 9007199254740991::bigint as big, array[1, 2]::bigint[] as bigs, '\\x00ff'::bytea as bytes,
        '2026-03-29T01:30:00Z'::timestamptz as at, '2026-03-29'::date as day, '{"a": [1]}'::jsonb as json`);
    expect(row).toEqual({
      big: 9007199254740991,
      bigs: [1, 2],
      bytes: Buffer.from([0, 255]),
      at: new Date("2026-03-29T01:30:00Z"),
      day: "2026-03-29",
      json: { a: [1] },
    });
  });

  test("are never part of the statement", async () => {
    const nasty = "'; drop table notes; --";
    expect(await db.one(sql`select ${nasty} as text`)).toEqual({ text: nasty });
  });
});

describe("how many rows", () => {
  test("one() wants exactly one, maybe() at most one", async () => {
    const none = sql`select 1 as n where false`;
    const two = sql`select n from generate_series(1, 2) as n`;
    await expect(db.one(none)).rejects.toThrow("none came");
    await expect(db.one(two)).rejects.toThrow("2 came");
    await expect(db.maybe(two)).rejects.toThrow("2 came");
    expect(await db.maybe(none)).toBeUndefined();
    expect(await db.many(two)).toEqual([{ n: 1 }, { n: 2 }]);
  });

  test("run() says how many were touched", async () => {
    expect(await db.run(sql`insert into notes values (1, 'a'), (2, 'b')`)).toBe(2);
    expect(await db.run(sql`delete from notes`)).toBe(2);
  });
});

describe("a transaction", () => {
  const count = () => db.one<{ n: number }>(sql`select count(*) as n from notes`).then(row => row.n);

  test("is undone as a whole when its work throws", async () => {
    const work = db.transaction(async tx => {
      await tx.run(sql`insert into notes values (1, 'a')`);
      throw new Error("changed my mind");
    });
    await expect(work).rejects.toThrow("changed my mind");
    expect(await count()).toBe(0);
  });

  test("nested, is undone alone", async () => {
    await db.transaction(async tx => {
      await tx.run(sql`insert into notes values (1, 'kept')`);
      const inner = tx.transaction(async deeper => {
        await deeper.run(sql`insert into notes values (2, 'lost')`);
        await deeper.run(sql`insert into notes values (1, 'taken')`);
      });
      const error = await inner.catch((thrown: unknown) => thrown);
      expect(uniqueViolation(error)).toBe("notes_pkey");
      await tx.run(sql`insert into notes values (3, 'kept')`);
    });
    expect(await db.many(sql`delete from notes returning id`)).toEqual([{ id: 1 }, { id: 3 }]);
  });

  test("does not pretend to have happened when a failed statement was swallowed", async () => {
    const work = db.transaction(async tx => {
      await tx.run(sql`insert into notes values (1, 'a')`);
      await tx.run(sql`insert into notes values (1, 'b')`).catch(() => {});
    });
    await expect(work).rejects.toThrow("undone");
    expect(await count()).toBe(0);
  });
});

describe("a lost connection", () => {
  const cut = (from: Database) =>
    from.run(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);

  test("is replaced, idle or at work, and the process lives on", async () => {
    const own = connect(test1.address, 2);
    await own.one(sql`select 1 as n`);
    await cut(db);
    const held = own.transaction(async tx => {
      await cut(db);
      await tx.run(sql`select 1`);
    });
    await expect(held).rejects.toThrow();
    expect(await own.one(sql`select 1 as n`)).toEqual({ n: 1 });
    await own.close();
  });

  test("is heard of by listeners, who get later messages again", async () => {
    const own = connect(test1.address, 2);
    const heard: string[] = [];
    let wake = () => {};
    const until = async (wanted: string) => {
      while (!heard.includes(wanted)) await new Promise<void>(resolve => (wake = resolve));
    };
    const unlisten = await own.listen("news", payload => {
      heard.push(payload);
      wake();
    });
    await db.run(sql`select pg_notify('news', 'first')`);
    await until("first");
    await cut(db);
    await until("");
    await db.run(sql`select pg_notify('news', 'second')`);
    await until("second");
    await unlisten();
    await own.close();
    expect(heard).toEqual(["first", "", "second"]);
  });
});
