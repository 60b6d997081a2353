import sql from "sql-template-tag";
import { describe, expect, it } from "vitest";
import { clock } from "~/db/clock";
import { openCall } from "~/domain/chats/model/open-call";
import { endLostCalls, settleCall } from "~/domain/chats/model/settle-call";
import type { FakeMode } from "~/integrations/ai/fake-provider";
import { answering, firstPiece } from "../factories/answering";
import { makeCompany, makePerson } from "../factories/company";
import { settingsOf } from "../factories/settings";

const { world, as, ask, ended, provider, chatOf, watch } = answering();

/** The fake provider tells 1,000 and 100 tokens an answer: 0.002 euros at these prices. */
const prices = { priceIn: "1", priceOut: "10" };
const priced = async (mode: FakeMode, more = {}) => {
  await provider(mode, more);
  await as(world.manager).provider.changeModels({ models: [{ name: mode, ...prices }] });
};
const usage = () => as(world.manager).models.usage({});
const budget = (of: string, amount: string) => as(world.manager).models.setBudget({ of, amount });
const answered = async (actor = world.employee) => ended(actor, await ask(actor));
const refusal = (code: string) => expect.objectContaining({ code });

describe("what models cost", () => {
  it("is noted with each answer and each check of one, by day and by model", async () => {
    await priced("instant", { secondOpinion: true });
    await answered();
    const { totals, days, models } = await usage();
    expect(totals).toEqual({
      calls: 2,
      failed: 0,
      tokensIn: 2000,
      tokensOut: 200,
      estimated: 0,
      cost: 4000,
      unpriced: 0,
    });
    expect(days).toEqual([{ day: expect.any(String), ...totals }]);
    expect(models).toEqual([{ model: "openai/instant", payer: "company", ...totals }]);
    const calls = await world.own.db.many(sql`
      select purpose, user_id, (select array_agg(division_id) from model_call_divisions where call_id = id) as divisions
      from model_calls where company_id = ${world.companyId} order by created_at`);
    expect(calls.map(call => call.purpose).sort()).toEqual(["answer", "check"]);
    for (const { user_id, divisions } of calls) {
      expect([user_id, divisions]).toEqual([world.employee.id, [world.division]]);
    }
  });

  it("is estimated from the length where the provider reports no tokens, and unknown without a price", async () => {
    await provider("no-usage");
    await answered();
    const { totals } = await usage();
    expect(totals).toMatchObject({ calls: 1, estimated: 1, unpriced: 1, cost: 0 });
    expect(totals.tokensIn).toBeGreaterThan(200);
    expect(totals.tokensOut).toBeGreaterThan(5);
  });

  it("is nothing for a provider that refuses, and what was said for one that is cut off", async () => {
    await priced("401");
    await answered();
    expect((await usage()).totals).toMatchObject({ calls: 1, failed: 1, tokensIn: 0, cost: 0 });
    await priced("cut-off");
    await answered();
    const { totals } = await usage();
    expect(totals).toMatchObject({ calls: 2, failed: 2, estimated: 1 });
    expect(totals.cost).toBeGreaterThan(0);
  });

  it("is shown to those who pay: a company sees tokens of the operator's model, the operator their cost", async () => {
    const settings = settingsOf({
      DIVISION_LIMIT: "9",
      AI_PROVIDER: "openai",
      AI_BASE_URL: world.fake.url,
      AI_MODEL: "instant",
      AI_PRICE_INPUT: "1",
      AI_PRICE_OUTPUT: "10",
    });
    try {
      await answered();
      expect((await usage()).models).toEqual([
        expect.objectContaining({ payer: "operator", tokensIn: 2000, cost: 0 }),
      ]);
      const administrator = await makePerson(world.own.db, "administrator");
      expect((await as(administrator).models.operatorUsage({})).companies).toMatchObject([
        { id: world.companyId, tokensIn: 2000, cost: 4000 },
      ]);
    } finally {
      settings.remove();
    }
  });

  it("is shown for the month of the operator's own time from its first hour on", async () => {
    const settings = settingsOf({ AI_PROVIDER: "openai", AI_BASE_URL: world.fake.url, AI_MODEL: "instant" });
    clock.now = () => new Date("2026-11-30T23:30:00Z");
    try {
      await answered();
      const administrator = await makePerson(world.own.db, "administrator");
      const { month, companies } = await as(administrator).models.operatorUsage({});
      expect(month).toBe("2026-12");
      expect(companies.map(({ id }) => id)).toContain(world.companyId);
    } finally {
      settings.remove();
    }
  });

  it("counts what a dead process had reserved", async () => {
    const call = { companyId: world.companyId, userId: null, divisionIds: [], purpose: "reply" } as const;
    await openCall(world.own.db, { ...call, divisionIds: [], payer: "company", model: "m", reserved: 7000 });
    await endLostCalls(world.own.db);
    expect((await usage()).totals.calls).toBe(0);
    const later = new Date(Date.now() + 11 * 60_000);
    clock.now = () => later;
    await endLostCalls(world.own.db);
    expect((await usage()).totals).toMatchObject({ calls: 1, failed: 1, cost: 7000 });
  });

  it("is no employee's business, and no other company's", async () => {
    await priced("instant");
    await answered();
    await expect(as(world.employee).models.usage({})).rejects.toThrow(refusal("forbidden"));
    const stranger = await makeCompany(world.own.db, { plan: true });
    expect((await as(stranger.manager).models.usage({})).totals.calls).toBe(0);
    await budget("company", "10");
    const [own] = await as(world.manager).models.budgets();
    await expect(as(stranger.manager).models.removeBudget({ id: own!.id })).rejects.toThrow(
      refusal("not_found"),
    );
    const theirs = as(stranger.manager).models.setBudget({ of: `division:${world.division}`, amount: "1" });
    await expect(theirs).rejects.toThrow(refusal("not_found"));
  });
});

