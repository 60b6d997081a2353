import sql from "sql-template-tag";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { clock } from "~/db/clock";
import type { Database } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { dayIn } from "~/i18n/format";
import { type TestDatabase, testDatabase } from "../../../../tests/database";
import { makeCompany, makePerson } from "../../../../tests/factories/company";
import { makeDivision, makeFile } from "../../../../tests/factories/knowledge";
import { readCompanyDashboard } from "./read-company-dashboard";

let own: TestDatabase;
let db: Database;
beforeAll(async () => {
  own = await testDatabase();
  db = own.db;
});
afterAll(() => own.drop());
afterEach(() => vi.restoreAllMocks());

/** As many random histories as a thousand when asked for; the suite tries some. */
const histories = Number(process.env.HISTORIES ?? 60);
const zones = ["Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Pacific/Auckland", "America/St_Johns"];
const ends = ["complete", "declined", "stopped", "interrupted", "failed"] as const;
/** Around both changes of the clocks in Berlin, and with them those of other zones nearby. */
const middles = [Date.parse("2026-03-29T01:00:00Z"), Date.parse("2026-10-25T01:00:00Z")];

/** Numbers that are the same in each run: a linear congruence, good enough to shuffle. */
function dice(seed: number) {
  let state = seed * 2_654_435_761 + 12_345;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    below: (most: number) => Math.floor(next() * most),
    one: <T>(of: readonly T[]) => of[Math.floor(next() * of.length)]!,
  };
}

type Question = {
  id: string;
  day: string;
  state: string;
  weak: boolean;
  firstWordMs: number | null;
  gone: boolean;
};
type Opinion = { id: string; day: string; liked: boolean | null; mood: string | null };

async function makeChat(owner: Actor, at: Date): Promise<string> {
  const id = newId();
  await db.run(sql`
    insert into chats (id, company_id, owner_id, name, visibility, created_at, updated_at)
    values (${id}, ${owner.companyId}, ${owner.id}, 'Chat', 'private', ${at}, ${at})`);
  return id;
}

async function ask(chat: string, asker: Actor, at: Date): Promise<string> {
  const id = newId();
  await db.run(sql`
    with v as (
      insert into conversations (id, chat_id, asker_id, created_at) values (${newId()}, ${chat}, ${asker.id}, ${at})
      on conflict (chat_id, asker_id, together) do update set created_at = excluded.created_at returning id)
    insert into messages (id, conversation_id, question, state, answerer, language, created_at)
    select ${id}, v.id, 'Wie?', 'failed', 'builtin', 'de', ${at} from v`);
  return id;
}

