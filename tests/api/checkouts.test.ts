import sql from "sql-template-tag";
import { describe, expect, it } from "vitest";
import { clock } from "~/db/clock";
import { operator } from "~/db/seed/demo";
import type { PlanKind } from "~/domain/billing/payment/prices";
import { checkPrices } from "~/domain/billing/payment/prices";
import { handleEvent, receiveEvent } from "~/domain/billing/payment/receive-event";
import { settleCompany } from "~/domain/billing/payment/settle-company";
import { changeSetting } from "~/domain/core/settings/change-setting";
import { operatorDetails } from "~/domain/core/settings/operator-details";
import { operatorScope } from "~/domain/core/settings/stored-setting";
import { fakeWebhookSecret, signed } from "~/integrations/stripe/fake-server";
import type { Thing } from "~/integrations/stripe/fake-thing";
import { asking } from "../factories/asking";
import { codeOf } from "../factories/code-of";
import { makeCompany } from "../factories/company";
import { payingCompany } from "../factories/paying";

const own = payingCompany();
const as = (actor = own.manager) => asking(own.db, actor);
const order = (plan: PlanKind = "monthly") => as().checkouts.order({ plan, terms: "on" });
const running = async () => (await as().plan.read()).running;

async function buy(plan: PlanKind = "monthly") {
  const { id } = await order(plan);
  own.stripe().state.pay(own.session(), "now");
  return as().checkouts.read({ id });
}

const plansOf = () =>
  own.db.many<{ plan: string; state: string; starts_at: Date; ends_at: Date | null }>(sql`
    select plan, state, starts_at, ends_at from subscriptions where company_id = ${own.id} order by starts_at, id`);

/** Everything that a purchase has changed, without our ids and times. */
const stateOf = async () => ({
  plans: await plansOf(),
  orders: await own.db.many(sql`select state, reason from checkouts where company_id = ${own.id}`),
  news: await own.db.many(sql`
    select distinct payload ->> 'news' as news from graphile_worker._private_jobs
    where payload ->> 'companyId' = ${own.id} order by 1`),
});

async function hear(event: Thing) {
  const { body, signature } = own.stripe().delivery(event);
  await receiveEvent(own.db, Buffer.from(body), signature);
  await handleEvent(own.db, event.id);
}

