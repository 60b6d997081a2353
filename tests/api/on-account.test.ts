import sql from "sql-template-tag";
import { beforeEach, describe, expect, it } from "vitest";
import { clock } from "~/db/clock";
import { operator } from "~/db/seed/demo";
import { settleCompany } from "~/domain/billing/payment/settle-company";
import { changeSetting } from "~/domain/core/settings/change-setting";
import { operatorDetails } from "~/domain/core/settings/operator-details";
import { operatorScope } from "~/domain/core/settings/stored-setting";
import { asking } from "../factories/asking";
import { codeOf } from "../factories/code-of";
import { makePerson } from "../factories/company";
import { payingCompany } from "../factories/paying";

const own = payingCompany();
const day = 86_400_000;
const as = (actor = own.manager) => asking(own.db, actor);
let admin: Awaited<ReturnType<typeof makePerson>>;
const office = () => asking(own.db, admin);
const running = async () => (await as().plan.read()).running;
const today = () => clock.now().toISOString().slice(0, 10);
const amountOf = (cents: number) => (cents / 100).toFixed(2);

beforeEach(async () => {
  admin ??= await makePerson(own.db, "administrator");
  own.settings({ STRIPE_SECRET_KEY: "", STRIPE_URL: "http://127.0.0.1:9" });
  await changeSetting(own.db, operatorDetails, operatorScope, () => ({ value: operator }));
  await own.db.run(sql`
    update companies set address = 'Speicherzeile 12\n20457 Hamburg' where id = ${own.id}`);
});

const order = (plan: "monthly" | "days_30" | "days_365" = "days_30") =>
  as().checkouts.order({ plan, payment: "account", terms: "on" });

async function ordered(plan: "days_30" | "days_365" = "days_30") {
  const { id } = await order(plan);
  const { invoice, totalCents } = await as().checkouts.read({ id });
  return { id, invoice: invoice!.id, totalCents };
}
const pay = (id: string, cents: number) =>
  office().invoices.pay({ id, amount: amountOf(cents), paidOn: today() } as never);

describe("an order on account", () => {
  it("needs no Stripe: it gets its invoice with a due sum, and its plan begins with the last part of the payment", async () => {
    const offer = await as().checkouts.offer();
    expect(offer.prices.map(({ plan, netCents, payments }) => [plan, netCents, payments])).toEqual([
      ["days_30", 4_900, ["account"]],
      ["days_365", 89_000, ["account"]],
    ]);
    const { id, invoice, totalCents } = await ordered("days_365");
    expect(await as().invoices.read({ id: invoice })).toMatchObject({
      state: "open",
      grossCents: 105_910,
      deliveredFrom: null,
      ordered: { plan: "days_365" },
    });
    await pay(invoice, 5_910);
    expect(await running()).toBe(false);
    expect(await as().checkouts.read({ id })).toMatchObject({ state: "invoiced", started: false });
    await pay(invoice, totalCents - 5_910);
    expect(await running()).toBe(true);
    expect(await as().checkouts.read({ id })).toMatchObject({ state: "paid", started: true });
    const { latest } = await as().plan.read();
    expect(latest!.until!.getTime() - latest!.since.getTime()).toBe(365 * day);
  });

  it("is one, from a double click and two tabs; another is refused until it is paid", async () => {
    const told = await Promise.all([order(), order(), order()]);
    expect(new Set(told.map(({ id }) => id)).size).toBe(1);
    expect((await as().invoices.list({})).rows).toHaveLength(1);
    expect(await codeOf(order("days_365"))).toBe("plan_ordered");
    expect(await codeOf(order("monthly"))).toBe("payment_not_set_up");
    expect(await codeOf(as().checkouts.order({ plan: "days_30", terms: "on" }))).toBe("payment_not_set_up");
  });

  it("waits for the company's address, and leaves nothing behind without it", async () => {
    await own.db.run(sql`update companies set address = null where id = ${own.id}`);
    // Up to 250 euros no address is demanded (§ 33 UStDV).
    expect(await codeOf(order("days_365"))).toBe("order_needs_address");
    expect(await own.db.many(sql`select from checkouts where company_id = ${own.id}`)).toEqual([]);
  });

  it("is not sold while the operator has not switched it on, and beside Stripe it has Stripe's prices", async () => {
    const set = (on_account: "" | "on") =>
      changeSetting(own.db, operatorDetails, operatorScope, () => ({ value: { ...operator, on_account } }));
    await set("");
    expect(await codeOf(order())).toBe("payment_not_set_up");
    await set("on");
    own.settings({ STRIPE_SECRET_KEY: "sk_test_beside", STRIPE_URL: own.stripe().url });
    const { prices } = await as().checkouts.offer();
    expect(prices.find(({ plan }) => plan === "days_30")).toMatchObject({
      netCents: 10_900,
      payments: ["stripe", "account"],
    });
    expect(prices.find(({ plan }) => plan === "yearly")?.payments).toEqual(["stripe"]);
    expect(await codeOf(order("monthly"))).toBe("form_invalid");
    const { invoice, totalCents } = await ordered();
    await pay(invoice, totalCents);
    await settleCompany(own.db, own.id);
    expect(await running()).toBe(true);
  });

  it("is started by an administrator with a reason before it is paid; paid later, it begins no second time", async () => {
    const { id, invoice, totalCents } = await ordered();
    await office().invoices.startPlan({ id: invoice, reason: "Zugesagt" });
    await office().invoices.startPlan({ id: invoice, reason: "Noch einmal" });
    expect(await running()).toBe(true);
    expect(await as().checkouts.read({ id })).toMatchObject({ state: "invoiced", started: true });
    await pay(invoice, totalCents);
    const rows = await own.db.many<{ reason: string; days: number }>(sql`
      select reason, round(extract(epoch from ends_at - starts_at) / 86400)::int as days from subscriptions
      where company_id = ${own.id}`);
    expect(rows).toEqual([{ reason: "Zugesagt", days: 30 }]);
    expect(await codeOf(as().invoices.startPlan({ id: invoice, reason: "Selbst" }))).toBe("forbidden");
  });

  it("adds its days to those that are left, and their end is announced like any other", async () => {
    for (let time = 0; time < 2; time += 1) {
      const { invoice, totalCents } = await ordered();
      await pay(invoice, totalCents);
    }
    const { latest } = await as().plan.read();
    expect(Math.round((latest!.until!.getTime() - clock.now().getTime()) / day)).toBe(60);
  });
});

