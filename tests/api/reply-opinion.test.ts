import sql from "sql-template-tag";
import { describe, expect, it } from "vitest";
import { draftReply } from "~/domain/mailbox/answering/draft-reply";
import { answering, question } from "../factories/answering";

const { world, as, provider } = answering();
const drafted = () =>
  draftReply(
    world.own.db,
    { companyId: world.companyId, divisionIds: [world.division], question },
    new AbortController().signal,
  );

describe("a mail's answer by a model with a second opinion", () => {
  it("counts sentences that the model withdraws as unsupported, so that it waits for approval", async () => {
    await provider("instant", { secondOpinion: true });
    world.fake.opinion = () => "yes";
    const before = await drafted();
    expect(before.support).toBeGreaterThanOrEqual(50);
    world.fake.requests.length = 0;
    world.fake.opinion = () => "no";
    const after = await drafted();
    expect(after.text).toBe(before.text);
    expect(after.support).toBeLessThan(before.support / 2);
    // The answer, and the check of its sentences with the passages that they cite.
    expect(world.fake.requests).toHaveLength(2);
    const calls = await world.own.db.many<{ purpose: string }>(
      sql`select purpose from model_calls where company_id = ${world.companyId} order by created_at`,
    );
    expect(new Set(calls.map(({ purpose }) => purpose))).toEqual(new Set(["reply", "check"]));
  });

  it("keeps the verdict of the words where the model gives no opinion", async () => {
    await provider("instant", { secondOpinion: true });
    world.fake.opinion = () => "yes";
    const { support } = await drafted();
    world.fake.opinion = () => "Das kommt darauf an.";
    expect((await drafted()).support).toBe(support);
  });

  it("is asked for only where the company has chosen it", async () => {
    await provider("instant");
    world.fake.requests.length = 0;
    world.fake.opinion = () => "no";
    expect((await drafted()).support).toBeGreaterThanOrEqual(50);
    expect(world.fake.requests).toHaveLength(1);
    expect((await as(world.manager).provider.read()).secondOpinion).toBe(false);
  });
});
