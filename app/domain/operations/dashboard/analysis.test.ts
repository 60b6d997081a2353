import sql from "sql-template-tag";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { groups } from "~/contract/dashboard";
import { plusDays, spanDays } from "~/contract/dashboard-span";
import { clock } from "~/db/clock";
import type { Database } from "~/db/connection";
import { newId } from "~/db/id";
import { type TestDatabase, testDatabase } from "../../../../tests/database";
import { makeCompany, makePerson } from "../../../../tests/factories/company";
import { storeAnalysisWeeks } from "./analysis-atoms";
import { compareCompanies } from "./compare-companies";
import { countAllDays } from "./count-all-days";
import { countDays } from "./counted-days";
import { readAnalysisDashboard } from "./read-analysis-dashboard";
import { storeTopicWeeks } from "./store-topic-weeks";

let own: TestDatabase;
let db: Database;
/** 2025-11-21 is a Friday, so the last whole week ends on the 16th. */
const now = new Date("2025-11-21T12:00:00Z");
const firstDay = "2025-07-07";

/** ALL_SPANS=1 tries every first day: 10,488 combinations; the suite tries each third. */
const step = process.env.ALL_SPANS ? 1 : 3;
const lengths = [1, 5, 6, 7, 8, 9, 13, 14, 15, 20, 21, 27, 28, 35, 40, 63, 77, 90, 120];

type Day = { company: string; day: string; people: number; questions: number };
const days: Day[] = [];

beforeAll(async () => {
  own = await testDatabase();
  db = own.db;
  // Seven small companies, one medium, one large; some weeks only one or two of them ask.
  const sizes = [1, 1, 2, 1, 3, 2, 1, 9, 40];
  for (const [at, size] of sizes.entries()) {
    const { id } = await makeCompany(db);
    for (let after = 0; after < 138; after++) {
      const day = plusDays(firstDay, after);
      const week = Math.floor(after / 7);
      const quiet = (week * 7 + at * 3) % 5 < 2 || after % 7 > 4 || (week % 4 === 1 && at > 2);
      if (!quiet)
        days.push({
          company: id,
          day,
          people: 1 + ((after + at) % size),
          questions: 1 + ((after * 7 + at) % 11),
        });
    }
  }
  await db.run(sql`
    insert into day_counts (company_id, day, people, questions, answered)
    select company, day, people, questions, questions
    from json_to_recordset(${JSON.stringify(days)}::json) as r(company uuid, day date, people int, questions int)`);
  // Two of three weeks are stored, the others are added up when they are read.
  await storeAnalysisWeeks(db);
  await db.run(sql`delete from analysis_weeks where extract(week from week)::int % 3 = 0`);
  const { stored } = await db.one<{ stored: number }>(sql`select count(*) as stored from analysis_weeks`);
  expect(stored).toBeGreaterThan(10);
});
afterAll(() => own.drop());
afterEach(() => vi.restoreAllMocks());

const mondayOf = (day: string) => plusDays(day, -((new Date(day).getUTCDay() + 6) % 7));
const sizeOf = (most: number) => (most < 5 ? "small" : most < 20 ? "medium" : "large");

/** The atoms counted by hand: questions of one group in one week, and the people of each company's busiest day in it. */
function atomsByHand() {
  const most = new Map<string, number>();
  for (const { company, day, people } of days) {
    const key = `${company} ${mondayOf(day)}`;
    most.set(key, Math.max(most.get(key) ?? 0, people));
  }
  const atoms = new Map<string, { week: string; size: string; questions: number; companies: Set<string> }>();
  for (const { company, day, questions } of days) {
    const week = mondayOf(day);
    const size = sizeOf(most.get(`${company} ${week}`) ?? 0);
    const atom = atoms.get(`${week} ${size}`) ?? { week, size, questions: 0, companies: new Set() };
    atom.questions += questions;
    atom.companies.add(company);
    atoms.set(`${week} ${size}`, atom);
  }
  return [...atoms.values()].map(atom => ({
    ...atom,
    people: [...atom.companies].reduce((all, company) => all + (most.get(`${company} ${atom.week}`) ?? 0), 0),
  }));
}

test("analysts see only sums of weeks and groups of five people or more, with every filter", async () => {
  vi.spyOn(clock, "now").mockReturnValue(now);
  const atoms = atomsByHand();
  const published = atoms.filter(atom => atom.people >= 5 && atom.week <= "2025-11-10");
  expect(atoms.length).toBeGreaterThan(published.length + 5);
  // Every choice of dates means one of these spans of whole weeks, so all choices are tried by trying them.
  let combinations = 0;
  for (const group of groups) {
    for (let start = 0; start < 138; start += step) {
      for (const length of lengths) {
        const from = plusDays(firstDay, start);
        const to = plusDays(from, length - 1);
        const shown = await readAnalysisDashboard(db, { days: 30, from, to, group });
        const within = published.filter(
          atom =>
            (group === "all" || atom.size === group) && atom.week >= from && plusDays(atom.week, 6) <= to,
        );
        const sum = within.reduce((all, atom) => all + atom.questions, 0);
        expect([from, to, group, shown.totals.questions]).toEqual([from, to, group, sum]);
        combinations += 1;
      }
    }
  }
  expect(combinations).toBeGreaterThan(2_000 / step);
  for (const span of spanDays)
    for (const group of groups) {
      const { buckets, before } = await readAnalysisDashboard(db, { days: span, group });
      const sums = [...buckets.map(one => one.questions), before.questions];
      expect(sums.every(sum => sum === 0 || sum >= Math.min(...published.map(atom => atom.questions)))).toBe(
        true,
      );
    }
});

