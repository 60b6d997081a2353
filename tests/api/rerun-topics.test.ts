import sql from "sql-template-tag";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { clock } from "~/db/clock";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { enqueueTopics, enqueueTopicsTogether } from "~/domain/feedback/topic/enqueue-topics";
import type { JobWorker } from "~/jobs/worker";
import { answering } from "../factories/answering";
import { makeCompany, makePerson } from "../factories/company";
import { makeDivision, makeFile } from "../factories/knowledge";
import { until } from "../factories/until";
import { working } from "../factories/working";

const { world, as, ask, ended, chatOf } = answering();
let worker: JobWorker;
beforeAll(async () => {
  worker = await working(world.own.db);
});
afterAll(() => worker?.stop());

const question = "Gibt es Urlaubsgeld für Werkstudenten?";
const rest = "Der Betriebsausflug ist im September.";
const approved = () => ({
  divisionId: world.division,
  wordings: ["Bekommen Werkstudenten Urlaubsgeld?"],
  answer: "Ja: 200 Euro.",
  validUntil: "2190-12-31",
});
const jobs = async () => {
  const { left } = await world.own.db.one<{ left: number }>(
    sql`select count(*) as left from graphile_worker.jobs where task_identifier = 'run_topics'`,
  );
  return left;
};
const settled = () => until(async () => (await jobs()) === 0);
const mails = (to: string) =>
  world.own.db.many<{ text: string }>(
    sql`select text from mails where purpose = 'question_answered' and to_address = ${to}`,
  );
const addressOf = async (id: string) =>
  (await world.own.db.one<{ email: string }>(sql`select email from users where id = ${id}`)).email;

let messageId: string;
beforeEach(async () => {
  const managers = await chatOf(world.manager, "private", world.division);
  messageId = (await ended(world.employee, await ask(world.employee, question))).id;
  await ended(
    world.manager,
    await ask(world.manager, "Wie hoch ist das Urlaubsgeld für Werkstudenten?", managers),
  );
});

