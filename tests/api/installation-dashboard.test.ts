import sql, { raw } from "sql-template-tag";
import { beforeEach, describe, expect, it } from "vitest";
import { abilityOf, type Permission, rulesOf } from "~/contract/abilities";
import { clock } from "~/db/clock";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { recordHealth } from "~/domain/operations/dashboard/read-health";
import { asking } from "../factories/asking";
import { makeCompany, makePerson } from "../factories/company";
import { makeDivision, makeFile } from "../factories/knowledge";
import { ownCompany } from "../factories/own-company";
import { makeQuestion } from "../factories/question";

// The dashboard counts the whole installation, so each test begins with one that holds nothing but its own company.
beforeEach(async () => {
  for (const table of ["companies", "mails", "contract_declarations", "health_states", "feedback"])
    await own.db.run(sql`delete from ${raw(table)}`);
  await own.db.run(sql`delete from graphile_worker._private_jobs`);
});
const own = ownCompany({});
const read = async (actor?: Actor, span = {}) =>
  asking(own.db, actor ?? (await makePerson(own.db, "administrator"))).dashboard.installation(span);

/** A user of the operator whose role allows only this. */
async function withRole(...permissions: Permission[]): Promise<Actor> {
  const actor = await makePerson(own.db, "staff");
  return { ...actor, ability: abilityOf(rulesOf({ access: "admin", permissions }, actor.id)) };
}

