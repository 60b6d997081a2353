import sql from "sql-template-tag";
import { beforeEach, describe, expect, it } from "vitest";
import { clock } from "~/db/clock";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { likeAnswer } from "~/domain/feedback/feedback/give-feedback";
import { asking } from "../factories/asking";
import { codeOf } from "../factories/code-of";
import { makeCompany, makePerson } from "../factories/company";
import { beforeCommit, doneOrLocked } from "../factories/interleave";
import { makeDivision, makeFile } from "../factories/knowledge";
import { ownCompany } from "../factories/own-company";
import { makeCitation, makeQuestion } from "../factories/question";

const own = ownCompany({}, { plan: true });
let asked: { id: string; chatId: string };

const as = (actor?: Actor) => asking(own.db, actor).feedback;
const listed = async (actor: Actor = own.manager) => (await as(actor).list({ page: 1, size: 100 })).rows;
const newest = async () => (await listed())[0]!;

beforeEach(async () => {
  await own.db.run(sql`delete from feedback`);
  asked = await makeQuestion(own.db, own.employee);
});

describe("feedback at an answer", () => {
  it("is one for each asker and answer, and can be changed and withdrawn", async () => {
    await as(own.employee).like({ id: asked.id, liked: false });
    const given = await as(own.employee).give({
      id: asked.id,
      mood: "negative",
      rating: 2,
      comment: "Veraltet.",
    });
    expect(given).toEqual({
      mood: "negative",
      liked: null,
      rating: 2,
      comment: "Veraltet.",
      tagId: null,
      handedOn: false,
      settledAt: null,
    });
    expect(await as(own.employee).like({ id: asked.id, liked: true })).toEqual({ ...given, liked: true });
    const mine = { id: asked.chatId, messageIds: [asked.id] };
    expect(await as(own.employee).own(mine)).toEqual([{ ...given, liked: true, messageId: asked.id }]);
    expect(await listed()).toHaveLength(1);
    await as(own.employee).withdraw({ id: asked.id });
    expect(await listed()).toEqual([]);
    expect(await as(own.employee).own(mine)).toEqual([]);
  });

  it("stays settled where a second tab repeats the like, and opens again where it changes", async () => {
    await as(own.employee).like({ id: asked.id, liked: false });
    await as(own.manager).settle({ id: (await newest()).id });
    expect((await as(own.employee).like({ id: asked.id, liked: false })).settledAt).toBeInstanceOf(Date);
    expect((await as(own.employee).like({ id: asked.id, liked: true })).settledAt).toBeNull();
    expect(await as(own.employee).unlike({ id: asked.id })).toBeNull();
    expect(await listed()).toEqual([]);
  });

  it("of many that are sent at the same moment becomes one", async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => as(own.employee).give({ id: asked.id, rating: (at % 5) + 1 })),
    );
    expect(await listed()).toHaveLength(1);
  });

  it("that is liked and handed on at the same moment keeps both", async () => {
    let handedOn: Promise<unknown> | undefined;
    const db = beforeCommit(own.db, async () => {
      handedOn = as(own.employee).handOn({ id: asked.id });
      await doneOrLocked(own.db, handedOn);
    });
    await likeAnswer(db, own.employee, { id: asked.id, liked: true });
    await handedOn;
    const [mine] = await as(own.employee).own({ id: asked.chatId, messageIds: [asked.id] });
    expect(mine).toMatchObject({ liked: true, handedOn: true });
  });

  it("shows the company the question and answer only after the asker handed it on, and never a name", async () => {
    await as(own.employee).give({ id: asked.id, comment: "Stimmt nicht." });
    const before = await as(own.manager).read({ id: (await newest()).id });
    expect(before).toMatchObject({ question: null, answer: null, about: "withheld", giver: null });
    await as(own.employee).give({ id: asked.id, comment: "Stimmt nicht.", handedOn: true });
    const after = await as(own.manager).read({ id: before.id });
    expect(after).toMatchObject({
      question: "Wie viele Tage?",
      answer: { text: "Dreißig Tage." },
      about: "answer",
    });
    expect(JSON.stringify(after)).not.toContain(own.employee.lastName);
  });

  it("shows the answer with its sources, and neither once a cited file is deleted", async () => {
    const file = await makeFile(own.db, await makeDivision(own.db, own.id), ["30 Tage Urlaub."]);
    await makeCitation(own.db, asked.id, file);
    await as(own.employee).give({ id: asked.id, handedOn: true });
    const { id } = await newest();
    const shown = await as(own.manager).read({ id });
    expect(shown.answer?.citations).toMatchObject([{ number: 1, fileId: file, sentence: "30 Tage Urlaub." }]);
    await own.db.run(sql`delete from files where id = ${file}`);
    expect(await as(own.manager).read({ id })).toMatchObject({ about: "withheld", answer: null });
  });

  it("stays when the question is deleted, and is refused for an answer that is gone", async () => {
    await as(own.employee).give({ id: asked.id, comment: "Gut.", handedOn: true });
    await own.db.run(sql`delete from messages where id = ${asked.id}`);
    expect(await as(own.manager).read({ id: (await newest()).id })).toMatchObject({
      about: "gone",
      question: null,
    });
    expect(await codeOf(as(own.employee).give({ id: asked.id, mood: "happy" }))).toBe("feedback_answer_gone");
    expect(await codeOf(as(own.employee).form({ id: asked.id }))).toBe("feedback_answer_gone");
  });

  it("goes with its giver", async () => {
    const leaver = await makePerson(own.db, "employee", own.id);
    const question = await makeQuestion(own.db, leaver);
    await as(leaver).give({ id: question.id, comment: "Tschüs." });
    await own.db.run(sql`delete from users where id = ${leaver.id}`);
    expect(await listed()).toEqual([]);
  });

  it("says something, has a rating from 1 to 5, and waits for the answer", async () => {
    expect(await codeOf(as(own.employee).give({ id: asked.id, comment: "  " }))).toBe("feedback_empty");
    await expect(as(own.employee).give({ id: asked.id, rating: 6 })).rejects.toMatchObject({
      code: "bad_request",
    });
    await expect(as(own.employee).give({ id: asked.id, comment: "x".repeat(10_000) })).rejects.toMatchObject({
      data: { fields: { comment: ["field.tooLong:2000"] } },
    });
    const waiting = await makeQuestion(own.db, own.employee, { state: "streaming" });
    expect(await codeOf(as(own.employee).like({ id: waiting.id, liked: true }))).toBe("answer_under_way");
  });

  it("is given by the asker only: neither a colleague nor the data manager can give or read it for them", async () => {
    const colleague = await makePerson(own.db, "employee", own.id);
    for (const other of [colleague, own.manager]) {
      expect(await codeOf(as(other).give({ id: asked.id, mood: "happy" }))).toBe("feedback_answer_gone");
      expect(await as(other).own({ id: asked.chatId, messageIds: [asked.id] })).toEqual([]);
    }
    expect(await codeOf(as(own.employee).list({}))).toBe("forbidden");
  });

  it("offers people outside the company no tag that only its files have, and takes none of them", async () => {
    const { tags, feedback } = asking(own.db, own.manager);
    const reader = await makePerson(own.db, "public_user");
    const question = await makeQuestion(own.db, reader, { owner: own.manager, visibility: "public" });
    const { id } = await tags.add({ name: `Vertraulich ${newId()}` });
    const { code } = await feedback.share();
    const offered = async () =>
      (await Promise.all([as(reader).form({ id: question.id }), feedback.publicForm({ code })])).map(form =>
        form.tags.some(tag => tag.id === id),
      );
    expect(await offered()).toEqual([true, true]);
    const file = await makeFile(own.db, await makeDivision(own.db, own.id), ["Seite"]);
    await own.db.run(sql`insert into file_tags (file_id, tag_id) values (${file}, ${id})`);
    expect(await offered()).toEqual([false, false]);
    expect(await codeOf(as(reader).give({ id: question.id, mood: "happy", tagId: id }))).toBe("not_found");
    expect((await as(own.employee).form({ id: asked.id })).tags.map(tag => tag.id)).toContain(id);
    await as(own.employee).give({ id: asked.id, mood: "happy", tagId: id });
    expect(await offered()).toEqual([true, true]);
  });

  it("of a reader of a public chat counts as the public's, with the company's tags", async () => {
    const reader = await makePerson(own.db, "public_user");
    const tag = await asking(own.db, own.manager).tags.add({ name: `Lieferung ${newId()}`, colour: "blue" });
    const question = await makeQuestion(own.db, reader, { owner: own.manager, visibility: "public" });
    expect((await as(reader).form({ id: question.id })).tags).toContainEqual({
      id: tag.id,
      name: tag.name,
      colour: "blue",
    });
    await as(reader).give({ id: question.id, liked: false, tagId: tag.id });
    expect(await newest()).toMatchObject({ source: "public", liked: false, tags: [{ id: tag.id }] });
    const strange = await asking(own.db, (await makeCompany(own.db)).manager).tags.add({ name: "Fremd" });
    expect(await codeOf(as(reader).give({ id: question.id, mood: "happy", tagId: strange.id }))).toBe(
      "not_found",
    );
  });
});

