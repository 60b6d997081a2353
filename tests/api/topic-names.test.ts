import sql from "sql-template-tag";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { clock } from "~/db/clock";
import { nameTopics } from "~/domain/operations/naming/name-topics";
import { resumeNaming } from "~/domain/operations/naming/resume-naming";
import { nameRules } from "~/integrations/ai/prompt";
import { answering, realNow } from "../factories/answering";
import { makeCompany } from "../factories/company";

const { world, as, ask, ended, chatOf, provider } = answering();

const handed = "Gibt es Urlaubsgeld für Werkstudenten?";
const kept = "Wie hoch ist das Urlaubsgeld für Werkstudenten, fragt Petra Geheim?";
const feedback = { mood: null, liked: false, rating: null, comment: "", tagId: null };

const run = () => nameTopics(world.own.db, world.companyId, new AbortController().signal);
const requests = () => world.fake.requests.filter(({ system }) => system.startsWith(nameRules));
const topic = async () => (await as(world.manager).topics.list()).topics[0];
const handOn = (id: string, handedOn = true) =>
  as(world.employee).feedback.give({ ...feedback, id, handedOn });
const calls = () =>
  world.own.db.many(
    sql`select purpose, payer, outcome from model_calls where company_id = ${world.companyId} and purpose = 'name'`,
  );

let first: string;
beforeEach(async () => {
  world.fake.requests.length = 0;
  world.fake.mode = "instant";
  world.fake.naming = () => "„Urlaubsgeld im Werkstudium“";
  const managers = await chatOf(world.manager, "private", world.division);
  first = (await ended(world.employee, await ask(world.employee, handed))).id;
  await ended(world.manager, await ask(world.manager, kept, managers));
  await handOn(first);
});
afterEach(() => {
  world.fake.naming = () => "Ein Thema";
});

describe("a company's model names its open topics", () => {
  it("only where the company has chosen it: until then the words stand and no one is asked", async () => {
    await provider("instant");
    await run();
    expect(requests()).toEqual([]);
    expect(await topic()).toMatchObject({ questions: 2, name: null });
    expect((await as(world.manager).provider.read()).topicNames).toBe(false);
  });

  it("from handed-on questions alone, in one noted call, and stays when it runs again", async () => {
    await provider("instant", { topicNames: true });
    await run();
    await run();
    expect(requests()).toHaveLength(1);
    const sent = JSON.stringify(requests()[0]!.messages);
    expect(sent).toContain(handed);
    expect(sent).not.toContain("Petra");
    expect(await topic()).toMatchObject({
      name: "Urlaubsgeld im Werkstudium",
      words: expect.arrayContaining(["Urlaubsgeld"]),
    });
    expect(await calls()).toEqual([{ purpose: "name", payer: "company", outcome: "complete" }]);
    expect((await as(world.manager).topics.read({ id: (await topic())!.id })).name).toBe(
      "Urlaubsgeld im Werkstudium",
    );
  });

  it("never from questions of a public chat's readers, whom the company's model does not see", async () => {
    await provider("instant", { topicNames: true });
    await run();
    const { employee: reader } = await makeCompany(world.own.db, { plan: true });
    const shared = await chatOf(world.manager, "public", world.division);
    const words = "Wer liefert sonntags Kakaopulver auf die Halligen?";
    const { id } = await ended(reader, await ask(reader, words, shared));
    expect((await as(reader).feedback.form({ id })).namesTopics).toBe(false);
    await as(reader).feedback.give({ ...feedback, id, handedOn: true });
    await run();
    expect(JSON.stringify(requests().map(({ messages }) => messages))).not.toContain("Kakaopulver");
    expect((await as(world.employee).feedback.form({ id: first })).namesTopics).toBe(true);
  });

  it("no longer once the asker takes the question back, or the company turns it off", async () => {
    await provider("instant", { topicNames: true });
    await run();
    await handOn(first, false);
    expect((await topic())?.name ?? null).toBeNull();
    await resumeNaming(world.own.db);
    expect(
      await world.own.db.many(sql`select id from topic_names where company_id = ${world.companyId}`),
    ).toEqual([]);
    await handOn(first);
    await run();
    expect((await topic())!.name).not.toBeNull();
    await provider("instant", { topicNames: false });
    await run();
    expect((await topic())!.name).toBeNull();
  });

  it.each([
    "<img src=x onerror=alert(1)>",
    "Siehe https://evil.example/pfand",
    "Zeile\nund noch eine",
    "So lang ".repeat(30),
    "…",
  ])("not with what is no name (%j): the words stand, and it is not asked again", async said => {
    await provider("instant", { topicNames: true });
    world.fake.naming = () => said;
    await run();
    await run();
    expect(requests()).toHaveLength(1);
    expect((await topic())!.name).toBeNull();
  });

  it.each([
    ["500", "provider_failed"],
    ["401", "provider_unauthorized"],
  ] as const)("not while it answers %s: the job fails as %s and the words stand", async (mode, code) => {
    await provider(mode, { topicNames: true });
    await expect(run()).rejects.toMatchObject({ code });
    expect((await topic())!.name).toBeNull();
    expect(await calls()).toMatchObject([{ outcome: code }]);
  });

  it("not where the budget is used up, and again a day later", async () => {
    await provider("instant", { topicNames: true });
    const models = [{ name: "instant", priceIn: "400", priceOut: "2000" }];
    await as(world.manager).provider.changeModels({ models, choosable: false });
    await as(world.manager).models.setBudget({ of: "company", amount: "0.01" });
    await run();
    expect(requests()).toEqual([]);
    expect((await topic())!.name).toBeNull();
    const waiting = () =>
      world.own.db.many(
        sql`select 1 from graphile_worker.jobs where key = ${`name_topics:${world.companyId}`}`,
      );
    await world.own.db.run(sql`select graphile_worker.remove_job(${`name_topics:${world.companyId}`})`);
    await resumeNaming(world.own.db);
    expect(await waiting()).toEqual([]);
    clock.now = () => new Date(realNow().getTime() + 25 * 3_600_000);
    await resumeNaming(world.own.db);
    expect(await waiting()).toHaveLength(1);
  });

  it("anew when twice as many questions say what it is about", async () => {
    await provider("instant", { topicNames: true });
    await run();
    const more = await ended(
      world.employee,
      await ask(world.employee, "Urlaubsgeld auch für Werkstudenten im Praktikum?"),
    );
    await handOn(more.id);
    world.fake.naming = () => "Urlaubsgeld für Studierende";
    await run();
    expect((await topic())!.name).toBe("Urlaubsgeld für Studierende");
    expect(
      await world.own.db.many(sql`select id from topic_names where company_id = ${world.companyId}`),
    ).toHaveLength(1);
  });
});