describe("a payment that was noted wrongly", () => {
  it("stays, is taken back once by an entry with a reason that only the operator reads, and its plan ends", async () => {
    const { id, invoice, totalCents } = await ordered();
    await pay(invoice, totalCents);
    const [payment] = (await office().invoices.read({ id: invoice })).payments;
    const wrong = { id: invoice, paymentId: payment!.id, reason: "Falsche Rechnung" };
    expect(await codeOf(as().invoices.correctPayment(wrong))).toBe("forbidden");
    await office().invoices.correctPayment(wrong);
    expect(await codeOf(office().invoices.correctPayment(wrong))).toBe("invoice_payment_fixed");
    expect(await running()).toBe(false);
    expect(await as().checkouts.read({ id })).toMatchObject({ state: "invoiced", started: false });
    const kept = (await office().invoices.read({ id: invoice })).payments;
    expect(kept.map(({ cents, reason, corrects }) => [cents, reason, corrects])).toEqual([
      [totalCents, null, false],
      [-totalCents, "Falsche Rechnung", true],
    ]);
    expect((await as().invoices.read({ id: invoice })).payments[1]!.reason).toBeNull();
    await expect(own.db.run(sql`delete from invoice_payments where invoice_id = ${invoice}`)).rejects.toThrow(
      /neither changed nor deleted/,
    );
    await pay(invoice, totalCents);
    expect(await running()).toBe(true);
  });
});

describe("a refund that is noted", () => {
  it("corrects the invoice by its part; all of it cancels the invoice and ends the plan", async () => {
    const { id, invoice, totalCents } = await ordered();
    await pay(invoice, totalCents);
    const back = (cents: number) =>
      office().invoices.refund({
        id: invoice,
        amount: amountOf(cents),
        paidOn: today(),
        reason: "Kulanz",
      } as never);
    expect(await codeOf(back(totalCents + 1))).toBe("form_invalid");
    await back(1_000);
    expect(await running()).toBe(true);
    expect(await as().invoices.read({ id: invoice })).toMatchObject({
      state: "paid",
      paidCents: totalCents - 1_000,
    });
    await back(totalCents - 1_000);
    expect(await running()).toBe(false);
    expect(await as().checkouts.read({ id })).toMatchObject({ state: "refunded", returnedCents: totalCents });
    const rows = (await as().invoices.list({ sort: "number" })).rows;
    expect(rows.map(({ kind, state, grossCents }) => [kind, state, grossCents])).toEqual([
      ["invoice", "cancelled", totalCents],
      ["correction", "offset", -1_000],
      ["correction", "offset", 1_000 - totalCents],
    ]);
  });

  it("of an order that is cancelled unpaid, there is none: the order is over and another can follow", async () => {
    const { id, invoice } = await ordered();
    await office().invoices.startPlan({ id: invoice, reason: "Zugesagt" });
    await office().invoices.cancel({ id: invoice });
    expect(await running()).toBe(false);
    expect((await as().checkouts.read({ id })).state).toBe("refunded");
    expect((await ordered("days_365")).id).not.toBe(id);
  });
});

describe("a plan that an administrator starts", () => {
  it("runs to the end of its last day, notifies the company, and is replaced by a new date", async () => {
    const until = (days: number) => new Date(clock.now().getTime() + days * day).toISOString().slice(0, 10);
    const start = (days: number, reason = "Test") =>
      office().people.startPlan({ id: own.manager.id, until: until(days), reason });
    expect(await codeOf(start(-2))).toBe("form_invalid");
    expect(await codeOf(start(9999))).toBe("form_invalid");
    await start(90);
    await start(10);
    const { latest, running: runs } = await as().plan.read();
    expect({ runs, plan: latest!.plan }).toEqual({ runs: true, plan: "granted" });
    const left = (latest!.until!.getTime() - clock.now().getTime()) / day;
    expect(left).toBeGreaterThan(9.9);
    expect(left).toBeLessThan(11.1);
    const news = await own.db.many<{ news: string }>(sql`
      select payload ->> 'news' as news from graphile_worker._private_jobs where payload ->> 'companyId' = ${own.id}`);
    expect(new Set(news.map(one => one.news))).toEqual(new Set(["started"]));
    expect(await codeOf(office().people.startPlan({ id: admin.id, until: until(3), reason: "Ich" }))).toBe(
      "not_found",
    );
    expect(await codeOf(as().people.startPlan({ id: own.manager.id, until: until(3), reason: "Ich" }))).toBe(
      "forbidden",
    );
  });
});
