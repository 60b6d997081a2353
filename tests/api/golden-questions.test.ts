import sql from "sql-template-tag";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newId } from "~/db/id";
import { resumeGolden } from "~/domain/feedback/golden/resume-golden";
import { runGolden } from "~/domain/feedback/golden/run-golden";
import { retrieval } from "~/domain/retrieval/retrieval";
import type { JobWorker } from "~/jobs/worker";
import { answering } from "../factories/answering";
import { codeOf } from "../factories/code-of";
import { makeCompany } from "../factories/company";
import { makeDivision, makeFile } from "../factories/knowledge";
import { until } from "../factories/until";
import { working } from "../factories/working";

const { world, as } = answering();

const question = "Beträgt der Jahresurlaub 30 Tage?";
const said = "Der Jahresurlaub beträgt 30 Tage.";
const golden = () => as(world.manager).goldenQuestions;
const add = (changes: { question?: string; sourceId?: string } = {}) =>
  golden().add({ divisionId: world.division, question, ...changes });
const approve = (answer = "Ja, 30 Tage.") =>
  as(world.manager).approvedAnswers.add({
    divisionId: world.division,
    wordings: [question],
    answer,
    validUntil: "2190-12-31",
  });
const run = () => runGolden(world.own.db, world.companyId);
const waitingJobs = async () => {
  const { left } = await world.own.db.one<{ left: number }>(sql`
    select count(*) as left from graphile_worker.jobs where key = ${`run_golden:${world.companyId}`}`);
  return left;
};
const dropJobs = () =>
  world.own.db.run(sql`delete from graphile_worker._private_jobs where key like 'run_golden:%'`);
beforeEach(dropJobs);

describe("a golden question", () => {
  it("is saved with today's answer, and stays as expected while its source says the same", async () => {
    const saved = await add();
    expect(saved).toMatchObject({
      question,
      state: "same",
      expected: { level: "answer", sentence: said, sourceName: "Handbuch.pdf", page: 1 },
      found: { sentence: said },
    });
    await makeFile(world.own.db, world.division, ["Die Kantine öffnet um elf Uhr."]);
    await world.own.db.transaction(tx => retrieval.upsert(tx, world.division, []));
    expect((await golden().read({ id: saved.id })).state).toBe("waiting");
    expect((await golden().list({})).progress).toEqual({ questions: 1, waiting: 1, changed: 0 });
    await run();
    expect(await golden().read({ id: saved.id })).toMatchObject({ state: "same", version: 1 });
  });

  it("is answered otherwise when an answer is approved, and accepted with it", async () => {
    const { id, version } = await add();
    const answer = await approve();
    await run();
    const changed = await golden().read({ id });
    expect(changed).toMatchObject({
      state: "changed",
      expected: { level: "answer", sentence: said },
      found: { level: "approved", sentence: "Ja, 30 Tage.", sourceId: answer.id },
    });
    expect((await as(world.manager).dashboard.company({})).golden).toBe(1);
    expect(await codeOf(golden().accept({ id }, { context: { version } }))).toBe("conflict_version");
    const accepted = await golden().accept({ id }, { context: { version: changed.version } });
    expect(accepted).toMatchObject({ state: "same", expected: { sourceId: answer.id } });
    await as(world.manager).approvedAnswers.end({ id: answer.id });
    await run();
    expect(await golden().read({ id })).toMatchObject({ state: "changed", found: { sentence: said } });
  });

  it("of a deleted file is answered otherwise, and its sentence is gone", async () => {
    const { id, expected } = await add();
    await as(world.manager).files.remove({ id: expected.sourceId! });
    expect((await golden().read({ id })).expected.sentence).toBeNull();
    await run();
    expect(await golden().read({ id })).toMatchObject({
      state: "changed",
      expected: { level: "answer", sentence: null, sourceName: "Handbuch.pdf", sourceId: null },
      found: { level: "declined" },
    });
    const stored = await world.own.db.one(
      sql`select expected::text || found::text as words from golden_questions where id = ${id}`,
    );
    expect(stored.words).not.toContain("Jahresurlaub");
  });

  it("expects any sentence of a source that was chosen for it", async () => {
    const other = await makeFile(
      world.own.db,
      world.division,
      ["Der Jahresurlaub der Aushilfen beträgt 20 Tage."],
      { name: "Aushilfen.pdf" },
    );
    await world.own.db.transaction(tx => retrieval.upsert(tx, world.division, [other]));
    const preview = await golden().preview({ divisionId: world.division, question });
    expect(preview.today.sentence).toBe(said);
    expect(preview.sources).toEqual([{ id: other, name: "Aushilfen.pdf" }]);
    expect(await add({ sourceId: other })).toMatchObject({
      state: "changed",
      expected: { sentence: null, sourceId: other },
    });
    expect(
      await add({
        question: "Beträgt der Jahresurlaub wirklich 30 Tage?",
        sourceId: preview.today.sourceId!,
      }),
    ).toMatchObject({
      state: "same",
    });
    expect(await codeOf(add({ question: "Wann?", sourceId: newId() }))).toBe("form_invalid");
  });

  it("stands once in a division, and at most 200 times", async () => {
    await add();
    expect(await codeOf(add({ question: `${question.toUpperCase()} ` }))).toBe("form_invalid");
    await world.own.db.run(sql`
      insert into golden_questions (id, company_id, division_id, question, question_key, expected, found, differs, ran_at, created_at)
      select gen_random_uuid(), company_id, division_id, n::text, n::text, expected, found, false, now(), now()
      from golden_questions, generate_series(1, 199) n where division_id = ${world.division}`);
    expect(await codeOf(add({ question: "Noch eine?" }))).toBe("golden_limit_reached");
  });

  it("that fails three times says so, others run, and a run on demand tries it again", async () => {
    const { id } = await add();
    const other = await add({ question: "Wer genehmigt Dienstreisen?" });
    await golden().run({});
    const ask = async (_: unknown, asked: { question: string }) => {
      if (asked.question === question) throw new Error("out of order");
      return { outcome: other.found, passages: [] };
    };
    for (let times = 0; times < 3; times++) await runGolden(world.own.db, world.companyId, { ask });
    expect(await golden().read({ id })).toMatchObject({
      state: "failed",
      reason: "failed",
      found: { sentence: said },
    });
    expect(await golden().read({ id: other.id })).toMatchObject({ state: "same", reason: null });
    await golden().run({ divisionId: world.division });
    expect(await golden().read({ id })).toMatchObject({ state: "waiting" });
    const never = () => new Promise<never>(() => {});
    for (let times = 0; times < 3; times++)
      await runGolden(world.own.db, world.companyId, { ask: never, limitMs: 1 });
    expect(await golden().read({ id })).toMatchObject({ state: "failed", reason: "timeout" });
    await golden().run({});
    await run();
    expect(await golden().read({ id })).toMatchObject({ state: "same", reason: null });
  });

  it("that ended the process three times is not tried a fourth time", async () => {
    const { id } = await add();
    await golden().run({});
    await world.own.db.run(sql`
      update golden_questions set attempts = 3,
        tried_version = (select version from division_versions where division_id = ${world.division})
      where id = ${id}`);
    await run();
    expect(await golden().read({ id })).toMatchObject({ state: "failed", reason: "failed" });
  });

  it("leaves other companies their turn: a job asks twenty and goes on with another", async () => {
    await add();
    await world.own.db.run(sql`
      insert into golden_questions (id, company_id, division_id, question, question_key, expected, found, differs, ran_at, created_at)
      select gen_random_uuid(), company_id, division_id, n::text, n::text, expected, found, false, now(), now()
      from golden_questions, generate_series(1, 24) n where division_id = ${world.division}`);
    await golden().run({});
    await dropJobs();
    await run();
    expect((await golden().list({})).progress).toMatchObject({ questions: 25, waiting: 5 });
    expect(await waitingJobs()).toBe(1);
    await dropJobs();
    await run();
    expect((await golden().list({})).progress.waiting).toBe(0);
    expect(await waitingJobs()).toBe(0);
  });

  it("is found by words and state, exported, and deleted", async () => {
    const { id, version } = await add();
    await add({ question: "Wer genehmigt Dienstreisen?" });
    expect((await golden().list({ search: "dienstreisen" })).total).toBe(1);
    expect((await golden().list({ state: "changed" })).total).toBe(0);
    expect((await golden().export({ state: "same" })).rows).toHaveLength(2);
    await golden().remove({ id }, { context: { version } });
    expect(await codeOf(golden().read({ id }))).toBe("not_found");
  });

  it("is its company's alone, and no employee's", async () => {
    const { id } = await add();
    const other = await makeCompany(world.own.db, { plan: true });
    const stranger = as(other.manager).goldenQuestions;
    expect((await stranger.list({})).progress.questions).toBe(0);
    expect(await codeOf(stranger.read({ id }))).toBe("not_found");
    expect(await codeOf(stranger.accept({ id }))).toBe("not_found");
    expect(await codeOf(stranger.preview({ divisionId: world.division, question }))).toBe("not_found");
    expect(await stranger.run({})).toEqual({ questions: 0 });
    expect(
      await codeOf(as(world.employee).goldenQuestions.add({ divisionId: world.division, question })),
    ).toBe("forbidden");
  });
});

