import sql from "sql-template-tag";
import { describe, expect, it } from "vitest";
import { newId } from "~/db/id";
import { answering } from "../factories/answering";

const { world, as, ask, ended } = answering();

const closeTopic = (openedAt: string, closedAt: string) =>
  world.own.db.run(sql`
    insert into closed_topics (id, company_id, reason, words, questions, opened_at, closed_at)
    values (${newId()}, ${world.companyId}, 'not_ours', '{Wetter}', 2, ${openedAt}, ${closedAt})`);
const count = (day: string, questions: number, answered: number) =>
  world.own.db.run(sql`
    insert into day_counts (company_id, day, questions, answered)
    values (${world.companyId}, ${day}, ${questions}, ${answered})`);

describe("topics on a data manager's dashboard", () => {
  it("are counted by week in the company's time zone, with the share of questions answered", async () => {
    await world.own.db.run(
      sql`update companies set time_zone = 'Pacific/Auckland' where id = ${world.companyId}`,
    );
    // In Auckland this is Monday the 2nd of February, the day after in UTC's week.
    await closeTopic("2026-02-01T12:00:00Z", "2026-02-10T12:00:00Z");
    await closeTopic("2026-01-05T12:00:00Z", "2026-02-03T12:00:00Z");
    await count("2026-02-01", 8, 8);
    await count("2026-02-02", 3, 1);
    await count("2026-02-08", 1, 1);
    await count("2026-02-17", 5, 5);
    const { topics } = await as(world.manager).dashboard.company({ from: "2026-02-02", to: "2026-02-16" });
    expect(topics).toEqual({
      open: 0,
      questions: 0,
      weeks: [
        { start: "2026-02-02", opened: 1, closed: 1, questions: 4, answered: 2 },
        { start: "2026-02-09", opened: 0, closed: 1, questions: 0, answered: 0 },
        { start: "2026-02-16", opened: 0, closed: 0, questions: 0, answered: 0 },
      ],
      steps: expect.anything(),
    });
    // Fifteen days are shown by day: the closed topic was opened on the first of them.
    expect(topics?.steps.map(({ start }) => start)).toHaveLength(15);
    expect(topics?.steps.filter(({ opened, closed }) => opened + closed > 0)).toEqual([
      { start: "2026-02-02", opened: 1, closed: 0 },
      { start: "2026-02-04", opened: 0, closed: 1 },
      { start: "2026-02-11", opened: 0, closed: 1 },
    ]);
    const year = await as(world.manager).dashboard.company({ from: "2025-12-15", to: "2026-12-14" });
    expect(year.topics?.steps.slice(0, 3)).toEqual([
      { start: "2025-12-15", opened: 0, closed: 0 },
      { start: "2026-01-01", opened: 1, closed: 0 },
      { start: "2026-02-01", opened: 1, closed: 2 },
    ]);
  });

  it("count a week at an end of the span only by its days in it, over a change of the clocks too", async () => {
    await count("2026-10-21", 4, 4);
    await count("2026-10-22", 2, 1);
    await count("2026-10-26", 1, 0);
    const { topics } = await as(world.manager).dashboard.company({ from: "2026-10-22", to: "2026-10-26" });
    expect(topics?.weeks).toMatchObject([
      { start: "2026-10-19", questions: 2, answered: 1 },
      { start: "2026-10-26", questions: 1, answered: 0 },
    ]);
  });

  it("are open from their first question on, and closed once they are", async () => {
    await ended(world.employee, await ask(world.employee, "Gibt es Urlaubsgeld für Werkstudenten?"));
    const chat = await as(world.manager).chats.start({
      name: "Fragen",
      visibility: "private" as const,
      divisionIds: [world.division],
    });
    await ended(
      world.manager,
      await ask(world.manager, "Wie hoch ist das Urlaubsgeld für Werkstudenten?", chat.id),
    );
    const waiting = async (span = {}) => (await as(world.manager).dashboard.company(span)).topics?.questions;
    expect(await waiting()).toBe(2);
    // What needs a hand today does not depend on the span that is looked at.
    expect(await waiting({ from: "2020-01-01", to: "2020-01-31" })).toBe(2);
    const total = async (of: "opened" | "closed") => {
      const { topics } = await as(world.manager).dashboard.company({ days: 7 });
      return { open: topics?.open, count: topics?.weeks.reduce((sum, week) => sum + week[of], 0) };
    };
    expect(await total("opened")).toEqual({ open: 1, count: 1 });
    const [topic] = (await as(world.manager).topics.list()).topics;
    await as(world.manager).topics.close({ id: topic!.id });
    expect(await total("opened")).toEqual({ open: 0, count: 1 });
    expect(await total("closed")).toEqual({ open: 0, count: 1 });
    expect(await waiting()).toBe(0);
  });

  it("do not count a question as waiting for an answer because it is disliked: its feedback is settled", async () => {
    const { id } = await ended(world.employee, await ask(world.employee));
    const waiting = async () => (await as(world.manager).dashboard.company({})).topics;
    expect(await waiting()).toMatchObject({ open: 0, questions: 0 });
    await as(world.employee).feedback.give({ id, liked: false, handedOn: true });
    expect(await waiting()).toMatchObject({ open: 1, questions: 0 });
  });

  it("name files past their last day and mails that wait for approval", async () => {
    expect(await as(world.manager).dashboard.company({})).toMatchObject({
      files: { expired: 0 },
      mailAnswers: 0,
      undeliveredInvitations: 0,
      golden: 0,
    });
    await world.own.db.run(
      sql`update files set valid_until = '2020-01-01' where division_id = ${world.division}`,
    );
    expect((await as(world.manager).dashboard.company({})).files.expired).toBe(1);
  });
});
