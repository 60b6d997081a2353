import sql from "sql-template-tag";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../../tests/database";
import { connect } from "./connection";
import { type Migration, migrate, migrations } from "./migrate";

let own: TestDatabase;

beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const step = (name: string, text: string): Migration => ({ name, text });
const pets = step("900-pets.sql", "create table pets (name text);\ninsert into pets values ('Bello');");

const applied = () => own.db.many<{ name: string }>(sql`select name from migrations order by name`);

test("two processes that start together apply each file once, and a third one nothing", async () => {
  const other = connect(own.address, 3);
  await Promise.all([migrate(own.db, [...migrations, pets]), migrate(other, [...migrations, pets])]);
  await other.close();
  await migrate(own.db, [...migrations, pets]);
  expect(await own.db.many(sql`select name from pets`)).toEqual([{ name: "Bello" }]);
  expect(await applied()).toEqual([...migrations, pets].map(({ name }) => ({ name })));
});

test("a file that was changed after it had been applied is refused by name", async () => {
  const changed = step(pets.name, `${pets.text}\ndrop table companies;`);
  await expect(migrate(own.db, [...migrations, changed])).rejects.toThrow("900-pets.sql has changed");
  expect(await own.db.one(sql`select to_regclass('companies') is not null as there`)).toEqual({
    there: true,
  });
});

test("line ends of Windows are no change", async () => {
  const windows = step(pets.name, pets.text.replaceAll("\n", "\r\n"));
  await expect(migrate(own.db, [...migrations, windows])).resolves.toBeUndefined();
});

test("an older build refuses a newer database", async () => {
  await expect(migrate(own.db, migrations)).rejects.toThrow("newer than this build: it has 900-pets.sql");
});

test("a file that fails half way leaves nothing behind, and the next try goes on from there", async () => {
  const steps = [...migrations, pets];
  const half = step("901-food.sql", "create table food (name text); select 1 / 0;");
  await expect(migrate(own.db, [...steps, half])).rejects.toThrow("division by zero");
  expect(await own.db.one(sql`select to_regclass('food') is null as gone`)).toEqual({ gone: true });
  await migrate(own.db, [...steps, step("901-food.sql", "create table food (name text)")]);
  expect(await own.db.many(sql`select name from food`)).toEqual([]);
});