test("two views subtracted from each other never leave a group of fewer than five people", async () => {
  vi.spyOn(clock, "now").mockReturnValue(now);
  const hidden = atomsByHand().filter(atom => atom.people < 5);
  for (const { week, size } of hidden) {
    const longer = { days: 30, from: plusDays(week, -14), to: plusDays(week, 6) };
    const shorter = { days: 30, from: plusDays(week, -14), to: plusDays(week, -1) };
    const of = async (span: typeof longer, group: (typeof groups)[number]) =>
      (await readAnalysisDashboard(db, { ...span, group })).totals.questions;
    const group = size as "small";
    expect((await of(longer, group)) - (await of(shorter, group))).toBe(0);
    const others = groups.filter(one => one !== "all" && one !== group);
    const rest = await Promise.all(others.map(one => of(longer, one)));
    expect((await of(longer, "all")) - rest.reduce((all, one) => all + one, 0)).toBe(await of(longer, group));
  }
  expect(hidden.length).toBeGreaterThan(3);
});

test("analysts learn how many figures are left out of the span, and of the one before it", async () => {
  vi.spyOn(clock, "now").mockReturnValue(now);
  const left = atomsByHand().filter(atom => atom.people < 5);
  const of = (from: string, to: string) =>
    left.filter(({ week }) => week >= from && plusDays(week, 6) <= to).length;
  const halves = { early: of("2025-07-14", "2025-09-14"), late: of("2025-09-15", "2025-11-16") };
  expect(Math.min(...Object.values(halves))).toBeGreaterThan(1);
  const shown = await readAnalysisDashboard(db, {
    days: 30,
    from: "2025-09-15",
    to: "2025-11-16",
    group: "all",
  });
  expect(shown.span.before).toEqual({ from: "2025-07-14", to: "2025-09-14" });
  expect([shown.hidden, shown.hiddenBefore]).toEqual([halves.late, halves.early]);
});

describe("tags and topics across companies", () => {
  /** Feedback with a tag by so many people of a company, on a Wednesday of a past week. */
  async function tagged(name: string, people: number, visitors = 0) {
    const { id } = await makeCompany(db);
    const tag = newId();
    await db.run(sql`
      insert into tags (id, company_id, name, key, keyword, colour, created_at)
      values (${tag}, ${id}, ${name}, ${name.toLowerCase()}, ${tag}, 'blue', ${now})`);
    const givers = await Promise.all(Array.from({ length: people }, () => makePerson(db, "employee", id)));
    for (const giver of [...givers, ...Array.from({ length: visitors }, () => undefined)]) {
      const feedback = newId();
      await db.run(sql`
        insert into feedback (id, company_id, source, user_id, mood, created_at, updated_at)
        values (${feedback}, ${id}, ${giver ? "answer" : "public"}, ${giver?.id ?? null}, 'happy', '2025-11-12 09:00Z', '2025-11-12 09:00Z')`);
      await db.run(sql`insert into feedback_tags (feedback_id, tag_id) values (${feedback}, ${tag})`);
    }
    return id;
  }
  const read = (group: (typeof groups)[number] = "all") =>
    readAnalysisDashboard(db, { days: 30, from: "2025-11-03", to: "2025-11-16", group });

  test("a tag is shown once two companies have it and five of their people gave feedback with it", async () => {
    vi.spyOn(clock, "now").mockReturnValue(now);
    await tagged("Lieferung", 4, 3);
    await tagged("Müller", 6);
    expect((await read()).tags).toEqual([]);
    await tagged("lieferung", 1);
    expect((await read()).tags).toEqual([{ name: expect.stringMatching(/lieferung/i), feedback: 8 }]);
    expect((await read("large")).tags).toEqual([]);
  });

  test("a company's open topics are counted once a week, and shown when five of its people asked", async () => {
    vi.spyOn(clock, "now").mockReturnValue(now);
    const ask = async (many: number) => {
      const { id, manager } = await makeCompany(db);
      const chat = newId();
      await db.run(sql`
        insert into chats (id, company_id, owner_id, name, visibility, created_at, updated_at)
        values (${chat}, ${id}, ${manager.id}, 'Chat', 'private', ${now}, ${now})`);
      for (let one = 0; one < many; one++) {
        const asker = await makePerson(db, "employee", id);
        const conversation = newId();
        await db.run(sql`
          insert into conversations (id, chat_id, asker_id, created_at) values (${conversation}, ${chat}, ${asker.id}, ${now})`);
        await db.run(sql`
          insert into messages (id, conversation_id, question, state, answerer, language, created_at)
          values (${newId()}, ${conversation}, 'Wie lange gilt der Parkausweis?', 'declined', 'builtin', 'de', ${now})`);
      }
      return id;
    };
    await db.run(sql`delete from companies`);
    await ask(4);
    await storeTopicWeeks(db);
    expect((await read()).topics).toEqual([]);
    const asked = await ask(5);
    await storeTopicWeeks(db);
    expect((await read()).topics).toEqual([{ week: "2025-11-10", topics: 2, questions: 9 }]);
    await db.run(sql`delete from messages`);
    await storeTopicWeeks(db);
    expect((await read()).topics).toEqual([{ week: "2025-11-10", topics: 2, questions: 9 }]);
    await db.run(sql`delete from companies where id = ${asked}`);
    expect((await read()).topics).toEqual([]);
  });
});