describe("the sweep", () => {
  it("has golden questions run again whose job has failed for good, and leaves one that waits as it is", async () => {
    await add();
    await approve();
    const ofJob = sql`key = ${`run_golden:${world.companyId}`}`;
    const jobs = () =>
      world.own.db.many<{ id: number; failed: boolean }>(sql`
        select id, attempts >= max_attempts as failed from graphile_worker._private_jobs where ${ofJob}`);
    await world.own.db.run(sql`
      update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'The index was away' where ${ofJob}`);
    expect(await jobs()).toMatchObject([{ failed: true }]);
    await resumeGolden(world.own.db);
    expect(await jobs()).toMatchObject([{ failed: false }]);
    await world.own.db.run(
      sql`update graphile_worker._private_jobs set run_at = now() + interval '1 day' where ${ofJob}`,
    );
    await resumeGolden(world.own.db);
    const later = await world.own.db.many(sql`
      select from graphile_worker._private_jobs where ${ofJob} and run_at > now() + interval '1 hour'`);
    expect(later).toHaveLength(1);
  });
});

describe("a worker", () => {
  let worker: JobWorker;
  beforeAll(async () => {
    worker = await working(world.own.db);
  });
  afterAll(() => worker?.stop());

  it("asks golden questions by itself after a change, also of a division that had none ready", async () => {
    const { id } = await add();
    const empty = await makeDivision(world.own.db, world.companyId);
    const declined = await golden().add({ divisionId: empty, question });
    expect(declined.expected.level).toBe("declined");
    await approve();
    await until(async () => (await golden().read({ id })).state === "changed");
    expect(await golden().read({ id: declined.id })).toMatchObject({ state: "same" });
  });
});