describe("a budget", () => {
  const refused = { state: "complete", answerer: "builtin", standIn: "budget" };

  it("that is used up lets the documents be quoted, and says so", async () => {
    await priced("instant");
    await budget("company", "0");
    world.fake.requests.length = 0;
    const message = await answered();
    expect(message).toMatchObject(refused);
    expect(message.answer).toContain("Der Jahresurlaub beträgt 30 Tage.");
    expect(world.fake.requests).toEqual([]);
    await budget("company", "10");
    await as(world.employee).answers.retry({ id: message.id });
    expect(await ended(world.employee, message)).toMatchObject({ answerer: "openai/instant", standIn: null });
  });

  it("of one division or one person stops neither the others nor the built-in answerer", async () => {
    await priced("instant");
    await budget("company", "10");
    await budget(`user:${world.employee.id}`, "0");
    expect(await answered()).toMatchObject(refused);
    world.chatId = await chatOf(world.manager, "private", world.division);
    expect(await answered(world.manager)).toMatchObject({ answerer: "openai/instant" });
    await budget("user", "0");
    expect(await answered(world.manager)).toMatchObject(refused);
    await budget(`user:${world.manager.id}`, "5");
    expect(await answered(world.manager)).toMatchObject({ answerer: "openai/instant" });
    await budget(`division:${world.division}`, "0");
    expect(await answered(world.manager)).toMatchObject(refused);
  });

  it("is shown with its usage, and its end is reported once", async () => {
    await priced("instant");
    await budget("company", "10");
    await budget(`division:${world.division}`, "10");
    await answered();
    expect(await as(world.manager).models.budgets()).toMatchObject([
      { scope: "company", name: null, cents: 1000, spent: 2000, usedUp: false },
      { scope: "division", of: world.division, spent: 2000, usedUp: false },
    ]);
    const told = async (actor = world.manager) =>
      (await as(actor).notifications.list({})).filter(({ kind }) => kind === "budget-used-up").length;
    expect(await told()).toBe(0);
    await budget("company", "0,01");
    await answered();
    await answered();
    expect([await told(), await told(world.employee)]).toEqual([1, 0]);
    expect(await as(world.manager).models.budgets()).toMatchObject([{ spent: 2000, usedUp: true }, {}]);
    // A budget for each person says nothing about the company's.
    await budget("user", "10");
    expect(await as(world.manager).models.budgets()).toMatchObject([{ usedUp: true }, {}, {}]);
    await answered();
    expect(await told()).toBe(1);
  });

  it("is never exceeded by fifty questions at the same moment", async () => {
    await budget("company", "0,10");
    const call = {
      companyId: world.companyId,
      userId: world.employee.id,
      divisionIds: [world.division],
      ...({ purpose: "answer", payer: "company", model: "m", reserved: 9_000 } as const),
    };
    const opened = await Promise.all(
      Array.from({ length: 50 }, () => openCall(world.own.db, { ...call, divisionIds: [world.division] })),
    );
    const ids = opened.filter(id => id !== null);
    // 0.10 euros have room for eleven reservations of 0.009.
    expect(ids).toHaveLength(11);
    const tokens = { in: 1, out: 1 };
    const settled = { outcome: "complete", tokens, estimated: false, cost: 2_000, milliseconds: 1 };
    await Promise.all(ids.map(id => settleCall(world.own.db, id!, settled)));
    await Promise.all(ids.map(id => settleCall(world.own.db, id!, settled)));
    const months = await world.own.db.many<{ cost: number }>(
      sql`select cost from model_months where company_id = ${world.companyId}`,
    );
    expect(months.map(({ cost }) => cost)).toEqual([22_000, 22_000, 22_000]);
  });
});