describe("an order", () => {
  it("is paid at Stripe and lifts the limits, with the tax added", async () => {
    const { id, url } = await order();
    expect(url).toContain("/pay/cs_test");
    expect((await as().checkouts.read({ id })).state).toBe("open");
    expect(await running()).toBe(false);
    own.stripe().state.pay(own.session(), "now");
    expect(await as().checkouts.read({ id })).toMatchObject({ state: "paid", totalCents: 11_781 });
    expect(await running()).toBe(true);
    expect(await as().subscription.read()).toMatchObject({
      plan: "monthly",
      ending: false,
      nextCents: 11_781,
    });
  });

  it("gets its invoice once, as soon as the law's details are there", async () => {
    await changeSetting(own.db, operatorDetails, operatorScope, () => ({ value: operator }));
    const { id } = await buy("yearly");
    const invoices = () => as().invoices.list({});
    expect((await invoices()).rows).toEqual([]);
    await own.db.run(
      sql`update companies set address = 'Speicherzeile 12\n20457 Hamburg' where id = ${own.id}`,
    );
    await Promise.all([settleCompany(own.db, own.id), settleCompany(own.db, own.id)]);
    const { totalCents } = await as().checkouts.read({ id });
    expect((await invoices()).rows).toMatchObject([
      { state: "paid", grossCents: totalCents, paidCents: totalCents },
    ]);
  });

  it("is one, from two tabs at the same moment and from a double click", async () => {
    const told = await Promise.all([order(), order(), order()]);
    expect(new Set(told.map(({ url }) => url)).size).toBe(1);
    expect((await order()).url).toBe(told[0]!.url);
    expect(own.stripe().state.all("checkout.session")).toHaveLength(1);
    expect(own.stripe().state.all("customer")).toHaveLength(1);
  });

  it("takes the place of an open one of another plan, whose payment is given back if it was paid as well", async () => {
    await order("monthly");
    const first = own.session();
    await order("yearly");
    const second = own.session();
    for (const session of [first, second]) own.stripe().state.pay(session, "now");
    await settleCompany(own.db, own.id);
    expect((await plansOf()).map(({ plan }) => plan)).toEqual(["monthly"]);
    expect(own.stripe().state.all("refund")).toHaveLength(1);
    await settleCompany(own.db, own.id);
    expect(own.stripe().state.all("refund")).toHaveLength(1);
  });

  it("waits for the bank, grants nothing until it has answered, and fails with its answer", async () => {
    for (const [paid, state] of [
      [false, "failed"],
      [true, "paid"],
    ] as const) {
      const { id } = await order("days_30");
      const session = own.session();
      own.stripe().state.pay(session, "later");
      expect((await as().checkouts.read({ id })).state).toBe("waiting");
      expect(await running()).toBe(false);
      own.stripe().state.bankAnswers(session, paid);
      expect(await as().checkouts.read({ id })).toMatchObject({ state, failure: paid ? null : "debit" });
    }
    expect(await running()).toBe(true);
  });

  it("is another company's: not found; employees cannot order, and the amount is not theirs to say", async () => {
    const { id } = await order();
    const other = await makeCompany(own.db);
    expect(await codeOf(as(other.manager).checkouts.read({ id }))).toBe("not_found");
    expect(await codeOf(as(own.employee).checkouts.order({ plan: "monthly", terms: "on" }))).toBe(
      "forbidden",
    );
    const sly = { plan: "monthly", terms: "on", amount: 1 } as never;
    expect(await codeOf(as().checkouts.order(sly))).toBe("bad_request");
  });

  it("goes to Stripe with the company's address and VAT id, as they are with each order", async () => {
    const customer = () => own.stripe().state.all("customer")[0]!;
    const taxIds = () =>
      own
        .stripe()
        .state.all("tax_id")
        .flatMap(({ value, deleted }) => (deleted ? [] : [value]));
    await own.db.run(sql`
      update companies set address = 'Haus Nordwind\nAm Kai 7', ust_idnr = 'DE136695976' where id = ${own.id}`);
    await order();
    expect(customer().address).toMatchObject({ line1: "Haus Nordwind, Am Kai 7", country: "DE" });
    expect(taxIds()).toEqual(["DE136695976"]);
    await own.db.run(sql`
      update companies set street = 'شارع الميناء', house_number = '12', postcode = '1010', city = 'Wien', country = 'AT',
        ust_idnr = 'ATU12345678' where id = ${own.id}`);
    await order("yearly");
    await order("yearly");
    const address = { line1: "شارع الميناء 12", postal_code: "1010", city: "Wien", country: "AT" };
    expect(customer()).toMatchObject({ address });
    expect(taxIds()).toEqual(["ATU12345678"]);
    await own.db.run(sql`update companies set ust_idnr = 'GB123456789', country = 'GB' where id = ${own.id}`);
    await order("days_30");
    expect(taxIds()).toEqual([]);
  });

  it("is refused when its price has gone meanwhile, leaves nothing open, and the page shows what is left", async () => {
    const plansOf = async () => (await as().checkouts.offer()).prices.map(({ plan }) => plan);
    expect(await plansOf()).toContain("monthly");
    own.stripe().state.get("price_monthly")!.active = false;
    expect(await codeOf(order("monthly"))).toBe("payment_price_changed");
    expect(own.stripe().state.all("checkout.session")).toEqual([]);
    expect(
      await own.db.many(sql`select from checkouts where company_id = ${own.id} and state = 'open'`),
    ).toEqual([]);
    expect(await plansOf()).not.toContain("monthly");
    expect((await order("yearly")).url).toContain("/pay/cs_test");
  });

  it("says that Stripe is down, and finds what a lost answer has made", async () => {
    own.stripe().mode = "lost";
    expect(await codeOf(order())).toBe("payment_unreachable");
    own.stripe().mode = "answering";
    await order();
    own.stripe().mode = "down";
    expect((await as().plan.read()).running).toBe(false);
    own.stripe().mode = "answering";
    const { url } = await order();
    expect(url).toContain(own.session().id);
    expect(own.stripe().state.all("customer")).toHaveLength(1);
    expect(own.stripe().state.all("checkout.session")).toHaveLength(1);
  });

  it("is refused beside a plan that renews", async () => {
    await buy();
    expect(await codeOf(order("yearly"))).toBe("plan_renews");
    expect(await codeOf(order("days_30"))).toBe("plan_renews");
  });
});