describe("the list of feedback", () => {
  it("is searched, filtered and sorted, and its export has the same rows", async () => {
    for (const [at, mood] of (["happy", "neutral", "negative"] as const).entries()) {
      const { id } = await makeQuestion(own.db, own.employee, { question: `Frage ${at}?` });
      await as(own.employee).give({
        id,
        mood,
        rating: 5 - at,
        comment: `Kommentar 100% ${at}`,
        handedOn: at === 0,
      });
    }
    const found = async (filter: object) =>
      (await as(own.manager).list(filter)).rows.map(({ comment }) => comment.at(-1));
    expect(await found({ mood: "neutral" })).toEqual(["1"]);
    expect(await found({ sort: "mood" })).toEqual(["2", "1", "0"]);
    expect(await found({ sort: "-rating" })).toEqual(["0", "1", "2"]);
    expect(await found({ search: "100% 2" })).toEqual(["2"]);
    // A question that was not handed on is not found by its words.
    expect(await found({ search: "Frage" })).toEqual(["0"]);
    expect(await found({ rating: 6 }).catch(error => error.code)).toBe("bad_request");
    expect(await found({ from: "2020-01-01", to: "2020-12-31" })).toEqual([]);
    const { rows, more } = await as(own.manager).export({ mood: "neutral" });
    expect([rows.length, more]).toEqual([1, false]);
  });

  it.each(["-date", "date", "mood", "-rating"] as const)(
    "is exported whole from a list by %s while feedback comes, goes, changes and is settled",
    async sort => {
      const company = own.manager.companyId;
      await own.db.run(sql`delete from feedback where company_id = ${company}`);
      const add = (first: number, last: number) =>
        own.db.run(sql`
          insert into feedback (id, company_id, source, mood, comment, created_at, updated_at)
          select gen_random_uuid(), ${company}, 'public', 'happy', 'Nr. ' || n,
                 '2026-01-01'::timestamptz + (n / 3) * interval '1 minute', now()
          from generate_series(${first}::int, ${last}::int) n`);
      await add(1, 1_250);
      const seen: string[] = [];
      const filter = { settled: "no", sort } as const;
      let after: string | undefined;
      for (let piece = 1; ; piece++) {
        const { rows, more } = await as(own.manager).export({ ...filter, piece, after });
        seen.push(...rows.map(({ comment }) => comment));
        if (!more) break;
        after = rows.at(-1)!.id;
        // Settled ones leave the filter, deleted ones are gone; all are of those that were exported.
        await own.db.run(
          sql`update feedback set settled_at = now() where id = any(${rows.slice(0, 200).map(({ id }) => id)})`,
        );
        await own.db.run(
          sql`delete from feedback where id = any(${rows.slice(200, 300).map(({ id }) => id)})`,
        );
        await own.db.run(sql`
          update feedback set mood = 'negative', rating = 1 where company_id = ${company} and settled_at is null`);
        if (sort !== "date") await add(2_000 + piece * 10, 2_005 + piece * 10);
      }
      expect(seen.length).toBe(1_250);
      expect(new Set(seen).size).toBe(1_250);
    },
  );

  it("marks one as settled and open again, with the version that the reader saw", async () => {
    await as(own.employee).give({ id: asked.id, mood: "negative" });
    const { id, version } = await newest();
    const settled = await as(own.manager).settle({ id }, { context: { version } });
    expect(settled.settledAt).toBeInstanceOf(Date);
    expect(await codeOf(as(own.manager).reopen({ id }, { context: { version } }))).toBe("conflict_version");
    expect((await as(own.manager).list({ settled: "yes" })).rows).toHaveLength(1);
    expect((await as(own.manager).reopen({ id })).settledAt).toBeNull();
    await as(own.manager).settle({ id });
    await as(own.employee).give({ id: asked.id, mood: "happy" });
    expect((await newest()).settledAt).toBeNull();
  });

  it("has the company's own feedback only", async () => {
    await as(own.employee).give({ id: asked.id, mood: "happy" });
    const { id } = await newest();
    const { manager } = await makeCompany(own.db);
    expect(await listed(manager)).toEqual([]);
    for (const call of ["read", "settle", "reopen"] as const)
      expect(await codeOf(as(manager)[call]({ id }))).toBe("not_found");
    expect(await codeOf(as(manager).setTags({ id, tagIds: [] }))).toBe("not_found");
  });
});