/** Plays a random history and keeps a list of its events beside it, to count by hand. */
async function playHistory(seed: number) {
  const { below, one } = dice(seed);
  const { id, manager, employee } = await makeCompany(db);
  const guest = await makePerson(db, "public_user");
  let zone = one(zones);
  await db.run(sql`update companies set time_zone = ${zone} where id = ${id}`);
  const division = await makeDivision(db, id);
  const middle = one(middles);
  const instant = () => new Date(middle + (below(96) - 48) * 1_800_000 + below(1_800_000));
  const questions: Question[] = [];
  const opinions: Opinion[] = [];
  const chats: { id: string; day: string; questions: Question[]; gone: boolean }[] = [];
  const files: { id: string; day: string; status: string; gone: boolean }[] = [];
  const asked = new Map<string, Set<string>>();
  for (let step = 0; step < 24; step++) {
    const at = instant();
    const day = dayIn(at, zone);
    const chat = chats.length > 0 ? one(chats) : undefined;
    const question = questions.length > 0 ? one(questions) : undefined;
    const kind = below(13);
    if (kind === 0 || !chat) {
      chats.push({ id: await makeChat(manager, at), day, questions: [], gone: false });
    } else if (kind <= 4 && !chat.gone) {
      const asker = one([manager, employee, guest]);
      const made = {
        id: await ask(chat.id, asker, at),
        day,
        state: "failed",
        weak: false,
        firstWordMs: null,
        gone: false,
      };
      questions.push(made);
      chat.questions.push(made);
      asked.set(day, (asked.get(day) ?? new Set()).add(asker.id));
    } else if (kind <= 7 && question && !question.gone) {
      // Tried again: one answer of a conversation is under way at a time, so it ends before the next step.
      await db.run(
        sql`update messages set state = 'waiting', unsupported = '[]', first_word_ms = null where id = ${question.id}`,
      );
      await db.run(sql`update messages set state = 'streaming' where id = ${question.id}`);
      question.state = one(ends);
      question.firstWordMs = one([null, 250, 900]);
      question.weak = question.state === "complete" && below(3) === 0;
      await db.run(sql`
        update messages set state = ${question.state}, unsupported = ${question.weak ? "[[0, 4]]" : "[]"}, first_word_ms = ${question.firstWordMs} where id = ${question.id}`);
    } else if (kind === 8 && !chat.gone && step > 12) {
      await db.run(sql`delete from chats where id = ${chat.id}`);
      chat.gone = true;
      for (const lost of chat.questions) lost.gone = true;
    } else if (kind === 9) {
      const file = await makeFile(db, division, [], { name: `${step}.pdf`, status: "queued" });
      const { day } = await db.one<{ day: string }>(
        sql`select counted_on as day from files where id = ${file}`,
      );
      files.push({ id: file, day, status: "queued", gone: false });
    } else if (kind === 10 && files.length > 0) {
      const file = one(files);
      if (file.gone) continue;
      const status = one(["ready", "failed", "queued", "deleting"]);
      await db.run(sql`update files set status = ${status} where id = ${file.id}`);
      if (status === "deleting") file.gone = true;
      else file.status = status;
    } else if (kind === 11) {
      zone = one(zones);
      await db.run(sql`update companies set time_zone = ${zone} where id = ${id}`);
    } else if (kind === 12) {
      const opinion = opinions.length > 0 && below(2) ? one(opinions) : undefined;
      const liked = one([true, false, null]);
      const mood = one(["happy", "neutral", "negative"]);
      if (opinion && below(3) === 0) {
        await db.run(sql`delete from feedback where id = ${opinion.id}`);
        opinions.splice(opinions.indexOf(opinion), 1);
      } else if (opinion) {
        Object.assign(opinion, { liked, mood });
        await db.run(sql`update feedback set liked = ${liked}, mood = ${mood} where id = ${opinion.id}`);
      } else {
        const made = { id: newId(), day, liked, mood };
        opinions.push(made);
        await db.run(sql`
          insert into feedback (id, company_id, source, mood, liked, created_at, updated_at)
          values (${made.id}, ${id}, 'public', ${mood}, ${liked}, ${at}, ${at})`);
      }
    }
  }
  const staff = new Set([manager.id, employee.id]);
  const days = new Set([...questions, ...opinions, ...chats, ...files].map(one => one.day));
  const expected = [...days].sort().map(day => {
    const its = questions.filter(one => one.day === day);
    const states = (...of: string[]) => its.filter(one => of.includes(one.state)).length;
    const said = opinions.filter(one => one.day === day);
    const added = files.filter(one => one.day === day);
    const who = [...(asked.get(day) ?? [])];
    return {
      day,
      questions: its.length,
      answered: states("complete"),
      declined: states("declined"),
      unsupported: its.filter(one => one.weak).length,
      stopped: states("stopped"),
      failed: states("interrupted", "failed"),
      first_words: its.filter(one => one.firstWordMs !== null).length,
      first_word_ms: its.reduce((sum, one) => sum + (one.firstWordMs ?? 0), 0),
      people: who.filter(one => staff.has(one)).length,
      guests: who.filter(one => !staff.has(one)).length,
      chats: chats.filter(one => one.day === day).length,
      files: added.length,
      files_ready: added.filter(one => one.status === "ready").length,
      files_failed: added.filter(one => one.status === "failed").length,
      likes: said.filter(one => one.liked).length,
      dislikes: said.filter(one => one.liked === false).length,
      ...Object.fromEntries(
        ["happy", "neutral", "negative"].map(mood => [mood, said.filter(one => one.mood === mood).length]),
      ),
    };
  });
  return { id, expected };
}

const countedOf = (id: string) =>
  db.many<Record<string, unknown>>(sql`
    select day, questions, answered, declined, unsupported, stopped, failed, first_words, first_word_ms, people, guests, chats, files,
           files_ready, files_failed, likes, dislikes, happy, neutral, negative
    from day_counts where company_id = ${id} order by day`);
/** Days on which everything was taken back count nothing. */
const withoutEmpty = (rows: Record<string, unknown>[]) =>
  rows.filter(row => Object.values(row).some(value => typeof value === "number" && value !== 0));

describe("counted days", () => {
  test("equal a recount by hand, over time zones, changes of the clock, retries and deletions", async () => {
    for (let seed = 1; seed <= histories; seed++) {
      const { id, expected } = await playHistory(seed);
      expect(withoutEmpty(await countedOf(id)), `history ${seed}`).toEqual(withoutEmpty(expected));
    }
  });

  test("counted anew are the same, as long as nothing was deleted and the time zone stayed", async () => {
    const { id, manager, employee } = await makeCompany(db);
    const chat = await makeChat(manager, new Date("2026-10-25T00:30:00Z"));
    for (const hour of [
      "2026-10-24T21:30:00Z",
      "2026-10-24T22:30:00Z",
      "2026-10-25T22:59:00Z",
      "2026-10-25T23:00:00Z",
    ])
      await db.run(sql`
        update messages set state = 'complete', unsupported = '[[0, 4]]', first_word_ms = 300 where id = ${await ask(chat, employee, new Date(hour))}`);
    await makeFile(db, await makeDivision(db, id), ["Eins."]);
    const counted = await countedOf(id);
    await db.run(sql`select recount_days(${id})`);
    expect(await countedOf(id)).toEqual(counted);
    expect(counted.map(row => row.questions)).toEqual(expect.arrayContaining([1, 2, 1]));
  });

  test("are counted for everyone who asks at the same moment", async () => {
    const { id, manager } = await makeCompany(db);
    const at = new Date("2026-11-20T09:00:00Z");
    const chats = await Promise.all(Array.from({ length: 12 }, () => makeChat(manager, at)));
    await Promise.all(chats.map(chat => ask(chat, manager, at)));
    expect(await countedOf(id)).toMatchObject([{ questions: 12, chats: 12, people: 1 }]);
  });

  test("keep what happened when a person or a chat is deleted, and go with their company", async () => {
    const { id, manager, employee } = await makeCompany(db);
    const at = new Date("2026-11-20T09:00:00Z");
    await ask(await makeChat(manager, at), employee, at);
    await db.run(sql`delete from users where id = ${employee.id}`);
    await db.run(sql`delete from chats where company_id = ${id}`);
    expect(await countedOf(id)).toMatchObject([{ questions: 1, people: 1 }]);
    await db.run(sql`delete from companies where id = ${id}`);
    expect(await countedOf(id)).toEqual([]);
  });
});