describe("the prices", () => {
  it("are checked: one line a problem", async () => {
    expect((await checkPrices()).problems).toEqual([]);
    const { state } = own.stripe();
    Object.assign(state.get("price_monthly")!, { currency: "usd" });
    Object.assign(state.get("price_yearly")!, { recurring: { interval: "month", interval_count: 1 } });
    Object.assign(state.get("prod_30_days")!, { active: false });
    Object.assign(state.get("price_365_days")!, { active: false });
    expect((await checkPrices()).problems).toEqual([
      "MONTHLY_PRICE_ID price_monthly: the price is in usd, not in eur",
      "YEARLY_PRICE_ID price_yearly: the price must renew every year",
      "PRODUCT_30_DAY_ID prod_30_days: there is no such price",
      "PRODUCT_365_DAY_ID prod_365_days: the price is not active",
    ]);
  });
});

describe("events of Stripe", () => {
  it("has the same effect in every order, three times each, and with the visitor coming back in between", async () => {
    const { id } = await order();
    own.stripe().state.pay(own.session(), "now");
    const events = own
      .stripe()
      .state.events.filter(({ type }) => /^(checkout|customer|invoice)/.test(String(type)));
    expect(events.length).toBeGreaterThanOrEqual(3);
    const clean = async () => {
      await own.db.run(sql`delete from subscriptions where company_id = ${own.id}`);
      await own.db.run(sql`delete from payment_events`);
      await own.db.run(sql`
        update checkouts set state = 'open', provider_id = null, settled_at = null where company_id = ${own.id}`);
    };
    await as().checkouts.read({ id });
    const expected = await stateOf();
    expect(expected.plans).toHaveLength(1);
    for (const row of permutations(events)) {
      await clean();
      for (const event of row) for (let time = 0; time < 3; time += 1) await hear(event);
      if (row[0] === events[1]) await as().checkouts.read({ id });
      expect(await stateOf()).toEqual(expected);
    }
  });

  it("counts only with a fresh signature over the very bytes", async () => {
    await buy();
    const event = own.stripe().state.events[0]!;
    const { body, signature } = own.stripe().delivery(event);
    const hearing = (text: string, said: string | null) =>
      codeOf(receiveEvent(own.db, Buffer.from(text), said));
    expect(await hearing(JSON.stringify(JSON.parse(body)), signature)).toBe("payment_signature");
    expect(await hearing(body, null)).toBe("payment_signature");
    expect(await hearing(body, signed(body, "whsec_of_another", new Date()))).toBe("payment_signature");
    expect(await hearing(body, own.stripe().delivery(event, new Date(Date.now() - 301_000)).signature)).toBe(
      "payment_signature",
    );
    expect(await hearing(body, signature)).toBe("done");
    const live = { ...event, id: "evt_live", livemode: true };
    await hear(live as Thing);
    expect(
      await own.db.maybe(sql`select 1 as one from payment_events where id = 'evt_live'`),
    ).toBeUndefined();
  });
});