describe("the operator's dashboard", () => {
  it("says since when each part is as it is: from when its state was first seen", async () => {
    const stateOf = async (part: string) => (await read()).health?.find(one => one.part === part);
    const file = await makeFile(own.db, await makeDivision(own.db, own.id), ["a"]);
    expect((await read()).health?.map(({ part }) => part).sort()).toEqual([
      "database",
      "index",
      "mail",
      "provider",
      "storage",
    ]);
    clock.now = () => new Date("2026-11-20T08:00:00Z");
    await recordHealth(own.db);
    clock.now = () => new Date("2026-11-20T09:00:00Z");
    await recordHealth(own.db);
    expect(await stateOf("index")).toMatchObject({ state: "ok", since: new Date("2026-11-20T08:00:00Z") });
    await own.db.run(
      sql`update files set status = 'reading', created_at = '2026-11-20T08:30Z' where id = ${file}`,
    );
    expect(await stateOf("index")).toMatchObject({ state: "late", since: null, amount: 1 });
    clock.now = () => new Date("2026-11-20T09:10:00Z");
    await recordHealth(own.db);
    expect(await stateOf("index")).toMatchObject({ state: "late", since: new Date("2026-11-20T09:10:00Z") });
    expect(await stateOf("database")).toMatchObject({ since: new Date("2026-11-20T08:00:00Z") });
  });

  it("has the queue with its age, what failed for good, and how much was done in the last hour", async () => {
    clock.now = () => new Date("2026-11-20T12:00:00Z");
    const before = (await read()).queue;
    expect(before).toMatchObject({ waiting: 0, failed: 0, oldest: null, mailsWaiting: 0, mailsSince: null });
    for (const at of ["2026-11-20T11:40Z", "2026-11-20T11:50Z", "2026-11-20T13:00Z"])
      await own.db.run(sql`select graphile_worker.add_job('sweep', run_at => ${at}::timestamptz)`);
    await own.db.run(
      sql`select graphile_worker.add_job('sweep', job_key => 'lost', run_at => '2026-11-20T10:00Z')`,
    );
    await own.db.run(sql`
      update graphile_worker._private_jobs set attempts = max_attempts where key = 'lost'`);
    const division = await makeDivision(own.db, own.id);
    for (const ready of ["2026-11-20T11:30Z", "2026-11-20T10:30Z"])
      await own.db.run(sql`
        update files set ready_at = ${ready} where id = ${await makeFile(own.db, division, ["a"])}`);
    for (const [state, created, sent] of [
      ["sent", "2026-11-20T11:00Z", "2026-11-20T11:30Z"],
      ["sent", "2026-11-20T09:00Z", "2026-11-20T09:01Z"],
      ["waiting", "2026-11-20T11:10Z", null],
      ["waiting", "2026-11-20T11:20Z", null],
      ["failed", "2026-11-20T08:00Z", null],
    ])
      await own.db.run(sql`
        insert into mails (id, to_address, subject, text, html, purpose, state, created_at, sent_at)
        values (gen_random_uuid(), 'a@example.org', 'a', 'a', 'a', 'news', ${state}, ${created}, ${sent})`);
    expect((await read()).queue).toEqual({
      waiting: 2,
      failed: 1,
      oldest: new Date("2026-11-20T11:40:00Z"),
      lastHour: (before?.lastHour ?? 0) + 2,
      mailsWaiting: 2,
      mailsFailed: 1,
      mailsUndelivered: 0,
      mailsSince: new Date("2026-11-20T11:10:00Z"),
    });
    // The state of the mails, beside it, counts the same ones: also those that are not late yet.
    await own.db.run(sql`
      update mails set created_at = '2026-11-20T11:50Z' where created_at = '2026-11-20T11:20Z'`);
    expect((await read()).health?.find(({ part }) => part === "mail")).toMatchObject({ amount: 2 });
  });

  it("names companies that are new, that ask more than before, and that have gone quiet", async () => {
    clock.now = () => new Date("2020-03-01T12:00:00Z");
    const [growing, quiet, steady] = [
      await makeCompany(own.db),
      await makeCompany(own.db),
      await makeCompany(own.db),
    ];
    clock.now = () => new Date("2026-11-20T12:00:00Z");
    const fresh = await makeCompany(own.db);
    for (const [{ id }, day, questions] of [
      [growing, "2026-11-02", 4],
      [growing, "2026-11-16", 9],
      [quiet, "2026-11-03", 6],
      [steady, "2026-11-04", 3],
      [steady, "2026-11-18", 3],
    ] as const)
      await own.db.run(sql`
        insert into day_counts (company_id, day, questions) values (${id}, ${day}, ${questions})`);
    const names = async (...of: { id: string }[]) =>
      (
        await own.db.many<{ name: string }>(
          sql`select name from companies where id = any(${of.map(({ id }) => id)}::uuid[])`,
        )
      ).map(({ name }) => name);
    const { companies } = await read(undefined, { from: "2026-11-08", to: "2026-11-20" });
    expect(companies?.growing).toEqual([{ name: (await names(growing))[0], before: 4, now: 9 }]);
    expect(companies?.quiet).toEqual([{ name: (await names(quiet))[0], before: 6, now: 0 }]);
    expect(companies?.active).toBe(2);
    expect(companies?.newest.map(({ name }) => name)).toContain((await names(fresh))[0]);
    expect(companies?.newest.map(({ name }) => name)).not.toContain((await names(steady))[0]);
    // New in a period that is over is who came in it, not who came since.
    const past = await read(undefined, { from: "2020-03-01", to: "2020-03-31" });
    expect(past.companies?.fresh).toBe(3);
    expect(past.companies?.newest.map(({ name }) => name).sort()).toEqual(
      (await names(growing, quiet, steady)).sort(),
    );
    expect(past.users?.reduce((sum, one) => sum + one.fresh, 0)).toBe(
      await own.db
        .one<{ users: number }>(sql`select count(*) as users from users where created_at < '2021-01-01'`)
        .then(({ users }) => users),
    );
  });

  it("counts the plans that began in a period, also those that have ended since", async () => {
    clock.now = () => new Date("2026-11-20T12:00:00Z");
    await own.db.run(sql`
      insert into subscriptions (id, company_id, plan, starts_at, ends_at, days)
      values (${newId()}, ${own.id}, 'days_30', '2026-10-01T08:00Z', '2026-10-31T08:00Z', 30)`);
    const of = async (from: string, to: string) => (await read(undefined, { from, to })).plans;
    expect(await of("2026-10-01", "2026-10-31")).toEqual([{ plan: "days_30", companies: 0, started: 1 }]);
    expect(await of("2026-10-02", "2026-10-31")).toEqual([{ plan: "days_30", companies: 0, started: 0 }]);
  });

  it("has only the modules that its reader may read: of others no figure at all", async () => {
    const { id: message } = await makeQuestion(own.db, own.employee);
    await asking(own.db, own.employee).feedback.give({ id: message, liked: true, mood: "happy" });
    await makeFile(own.db, await makeDivision(own.db, own.id), ["a"]);
    const all = await read();
    expect(all).toMatchObject({ feedback: true, totals: { likes: 1, happy: 1 } });
    expect(all.totals.files).toBeGreaterThan(0);
    const employees = (of: typeof all) => of.users?.find(({ role }) => role === "employee");
    await makePerson(own.db, "employee", own.id);
    const { users = 0, fresh = 0 } = employees(all) ?? {};
    expect(employees(await read())).toMatchObject({ own: false, users: users + 1, fresh: fresh + 1 });
    const nothing = await read(await withRole({ action: ["read"], subject: "Activity" }));
    for (const part of [
      "users",
      "companies",
      "files",
      "queue",
      "health",
      "plans",
      "revenue",
      "overdue",
    ] as const)
      expect([part, nothing[part]]).toEqual([part, null]);
    expect(nothing).toMatchObject({ feedback: false, openFeedback: null });
    const unread = { likes: 0, dislikes: 0, happy: 0, neutral: 0, negative: 0, files: 0 };
    for (const counted of [nothing.totals, nothing.before, ...nothing.buckets])
      expect(counted).toMatchObject(unread);
    expect(nothing.totals.questions).toBe(all.totals.questions);
    const system = await read(await withRole({ action: ["read"], subject: "SystemSetting" }));
    expect([system.health?.length, system.users, system.files]).toEqual([5, null, null]);
  });

  it("has what customers and their banks have done: open cancellations, charges that failed, mails that came back", async () => {
    clock.now = () => new Date("2026-11-20T12:00:00Z");
    const before = await read();
    expect(before).toMatchObject({ declarations: { count: 0, since: null }, pastDue: [] });
    expect(before.queue?.mailsUndelivered).toBe(0);
    for (const [state, at] of [
      ["open", "2026-11-18T09:00Z"],
      ["open", "2026-11-19T09:00Z"],
      ["settled", "2026-11-01T09:00Z"],
    ])
      await own.db.run(sql`
        insert into contract_declarations (id, kind, extraordinary, reason, name, contract, email, language, received_at, state)
        values (${newId()}, 'cancellation', false, '', 'Birte Hansen', 'K-1', 'b@example.org', 'de', ${at}, ${state})`);
    await own.db.run(sql`
      insert into subscriptions (id, company_id, plan, starts_at, ends_at, provider_id, state)
      values (${newId()}, ${own.id}, 'monthly', '2026-10-19T00:00Z', '2026-11-26T00:00Z', ${`sub_${own.id}`}, 'past_due')`);
    await own.db.run(sql`
      insert into mails (id, to_address, subject, text, html, purpose, state, created_at, sent_at, undelivered_at)
      values (${newId()}, 'weg@example.org', 'Rechnung', '', '', 'invoice', 'sent', now(), now(), now())`);
    const after = await read();
    expect(after.declarations).toEqual({ count: 2, since: new Date("2026-11-18T09:00:00Z") });
    expect(after.pastDue).toEqual([{ name: expect.any(String), until: new Date("2026-11-26T00:00:00Z") }]);
    expect(after.queue?.mailsUndelivered).toBe(1);
    clock.now = () => new Date("2026-11-27T00:00:00Z");
    expect((await read()).pastDue).toEqual([]);
    const reader = await withRole({ action: ["read"], subject: "Feedback" } as Permission);
    expect(await read(reader)).toMatchObject({ declarations: null, pastDue: null, queue: null });
  });

  it("counts each file once, those in quarantine or stopped too, so that its sums are those of the files' own page", async () => {
    const division = await makeDivision(own.db, own.id);
    const before = (await read()).files!;
    const states = [
      ["ready", null],
      ["reading", null],
      ["failed", "unreadable"],
      ["failed", "read_cancelled"],
      ["quarantined", null],
    ] as const;
    for (const [status, reason] of states)
      await own.db.run(sql`
        update files set status = ${status}, reason = ${reason} where id = ${await makeFile(own.db, division, ["a"])}`);
    const { ready, waiting, failed, stopped, quarantined } = (await read()).files!;
    expect({ ready, waiting, failed, stopped, quarantined }).toEqual({
      ready: before.ready + 1,
      waiting: before.waiting + 1,
      failed: before.failed + 1,
      stopped: before.stopped + 1,
      quarantined: before.quarantined + 1,
    });
  });
});