describe("a company's dashboard", () => {
  test("shows the company's days and the span before, and nothing of others", async () => {
    const { manager } = await makeCompany(db);
    const theirs = await makeCompany(db);
    vi.spyOn(clock, "now").mockReturnValue(new Date("2026-11-20T12:00:00Z"));
    const chat = await makeChat(manager, new Date("2026-11-20T08:00:00Z"));
    for (const day of ["2026-11-20", "2026-11-14", "2026-11-13", "2026-11-06"])
      await ask(chat, manager, new Date(`${day}T09:00:00Z`));
    await ask(
      await makeChat(theirs.manager, new Date("2026-11-20T08:00:00Z")),
      theirs.manager,
      new Date("2026-11-20T09:00:00Z"),
    );
    const shown = await readCompanyDashboard(db, manager, { days: 7 });
    expect(shown.span).toEqual({
      from: "2026-11-14",
      to: "2026-11-20",
      unit: "day",
      before: { from: "2026-11-07", to: "2026-11-13" },
    });
    expect(shown.buckets.map(one => one.questions)).toEqual([1, 0, 0, 0, 0, 0, 1]);
    expect([shown.totals.questions, shown.before.questions, shown.begun]).toEqual([2, 1, true]);
    const ownDates = await readCompanyDashboard(db, manager, {
      days: 30,
      from: "2026-11-06",
      to: "2026-11-13",
    });
    expect(ownDates.totals.questions).toBe(2);
    const year = await readCompanyDashboard(db, manager, { days: 365 });
    expect([year.span.unit, year.totals.questions, year.buckets.length]).toEqual(["month", 4, 13]);
  });

  test("ends today: days to come are neither drawn nor compared with days that have passed", async () => {
    const { manager } = await makeCompany(db);
    vi.spyOn(clock, "now").mockReturnValue(new Date("2026-11-20T12:00:00Z"));
    const read = (from: string, to: string) => readCompanyDashboard(db, manager, { days: 30, from, to });
    const { span, buckets, topics } = await read("2026-11-16", "2026-12-31");
    expect(span).toMatchObject({
      to: "2026-11-20",
      unit: "day",
      before: { from: "2026-11-11", to: "2026-11-15" },
    });
    expect(buckets.at(-1)?.start).toBe("2026-11-20");
    expect(topics?.weeks.map(({ start }) => start)).toEqual(["2026-11-16"]);
    const ahead = await read("2026-11-21", "2026-12-31");
    expect([ahead.buckets, ahead.topics?.weeks, ahead.totals.questions]).toEqual([[], [], 0]);
  });

  test("names the documents quoted most and those quoted never", async () => {
    const { id, manager } = await makeCompany(db);
    const division = await makeDivision(db, id);
    const quoted = await makeFile(db, division, ["Eins."], { name: "Handbuch.pdf" });
    await makeFile(db, division, ["Zwei."], { name: "Vergessen.pdf" });
    const question = await ask(await makeChat(manager, clock.now()), manager, clock.now());
    await db.run(sql`
      insert into citations (message_id, number, file_id, file_name, sentence, start_offset, end_offset)
      select ${question}, n, ${quoted}, 'Handbuch.pdf', 'Ja.', 0, 3 from generate_series(1, 2) n`);
    const { documents, disliked, chats } = await readCompanyDashboard(db, manager, { days: 7 });
    expect(documents.most.map(({ name, quotes }) => [name, quotes])).toEqual([["Handbuch.pdf", 2]]);
    expect([documents.never.map(({ name }) => name), documents.neverCount]).toEqual([["Vergessen.pdf"], 1]);
    expect([disliked, chats?.length]).toEqual([0, 1]);
  });

  test("is refused to people without a company", async () => {
    const stranger = await makePerson(db, "public_user");
    await expect(readCompanyDashboard(db, stranger, { days: 30 })).rejects.toMatchObject({
      code: "forbidden",
    });
  });
});