describe("a renewing plan", () => {
  it("is changed at the price that was shown, cancelled to the end of the term, and taken back", async () => {
    await own.db.run(sql`update companies set address = 'Kai 1\n20457 Hamburg' where id = ${own.id}`);
    await buy();
    const preview = await as().subscription.previewChange({ plan: "yearly" });
    expect(preview.dueCents).toBeGreaterThan(100_000);
    expect(await as().subscription.change({ plan: "yearly", at: preview.at })).toMatchObject({
      plan: "yearly",
    });
    const cancelled = await as().subscription.cancel();
    expect(cancelled).toMatchObject({ ending: true, nextCents: null });
    expect((await plansOf())[0]!.ends_at).toEqual(cancelled.periodEndsAt);
    expect(await running()).toBe(true);
    expect(await as().subscription.resume()).toMatchObject({ ending: false });
    expect((await plansOf())[0]!.ends_at).toBeNull();
  });

  it("is not changed at the amount of another day, which would credit days that were used", async () => {
    await own.db.run(sql`update companies set address = 'Kai 1\n20457 Hamburg' where id = ${own.id}`);
    await buy("yearly");
    const { at } = await as().subscription.previewChange({ plan: "monthly" });
    const start = clock.now();
    clock.now = () => new Date(start.getTime() + 300 * 86_400_000);
    for (const other of [at, at + 301 * 86_400])
      expect(await codeOf(as().subscription.change({ plan: "monthly", at: other }))).toBe(
        "payment_price_changed",
      );
    expect(await as().subscription.read()).toMatchObject({ plan: "yearly" });
    const shown = await as().subscription.previewChange({ plan: "monthly" });
    await as().subscription.change({ plan: "monthly", at: shown.at });
    expect(await as().subscription.read()).toMatchObject({ plan: "monthly" });
  });

  it("goes on for seven days after a charge that failed, and lapses then; paid late, it goes on", async () => {
    await buy();
    const start = clock.now();
    clock.now = () => new Date(start.getTime() + 32 * 86_400_000);
    own.stripe().state.renew(own.subscription(), false);
    await settleCompany(own.db, own.id);
    const [late] = await plansOf();
    expect(late).toMatchObject({ state: "past_due" });
    const due = Number((own.subscription().items as { data: Thing[] }).data[0]!.current_period_start) * 1000;
    expect(late!.ends_at!.getTime() - due).toBe(7 * 86_400_000);
    clock.now = () => new Date(due + 8 * 86_400_000);
    expect(await running()).toBe(false);
    own.subscription().status = "active";
    await settleCompany(own.db, own.id);
    expect(await running()).toBe(true);
  });
});

describe("a charge whose bank demands approval later in life (3-D Secure)", () => {
  it("is approved on Stripe's page that the settings lead to, and the plan goes on; without one there is no such page", async () => {
    await buy();
    expect(await codeOf(as().subscription.pay())).toBe("not_found");
    const start = clock.now();
    clock.now = () => new Date(start.getTime() + 32 * 86_400_000);
    own.stripe().state.renew(own.subscription(), false);
    await settleCompany(own.db, own.id);
    expect(await as().subscription.read()).toMatchObject({ state: "past_due" });
    const { url } = await as().subscription.pay();
    expect(await (await fetch(url)).text()).toContain("<form");
    // Looking at the page decides nothing.
    await settleCompany(own.db, own.id);
    expect(await as().subscription.read()).toMatchObject({ state: "past_due" });
    await fetch(url, { method: "POST" });
    for (const event of own.stripe().state.events.slice(-2)) await hear(event);
    expect(await as().subscription.read()).toMatchObject({ state: "active", ending: false });
    expect(await codeOf(as(own.employee).subscription.pay())).toBe("forbidden");
  });

  it("or another card: cards and addresses are changed at Stripe's portal", async () => {
    await buy();
    expect((await as().subscription.portal()).url).toContain("/portal/");
  });
});