describe("stored weeks", () => {
  const spans = [
    { days: 365, from: "2025-07-07", to: "2025-11-16", group: "all" as const },
    { days: 365, from: "2025-10-06", to: "2025-11-16", group: "small" as const },
  ];
  const allDays = {
    from: "2025-09-20",
    to: "2025-11-18",
    before: { from: "2025-07-22", to: "2025-09-19" },
    unit: "week" as const,
  };
  const readAll = () =>
    Promise.all([
      ...spans.map(span => readAnalysisDashboard(db, span)),
      compareCompanies(db, allDays, "UTC"),
      countAllDays(db, allDays),
    ]);

  test("say after every change what counting anew says", async () => {
    vi.spyOn(clock, "now").mockReturnValue(now);
    const { id, manager } = await makeCompany(db);
    const { id: second } = await makeCompany(db);
    const givers = [
      manager,
      ...(await Promise.all([1, 2, 3, 4, 5].map(() => makePerson(db, "employee", id)))),
    ];
    const tag = newId();
    for (const [company, tagId] of [
      [id, tag],
      [second, newId()],
    ])
      await db.run(sql`
        insert into tags (id, company_id, name, key, keyword, colour, created_at)
        values (${tagId}, ${company}, 'Hafen', 'hafen', ${tagId}, 'blue', ${now})`);
    const said = givers.map(({ id: giver }) => ({ id: newId(), giver }));
    const changes = [
      sql`insert into day_counts (company_id, day, people, questions, answered) values (${id}, '2025-10-15', 7, 11, 11)`,
      sql`update day_counts set people = 30, declined = 3 where company_id = ${id} and day = '2025-10-15'`,
      sql`insert into feedback (id, company_id, source, user_id, mood, created_at, updated_at)
          select id, ${id}, 'answer', giver, 'happy', '2025-10-14 09:00Z', '2025-10-14 09:00Z'
          from json_to_recordset(${JSON.stringify(said)}::json) as r(id uuid, giver uuid)`,
      sql`insert into feedback_tags (feedback_id, tag_id)
          select id, ${tag} from feedback where company_id = ${id}`,
      sql`update tags set name = 'Der Hafen' where id = ${tag}`,
      sql`delete from feedback_tags where feedback_id = ${said[0]!.id}`,
      sql`delete from users where id = ${givers[1]!.id}`,
      sql`insert into topic_week_counts (company_id, week, topics, questions, askers) values (${id}, '2025-10-13', 2, 9, 6)`,
      sql`update feedback set liked = true where id = ${said[2]!.id}`,
      sql`delete from companies where id = ${id}`,
    ];
    let shown = JSON.stringify(await readAll());
    let seen = 0;
    for (const change of changes) {
      await storeAnalysisWeeks(db);
      await db.run(change);
      const stored = await readAll();
      await db.run(sql`delete from analysis_weeks`);
      expect(stored).toEqual(await readAll());
      expect(stored.at(-1)).toEqual(await countDays(db, allDays, sql`true`));
      if (JSON.stringify(stored) !== shown) seen += 1;
      shown = JSON.stringify(stored);
    }
    expect(seen).toBeGreaterThan(6);
  });

  test("wait for a transaction that is changing them", async () => {
    vi.spyOn(clock, "now").mockReturnValue(now);
    await storeAnalysisWeeks(db);
    const { id } = await makeCompany(db);
    await db.transaction(async tx => {
      await tx.run(sql`
        insert into day_counts (company_id, day, people, questions) values (${id}, '2025-09-02', 9, 5)`);
      await storeAnalysisWeeks(db);
    });
    await storeAnalysisWeeks(db);
    const stored = await readAll();
    await db.run(sql`delete from analysis_weeks`);
    expect(stored).toEqual(await readAll());
  });
});