describe("open topics of a division run again", () => {
  it("when an answer is approved: they close with what answers them, and askers are notified once", async () => {
    expect((await as(world.manager).topics.list()).topics).toMatchObject([{ questions: 2 }]);
    await as(world.manager).approvedAnswers.add(approved());
    await settled();
    expect(await as(world.manager).topics.list()).toEqual({ topics: [], withheld: 0 });
    expect((await as(world.manager).topics.closed({})).rows).toMatchObject([
      { reason: "answered", questions: 2, sourceName: "Bekommen Werkstudenten Urlaubsgeld?" },
    ]);
    expect(await as(world.employee).notifications.list({})).toContainEqual(
      expect.objectContaining({ kind: "question-answered", id: messageId, name: question }),
    );
    const address = await addressOf(world.employee.id);
    expect(await mails(address)).toHaveLength(1);
    const [mail] = await mails(address);
    expect(mail!.text).toContain(`/employee/chat/${world.chatId}?`);
    expect(mail!.text).toContain(`#m-${messageId}`);
    expect(mail!.text).not.toContain(question);
    // The approved answer is no document that was added.
    expect(mail!.text).toContain(
      "Inzwischen wurde eine Antwort dazu freigegeben: „Bekommen Werkstudenten Urlaubsgeld?“",
    );
    await world.own.db.transaction(tx => enqueueTopics(tx, world.division));
    await settled();
    expect(await mails(address)).toHaveLength(1);
    expect((await as(world.employee).answers.retry({ id: messageId })).state).toBe("waiting");
  });

  it("and notify those who asked in others' chats too, shared or public, unless they no longer see the chat", async () => {
    const colleague = await makePerson(world.own.db, "employee", world.companyId);
    await world.own.db.run(sql`
      insert into division_members (division_id, user_id) values (${world.division}, ${colleague.id})`);
    const guest = await makePerson(world.own.db, "public_user");
    const [shared, open, closed] = [
      await chatOf(world.manager, "private", world.division),
      await chatOf(world.manager, "public", world.division),
      await chatOf(world.manager, "public", world.division),
    ];
    await as(world.manager).shares.share({ id: shared, userId: colleague.id, mode: "ask" });
    const gone = await makePerson(world.own.db, "public_user");
    for (const [asker, chat] of [
      [colleague, shared],
      [guest, open],
      [gone, closed],
    ] as const)
      await ended(asker, await ask(asker, question, chat));
    await world.own.db.run(sql`update chats set visibility = 'private' where id = ${closed}`);
    await as(world.manager).approvedAnswers.add(approved());
    await settled();
    const told = async (actor: Actor) =>
      (await as(actor).notifications.list({})).filter(({ kind }) => kind === "question-answered").length;
    expect([await told(colleague), await told(guest), await told(gone)]).toEqual([1, 1, 0]);
    expect(await mails(colleague.email)).toMatchObject([
      { text: expect.stringContaining(`/employee/chat/${shared}?`) },
    ]);
    expect(await mails(guest.email)).toHaveLength(1);
    expect(await mails(gone.email)).toEqual([]);
  });

  it("when a document is ready, and only those that it answers close", async () => {
    await world.own.db.run(sql`update files set created_at = created_at`);
    await ended(world.employee, await ask(world.employee, "Wann liefern Sie Kakaopulver auf die Inseln?"));
    const file = await makeFile(world.own.db, world.division, [
      "Werkstudenten erhalten Urlaubsgeld: Das Urlaubsgeld für Werkstudenten beträgt 200 Euro.",
      rest,
    ]);
    await world.own.db.run(sql`update files set ready_at = ${clock.now()} where id = ${file}`);
    await world.own.db.transaction(tx => enqueueTopics(tx, world.division));
    await settled();
    expect((await as(world.manager).topics.closed({})).rows).toMatchObject([
      { reason: "answered", fileId: file, sourceName: "Handbuch.pdf" },
    ]);
    expect((await as(world.manager).topics.list()).withheld).toBe(1);
    expect((await mails(await addressOf(world.employee.id)))[0]!.text).toContain(
      "Inzwischen beantwortet sie die Datei „Handbuch.pdf“.",
    );
  });

  it("when a document is moved into the division or is valid again: it was not found when they were asked", async () => {
    const other = await makeDivision(world.own.db, world.companyId);
    const file = await makeFile(world.own.db, other, [
      "Werkstudenten erhalten Urlaubsgeld: Das Urlaubsgeld für Werkstudenten beträgt 200 Euro.",
      rest,
    ]);
    await world.own.db.run(sql`update files set ready_at = '2026-01-01T00:00Z' where id = ${file}`);
    const change = (fields: { divisionId?: string; validUntil?: string | null }) =>
      as(world.manager).files.change({
        id: file,
        name: "Handbuch.pdf",
        divisionId: world.division,
        ownerId: null,
        validUntil: null,
        ...fields,
      });
    const closed = async () => (await as(world.manager).topics.closed({})).rows;
    await change({ divisionId: other });
    await settled();
    expect(await closed()).toEqual([]);
    await change({});
    await settled();
    expect(await closed()).toMatchObject([{ reason: "answered", fileId: file, questions: 2 }]);
    await world.own.db.run(
      sql`update divisions set expired_files = 'leave_out' where id = ${world.division}`,
    );
    await change({ validUntil: "2020-01-01" });
    await ended(world.employee, await ask(world.employee, question));
    await change({ validUntil: "2020-02-01" });
    await settled();
    expect(await closed()).toHaveLength(1);
    await change({ validUntil: "2190-01-01" });
    await settled();
    expect(await closed()).toHaveLength(2);
  });

  it("and stay open when nothing new answers them, or the source is in a division that was not asked", async () => {
    await world.own.db.transaction(tx => enqueueTopics(tx, world.division));
    await settled();
    expect((await as(world.manager).topics.list()).topics).toHaveLength(1);
    expect(await mails(await addressOf(world.employee.id))).toEqual([]);
  });

  it("without a mail to those who turned it off, who still see it", async () => {
    await as(world.employee).mailChoices.change({ wanted: [] });
    await as(world.manager).approvedAnswers.add(approved());
    await settled();
    expect(await mails(await addressOf(world.employee.id))).toEqual([]);
    expect(await as(world.employee).notifications.list({})).toContainEqual(
      expect.objectContaining({ kind: "question-answered" }),
    );
  });

  it("once for documents that become ready together, and at once when an answer is approved meanwhile", async () => {
    const waiting = () =>
      world.own.db.many<{ soon: boolean; at: Date }>(sql`
        select run_at <= now() as soon, run_at as at from graphile_worker.jobs where key = ${`run_topics:${world.division}`}`);
    await world.own.db.transaction(tx => enqueueTopicsTogether(tx, world.division));
    const first = await waiting();
    expect(first).toMatchObject([{ soon: false }]);
    for (let file = 0; file < 5; file++)
      await world.own.db.transaction(tx => enqueueTopicsTogether(tx, world.division));
    expect(await waiting()).toEqual(first);
    await as(world.manager).approvedAnswers.add(approved());
    await settled();
    expect((await as(world.manager).topics.closed({})).total).toBe(1);
  });

  it("and an hour later, when their process died with each attempt", async () => {
    await world.own.db.run(sql`
      select graphile_worker.add_job('run_topics', ${JSON.stringify({ divisionId: world.division })}::json,
        flags => array['abandoned'])`);
    const key = `run_topics:${world.division}`;
    const waiting = () =>
      world.own.db.many<{ minutes: number }>(sql`
        select round(extract(epoch from run_at - now()) / 60)::int as minutes from graphile_worker.jobs
        where key = ${key}`);
    await until(async () => (await waiting()).length > 0);
    expect(await waiting()).toEqual([{ minutes: 60 }]);
    await as(world.manager).approvedAnswers.add(approved());
    await settled();
    expect((await as(world.manager).topics.closed({})).total).toBe(1);
  });

  it("and are listed for their company only", async () => {
    await as(world.manager).approvedAnswers.add(approved());
    await settled();
    const other = await makeCompany(world.own.db);
    expect((await as(other.manager).topics.closed({})).total).toBe(0);
    expect(await as(other.employee).notifications.list({})).toEqual([]);
    await world.own.db.transaction(tx => enqueueTopics(tx, newId()));
    await settled();
  });
});
