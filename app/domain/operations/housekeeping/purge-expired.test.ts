import sql from "sql-template-tag";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../../../../tests/database";
import { makePerson } from "../../../../tests/factories/company";
import { purgeExpired } from "./purge-expired";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

test("a mailed code that has expired is deleted, a valid one stays", async () => {
  const [over, open] = [await makePerson(own.db, "public_user"), await makePerson(own.db, "public_user")];
  await own.db.run(sql`
    insert into mailed_codes (user_id, code_hash, expires_at)
    values (${over.id}, '\\x01', now() - interval '1 minute'), (${open.id}, '\\x02', now() + interval '5 minutes')`);
  await purgeExpired(own.db);
  const left = await own.db.many<{ user_id: string }>(sql`select user_id from mailed_codes`);
  expect(left).toEqual([{ user_id: open.id }]);
});

test("the record that a mail was sent is deleted after 90 days, not before", async () => {
  const { email } = await makePerson(own.db, "public_user");
  const mail = (days: number) =>
    sql`(gen_random_uuid(), ${email}, ${`${days}`}, '', '', 'file_ready', 'sent', now() - ${days} * interval '1 day')`;
  await own.db.run(sql`
    insert into mails (id, to_address, subject, text, html, purpose, state, created_at) values ${mail(89)}, ${mail(91)}`);
  await purgeExpired(own.db);
  expect(await own.db.many(sql`select subject from mails`)).toEqual([{ subject: "89" }]);
});

test("counts of rate limits are deleted after a day, not before", async () => {
  await own.db.run(sql`
    insert into rate_limits (counted, at, last_at)
    select counted::bytea, array[at], at from (values
      ('\\x01', now() - interval '25 hours'), ('\\x02', now() - interval '23 hours')) v (counted, at)`);
  await purgeExpired(own.db);
  expect(await own.db.many(sql`select counted from rate_limits`)).toEqual([{ counted: Buffer.from([2]) }]);
});

test("a form that was not resumed is deleted after its 30 minutes, and whose session it was after a day", async () => {
  const [over, open] = [await makePerson(own.db, "public_user"), await makePerson(own.db, "public_user")];
  await own.db.run(sql`
    insert into unsent_forms (user_id, sealed, expires_at)
    values (${over.id}, '\\x01', now() - interval '1 minute'), (${open.id}, '\\x02', now() + interval '5 minutes')`);
  await own.db.run(sql`
    insert into ended_sessions (refresh_hash, user_id, ended_at)
    values ('\\x01', ${over.id}, now() - interval '25 hours'), ('\\x02', ${open.id}, now() - interval '23 hours')`);
  await purgeExpired(own.db);
  const left = async (table: "unsent_forms" | "ended_sessions") =>
    (
      await own.db.many<{ id: string }>(
        table === "unsent_forms"
          ? sql`select user_id as id from unsent_forms`
          : sql`select user_id as id from ended_sessions`,
      )
    ).map(({ id }) => id);
  expect(await left("unsent_forms")).toEqual([open.id]);
  expect(await left("ended_sessions")).toEqual([open.id]);
});

test("the text of a visitor's feedback is deleted after two years, its mood stays; an employee's text stays", async () => {
  const person = await makePerson(own.db, "public_user");
  const given = (comment: string, days: number, mood: string | null, userId: string | null = null) =>
    own.db.run(sql`
      insert into feedback (id, source, user_id, mood, comment, contact_email, created_at, updated_at)
      values (gen_random_uuid(), 'public', ${userId}, ${mood}, ${comment}, 'gast@example.org',
              now() - ${days} * interval '1 day', now())`);
  await given("jung", 729, "happy");
  await given("alt", 731, "negative");
  await given("nur Worte", 731, null);
  await given("mit Konto", 731, "neutral", person.id);
  await purgeExpired(own.db);
  const left = await own.db.many(
    sql`select mood, comment, contact_email is null as gone from feedback order by mood`,
  );
  expect(left).toEqual([
    { mood: "happy", comment: "jung", gone: false },
    { mood: "negative", comment: "", gone: true },
    { mood: "neutral", comment: "mit Konto", gone: false },
  ]);
});