describe("days that are bought once", () => {
  it("add up, and a refund takes its own away", async () => {
    await buy("days_30");
    await buy("days_30");
    await buy("days_365");
    const plans = await plansOf();
    const first = plans[0]!.starts_at.getTime();
    expect(Math.max(...plans.map(({ ends_at }) => ends_at!.getTime())) - first).toBe(425 * 86_400_000);
    own.stripe().state.refund(own.stripe().state.all("payment_intent")[0]!);
    await settleCompany(own.db, own.id);
    const left = (await plansOf()).filter(({ state }) => state === "active");
    const end = Math.max(...left.map(({ ends_at }) => ends_at!.getTime()));
    expect(Math.round((end - first) / 86_400_000)).toBe(395);
    expect(await codeOf(order("monthly"))).toBe("plan_running");
  });

  const ends = async () => Math.max(...(await plansOf()).map(({ ends_at }) => ends_at!.getTime()));
  const past = (days: number) => sql`${new Date(clock.now().getTime() - days * 86_400_000)}::timestamptz`;

  it("keep their end when those that they follow were bought more than 400 days ago", async () => {
    await buy("days_365");
    await own.db.run(sql`update subscriptions set starts_at = ${past(350)} where company_id = ${own.id}`);
    await buy("days_365");
    const end = await ends();
    // Two months later the first one is no longer looked at.
    await own.db.run(sql`
      update subscriptions set starts_at = starts_at - interval '60 days', ends_at = ends_at - interval '60 days'
      where company_id = ${own.id}`);
    await settleCompany(own.db, own.id);
    expect(await ends()).toBe(end - 60 * 86_400_000);
  });

  it("come after a renewing plan that was cancelled to the end of its term, also where days were bought before it", async () => {
    await buy("days_30");
    await own.db.run(sql`
      update subscriptions set starts_at = ${past(100)}, ends_at = ${past(70)} where company_id = ${own.id}`);
    await buy("monthly");
    const { periodEndsAt } = await as().subscription.cancel();
    await buy("days_30");
    expect(await ends()).toBe(periodEndsAt.getTime() + 30 * 86_400_000);
    // Renewed, the plan would be charged while these days are used up.
    expect(await codeOf(as().subscription.resume())).toBe("plan_running");
    expect(await as().subscription.read()).toMatchObject({ ending: true });
  });
});

function permutations<T>(list: T[]): T[][] {
  if (list.length < 2) return [list];
  return list.flatMap((one, at) =>
    permutations(list.filter((_, other) => other !== at)).map(rest => [one, ...rest]),
  );
}

describe("a company in a country that the operator excludes", () => {
  const exclude = (EXCLUDED_COUNTRIES: string) =>
    own.settings({
      STRIPE_SECRET_KEY: `sk_test_${own.id.replaceAll("-", "")}`,
      STRIPE_WEBHOOK_SECRET: fakeWebhookSecret,
      STRIPE_URL: own.stripe().url,
      EXCLUDED_COUNTRIES,
    });

  it("orders nothing, and nothing is left behind", async () => {
    exclude("by, de");
    expect(await codeOf(order())).toBe("country_excluded");
    expect(await own.db.many(sql`select from checkouts where company_id = ${own.id}`)).toEqual([]);
    await own.db.run(sql`update companies set country = 'AT' where id = ${own.id}`);
    expect((await order()).url).toContain("/pay/cs_test");
  });

  it("keeps its plan, but cannot change it for another", async () => {
    await buy();
    exclude("DE");
    expect(await running()).toBe(true);
    const change = as().subscription.change({ plan: "yearly", at: Math.floor(clock.now().getTime() / 1000) });
    expect(await codeOf(change)).toBe("country_excluded");
  });

  it("is named by a code: anything else is a problem at the start", () => {
    expect(() => exclude("Belarus")).toThrow("EXCLUDED_COUNTRIES");
  });
});