describe("a provider that keeps failing", () => {
  const at = (seconds: number) => {
    const time = new Date(Date.now() + seconds * 1000);
    clock.now = () => time;
  };
  const broken = async () => {
    await provider("500");
    for (let failed = 0; failed < 5; failed++) expect((await answered()).reason).toBe("provider_failed");
  };
  const state = async () => (await as(world.manager).provider.read()).breaker;

  it("is not asked after five failures in a row, and the built-in answerer takes over and says so", async () => {
    await broken();
    world.fake.requests.length = 0;
    expect(await answered()).toMatchObject({ state: "complete", answerer: "builtin", standIn: "breaker" });
    expect(world.fake.requests).toEqual([]);
    expect(await state()).toMatchObject({ reason: "provider_failed" });
  });

  it("is tried by one question after a minute, and by the others once it answers", async () => {
    await broken();
    at(61);
    expect((await answered()).reason).toBe("provider_failed");
    expect(await answered()).toMatchObject({ standIn: "breaker" });
    at(61 + 121);
    world.fake.mode = "instant";
    await world.own.db.run(sql`
      update settings set value = jsonb_set(value, '{model}', '"other"') where scope = ${world.companyId}`);
    expect(await answered()).toMatchObject({ answerer: "openai/other", standIn: null });
    expect(await state()).toBeNull();
  });

  it("is tried by the next question where a budget refuses the first", async () => {
    await broken();
    at(61);
    await priced("instant");
    await budget(`user:${world.employee.id}`, "0");
    expect(await answered()).toMatchObject({ standIn: "budget" });
    world.chatId = await chatOf(world.manager, "private", world.division);
    expect(await answered(world.manager)).toMatchObject({ answerer: "openai/instant", standIn: null });
    expect(await state()).toBeNull();
  });

  it("is asked by all again where the reader stops the answer that tries it, because it answers", async () => {
    await broken();
    at(61);
    await provider("stall");
    const { id } = await ask(world.employee);
    await firstPiece(await watch(world.employee, id));
    await as(world.employee).answers.cancel({ id });
    expect(await as(world.employee).answers.read({ id })).toMatchObject({ state: "stopped" });
    expect(await state()).toBeNull();
  });

  it("is asked again at once with another key, and when its trial succeeds", async () => {
    await broken();
    const fields = { kind: "openai-compatible", baseUrl: world.fake.url, model: "instant" } as const;
    await as(world.manager).provider.change({ ...fields, key: "sk-neu" });
    expect(await answered()).toMatchObject({ answerer: "openai/instant" });
    await as(world.manager).provider.change({ ...fields, key: "sk-geheim" });
    expect(await answered()).toMatchObject({ standIn: "breaker" });
    await as(world.manager).provider.try(fields);
    expect(await answered()).toMatchObject({ answerer: "openai/instant" });
  });

  it("that answers now and then is asked on", async () => {
    for (const mode of ["500", "500", "500", "500", "instant", "500", "500", "500", "500"] as const) {
      await provider(mode);
      expect((await answered()).standIn).toBeNull();
    }
    expect(await state()).toBeNull();
  });
});