describe("feedback to the operator", () => {
  it("names the data manager and the company to administrators, who settle it; staff reads it", async () => {
    await as(own.manager).giveOperator({ mood: "negative", comment: "Der Export fehlt." });
    const administrator = await makePerson(own.db, "administrator");
    const [one] = await listed(administrator);
    expect(one).toMatchObject({
      source: "manager",
      comment: "Der Export fehlt.",
      giver: { email: own.manager.email },
    });
    expect(await listed()).toEqual([]);
    const staff = await makePerson(own.db, "staff");
    expect(await listed(staff)).toHaveLength(1);
    expect(await codeOf(as(staff).settle({ id: one!.id }))).toBe("forbidden");
    expect((await as(administrator).settle({ id: one!.id })).settledAt).not.toBeNull();
    expect(await codeOf(as(await makePerson(own.db, "public_user")).giveOperator({ mood: "happy" }))).toBe(
      "forbidden",
    );
  });
});

describe("the report", () => {
  it("counts moods, likes and ratings by day in the company's time zone, and by tag", async () => {
    clock.now = () => new Date("2026-03-29T22:30:00Z"); // 00:30 of 30 March in Berlin, after the change to summer time
    const tag = await asking(own.db, own.manager).tags.add({ name: `Personal ${newId()}` });
    await as(own.employee).give({ id: asked.id, mood: "negative", liked: false, rating: 2, tagId: tag.id });
    clock.now = () => new Date("2026-03-29T21:30:00Z");
    const other = await makeQuestion(own.db, own.employee);
    await as(own.employee).give({ id: other.id, mood: "happy", rating: 5 });
    clock.now = () => new Date("2026-03-31T10:00:00Z");
    const report = await as(own.manager).report({ period: "7d" });
    expect(report.totals).toEqual({
      total: 2,
      happy: 1,
      neutral: 0,
      negative: 1,
      liked: 0,
      disliked: 1,
      settled: 0,
      ratings: [0, 1, 0, 0, 1],
    });
    expect(report.buckets.map(({ start, total }) => [start, total])).toEqual([
      ["2026-03-25", 0],
      ["2026-03-26", 0],
      ["2026-03-27", 0],
      ["2026-03-28", 0],
      ["2026-03-29", 1],
      ["2026-03-30", 1],
      ["2026-03-31", 0],
    ]);
    expect(report.tags).toMatchObject([{ tag: { id: tag.id }, total: 1, negative: 1 }]);
    for (const [period, many] of [
      ["30d", 30],
      ["90d", 13],
      ["12m", 12],
    ] as const) {
      const { buckets, totals } = await as(own.manager).report({ period, source: "answer" });
      expect([buckets.length, totals.total]).toEqual([many, 2]);
    }
    expect((await as(own.manager).report({ period: "7d", source: "public" })).totals.total).toBe(0);
    const found = await as(own.manager).report({ period: "7d", tagId: tag.id });
    expect([found.totals.total, found.totals.negative, found.totals.happy]).toEqual([1, 1, 0]);
    const oneDay = { from: "2026-03-30", to: "2026-03-30" };
    const onThatDay = await as(own.manager).report({ period: "7d", ...oneDay });
    expect(onThatDay.buckets.filter(({ total }) => total > 0).map(({ start }) => start)).toEqual([
      oneDay.from,
    ]);
  });
});

describe("the notifications of a data manager", () => {
  it("have the feedback of an hour as one, and employees have none of it", async () => {
    for (const mood of ["happy", "negative"] as const) {
      const { id } = await makeQuestion(own.db, own.employee);
      await as(own.employee).give({ id, mood });
    }
    await own.db.run(sql`update feedback set created_at = date_trunc('hour', now())`);
    const notified = async (actor: Actor) =>
      (await asking(own.db, actor).notifications.list({})).filter(({ kind }) => kind === "feedback");
    expect(await notified(own.manager)).toMatchObject([{ count: 2 }]);
    expect(await notified(own.employee)).toEqual([]);
  });
});