describe("the models of a provider", () => {
  it("are listed once in ten minutes", async () => {
    await provider("instant");
    const list = () => as(world.manager).provider.models();
    expect(await list()).toEqual({ names: ["fake-large", "fake-small"] });
    world.fake.models = ["another"];
    expect((await list()).names).toHaveLength(2);
    const later = new Date(Date.now() + 11 * 60_000);
    clock.now = () => later;
    expect(await list()).toEqual({ names: ["another"] });
    await expect(as(world.employee).provider.models()).rejects.toThrow(refusal("forbidden"));
  });

  it.each([
    ["401", "provider_unauthorized"],
    ["500", "provider_failed"],
    ["malformed", "provider_nonsense"],
    ["redirect", "provider_address"],
    ["endless", "provider_too_long"],
  ] as const)("are refused where it answers %s", async (mode, code) => {
    await provider("instant");
    world.fake.mode = mode;
    try {
      const later = new Date(Date.now() + 60 * 60_000);
      clock.now = () => later;
      await as(world.manager).provider.change({
        kind: "openai-compatible",
        baseUrl: world.fake.url,
        model: "m",
        key: `sk-${mode}`,
      });
      await expect(as(world.manager).provider.models()).rejects.toThrow(refusal(code));
    } finally {
      world.fake.mode = "instant";
    }
  });

  it("are chosen for a chat where the company lets people choose, and no others", async () => {
    await provider("instant");
    const models = [{ name: "thinking" }, { name: "slow" }];
    const chat = () => as(world.employee).chats.read({ id: world.chatId });
    await as(world.manager).provider.changeModels({ models, choosable: true });
    expect(await chat()).toMatchObject({ model: null, models: ["instant", "thinking", "slow"] });
    const change = async (model?: string) => {
      const { name, visibility, divisions } = await chat();
      const divisionIds = divisions.map(({ id }) => id);
      return as(world.employee).chats.change({
        id: world.chatId,
        name,
        visibility,
        divisionIds,
        ...(model !== undefined && { model }),
      });
    };
    expect(await change("thinking")).toMatchObject({ model: "thinking", answerer: "openai/thinking" });
    expect((await answered()).answerer).toBe("openai/thinking");
    expect((await change()).model).toBe("thinking");
    await expect(change("gpt-5")).rejects.toThrow(refusal("form_invalid"));
    const first = await as(world.employee).questions.ask({
      question: "Beträgt der Jahresurlaub 30 Tage?",
      model: "slow",
    });
    expect((await ended(world.employee, first)).answerer).toBe("openai/slow");
    await as(world.manager).provider.changeModels({ models, choosable: false });
    expect(await chat()).toMatchObject({ model: null, models: [], answerer: "openai/instant" });
    expect((await answered()).answerer).toBe("openai/instant");
  });
});
