import sql, { type Sql as Statement } from "sql-template-tag";
import { beforeEach, describe, expect, it } from "vitest";
import { clock } from "~/db/clock";
import { newId } from "~/db/id";
import { operator } from "~/db/seed/demo";
import { cancelInvoice } from "~/domain/billing/invoice/cancel-invoice";
import { issueInvoice } from "~/domain/billing/invoice/issue-invoice";
import { handleEvent, receiveEvent } from "~/domain/billing/payment/receive-event";
import { settleCompany } from "~/domain/billing/payment/settle-company";
import { changeSetting } from "~/domain/core/settings/change-setting";
import { operatorDetails } from "~/domain/core/settings/operator-details";
import { operatorScope } from "~/domain/core/settings/stored-setting";
import { stripe } from "~/integrations/stripe/client";
import type { Thing } from "~/integrations/stripe/fake-thing";
import { asking } from "../factories/asking";
import { codeOf } from "../factories/code-of";
import { makeCompany, makePerson } from "../factories/company";
import { doneOrLocked } from "../factories/interleave";
import { payingCompany } from "../factories/paying";

const own = payingCompany();
const as = (actor = own.manager) => asking(own.db, actor);
const day = 86_400_000;

beforeEach(async () => {
  await changeSetting(own.db, operatorDetails, operatorScope, () => ({ value: operator }));
  await own.db.run(sql`
    update companies set address = 'Speicherzeile 12\n20457 Hamburg' where id = ${own.id}`);
});

async function buy(plan: "monthly" | "yearly" | "days_30") {
  const { id } = await as().checkouts.order({ plan, terms: "on" });
  own.stripe().state.pay(own.session(), "now");
  await as().checkouts.read({ id });
  return id;
}
const settle = () => settleCompany(own.db, own.id);
const all = async () => (await as().invoices.list({ sort: "number" })).rows;
const shown = (rows: Awaited<ReturnType<typeof all>>) =>
  rows.map(({ kind, state, grossCents, paidCents }) => [kind, state, grossCents, paidCents]);
const payment = (at = 0) => own.stripe().state.all("payment_intent")[at]!;

async function hear(event: Thing) {
  const { body, signature } = own.stripe().delivery(event);
  await receiveEvent(own.db, Buffer.from(body), signature);
  await handleEvent(own.db, event.id);
}

describe("the operator's way to a payment at Stripe", () => {
  it("leads from each invoice of a renewing plan to the payment itself, because its plan's page refunds none", async () => {
    await buy("yearly");
    const office = asking(own.db, await makePerson(own.db, "administrator"));
    const pageOf = async (at: number) =>
      (await office.invoices.read({ id: (await all())[at]!.id })).stripeUrl?.replace(/^.*\/test\//, "");
    expect(await pageOf(0)).toBe(`payments/${payment(0).id}`);
    clock.now = () => new Date(Date.now() + 366 * day);
    own.stripe().state.renew(own.subscription(), true);
    await settle();
    expect(await pageOf(0)).toBe(`payments/${payment(0).id}`);
    expect(await pageOf(1)).toBe(`invoices/${own.stripe().state.all("invoice").at(-1)!.id}`);
  });
});

describe("a renewal", () => {
  it("gets one invoice of ours, which is paid, however its events arrive", async () => {
    await buy("monthly");
    const start = clock.now();
    for (let month = 1; month <= 3; month += 1) {
      clock.now = () => new Date(start.getTime() + month * 31 * day);
      own.stripe().state.renew(own.subscription(), true);
    }
    const events = own.stripe().state.events.filter(({ type }) => /^(invoice|customer)/.test(String(type)));
    for (const event of [...events].reverse()) for (let time = 0; time < 2; time += 1) await hear(event);
    await Promise.all([settle(), settle(), settle()]);
    const rows = await all();
    expect(shown(rows)).toEqual(Array.from({ length: 4 }, () => ["invoice", "paid", 11_781, 11_781]));
    const invoice = await as().invoices.read({ id: rows[1]!.id });
    expect(invoice.lines).toMatchObject([
      { designation: "plan.monthly", unit: "month", unitPriceCents: 9_900 },
    ]);
    const next = await as().invoices.read({ id: rows[2]!.id });
    expect(new Date(next.deliveredFrom!).getTime() - new Date(invoice.deliveredTo!).getTime()).toBe(day);
  });

  it("ends on the day before the next one, also where clocks change in between", async () => {
    clock.now = () => new Date("2027-01-28T22:30:00Z");
    await buy("monthly");
    clock.now = () => new Date("2027-02-28T22:30:00Z");
    own.stripe().state.renew(own.subscription(), true);
    await settle();
    // In summer time the next one begins on the 29th, half an hour after midnight.
    const { current_period_end: end } = (own.subscription().items as { data: Thing[] }).data[0]!;
    expect(new Date(Number(end) * 1000).toISOString()).toBe("2027-03-28T22:30:00.000Z");
    expect(await as().invoices.read({ id: (await all()).at(-1)!.id })).toMatchObject({
      deliveredFrom: "2027-02-28",
      deliveredTo: "2027-03-28",
    });
  });

  it("that failed gets none until it is paid", async () => {
    await buy("monthly");
    own.stripe().state.renew(own.subscription(), false);
    await settle();
    expect(await all()).toHaveLength(1);
    const late = own.stripe().state.all("invoice").at(-1)!;
    Object.assign(late, { status: "paid", amount_paid: late.total });
    own.subscription().status = "active";
    await settle();
    expect(await all()).toHaveLength(2);
  });

  it("waits for the company's address, and is not lost when the plan has ended meanwhile", async () => {
    await own.db.run(sql`update companies set address = null where id = ${own.id}`);
    await buy("yearly");
    own.stripe().state.renew(own.subscription(), true);
    own.stripe().state.end(own.subscription());
    await settle();
    expect(await all()).toEqual([]);
    await own.db.run(sql`update companies set address = 'Kai 1\n20457 Hamburg' where id = ${own.id}`);
    await settle();
    expect(shown(await all())).toEqual([
      ["invoice", "paid", 117_810, 117_810],
      ["invoice", "paid", 117_810, 117_810],
    ]);
  });

  it("keeps no other company's invoice waiting while Stripe is asked", async () => {
    const other = await makeCompany(own.db);
    await own.db.run(sql`update companies set address = 'Kai 1\n20457 Hamburg' where id = ${other.id}`);
    const line = {
      designation: "plan.days_30",
      description: "",
      quantity: 1,
      unit: "piece",
      unitPriceCents: 1,
    };
    let issued = 0;
    await as().checkouts.order({ plan: "monthly", terms: "on" });
    own.stripe().state.pay(own.session(), "now");
    own.stripe().state.renew(own.subscription(), true);
    own.stripe().beforeAnswer = async () => {
      const invoice = { companyId: other.id, deliveredFrom: null, deliveredTo: null, lines: [line] };
      await own.db.transaction(tx => issueInvoice(tx, { ...invoice, sourceKey: `other ${newId()}` }));
      issued += 1;
    };
    await settle();
    expect(issued).toBeGreaterThan(3);
    expect(await all()).toHaveLength(2);
  });

  it("shows the tax that was charged, also when the company would pay none today", async () => {
    await buy("monthly");
    await own.db.run(sql`
      update companies set country = 'AT', ust_idnr = 'ATU13585627' where id = ${own.id}`);
    own.stripe().state.renew(own.subscription(), true);
    await settle();
    const [, renewed] = await all();
    expect(renewed).toMatchObject({ taxCents: 1_881, grossCents: 11_781, state: "paid" });
  });
});

describe("a change of plan", () => {
  it("is invoiced with what is left of the plan before, to the cent that was charged", async () => {
    await buy("monthly");
    const start = clock.now();
    clock.now = () => new Date(start.getTime() + 10 * day);
    const { at, dueCents } = await as().subscription.previewChange({ plan: "yearly" });
    await as().subscription.change({ plan: "yearly", at });
    const [, changed] = await all();
    expect(changed).toMatchObject({ kind: "invoice", state: "paid", grossCents: dueCents });
    const { lines, netCents } = await as().invoices.read({ id: changed!.id });
    expect(lines.map(({ designation }) => designation)).toEqual(["plan.monthly", "plan.yearly"]);
    expect(lines.reduce((sum, line) => sum + line.netCents, 0)).toBe(netCents);
  });

  it("is refused, and nothing charged, while its invoice would lack the company's address", async () => {
    await own.db.run(sql`update companies set address = null where id = ${own.id}`);
    await buy("monthly");
    const { at, needsAddress } = await as().subscription.previewChange({ plan: "yearly" });
    expect(needsAddress).toBe(true);
    const charges = own.stripe().state.all("invoice").length;
    expect(await codeOf(as().subscription.change({ plan: "yearly", at }))).toBe("order_needs_address");
    expect(own.stripe().state.all("invoice")).toHaveLength(charges);
    await own.db.run(sql`update companies set address = 'Kai 1\n20457 Hamburg' where id = ${own.id}`);
    expect(await as().subscription.change({ plan: "yearly", at })).toMatchObject({ plan: "yearly" });
    expect(shown(await all())).toHaveLength(2);
  });

  it("to a cheaper one corrects the invoice before, and the credit pays the next charges", async () => {
    await buy("yearly");
    const { at, dueCents } = await as().subscription.previewChange({ plan: "monthly" });
    expect(dueCents).toBeLessThan(0);
    await as().subscription.change({ plan: "monthly", at });
    expect(shown(await all())).toEqual([
      ["invoice", "paid", 117_810, 117_810 + dueCents],
      ["correction", "offset", dueCents, 0],
    ]);
  });
});

describe("money that goes back", () => {
  it("cancels the invoice of an order that is refunded, once, and the order says so", async () => {
    const id = await buy("days_30");
    own.stripe().state.refund(payment());
    await Promise.all([settle(), settle()]);
    for (const event of own.stripe().state.events) await hear(event);
    expect(shown(await all())).toEqual([
      ["invoice", "cancelled", 12_971, 0],
      ["cancellation", "offset", -12_971, 0],
    ]);
    const order = await as().checkouts.read({ id });
    expect(order).toMatchObject({ returnedCents: 12_971, invoice: { number: (await all())[0]!.number } });
  });

  it("is booked also while the operator cancels one of the invoices", async () => {
    await buy("days_30");
    await buy("days_30");
    for (const at of [0, 1]) own.stripe().state.refund(payment(at));
    const [, second] = await all();
    let cancelling: Promise<string> | undefined;
    const isCorrected = (statement: Statement) =>
      /^select from invoices where id = /.test(statement.sql.trim()) && statement.values[0] === second!.id;
    const meanwhile = async () => {
      cancelling ??= codeOf(cancelInvoice(own.db, second!.id));
      await doneOrLocked(own.db, cancelling);
    };
    await settleCompany(
      {
        ...own.db,
        transaction: work =>
          own.db.transaction(tx =>
            work({
              ...tx,
              maybe: async statement => {
                if (isCorrected(statement)) await meanwhile();
                return tx.maybe(statement);
              },
            }),
          ),
      },
      own.id,
    );
    expect(await cancelling).toBe("invoice_cancelled");
    expect((await all()).map(({ kind, state }) => [kind, state])).toEqual([
      ["invoice", "cancelled"],
      ["invoice", "cancelled"],
      ["cancellation", "offset"],
      ["cancellation", "offset"],
    ]);
  });

  it("corrects the invoice of a renewal for each part that is refunded, and cancels nothing twice", async () => {
    await buy("yearly");
    own.stripe().state.renew(own.subscription(), true);
    own.stripe().state.refund(payment(1), 50_00);
    own.stripe().state.refund(payment(1), 1_01);
    await settle();
    await settle();
    const rows = await all();
    expect(shown(rows)).toEqual([
      ["invoice", "paid", 117_810, 117_810],
      ["invoice", "paid", 117_810, 117_810 - 51_01],
      ["correction", "offset", -50_00, 0],
      ["correction", "offset", -1_01, 0],
    ]);
    const corrected = await as().invoices.read({ id: rows[1]!.id });
    expect(corrected.correctedBy.map(({ grossCents }) => grossCents)).toEqual([-50_00, -1_01]);
    expect(await as().invoices.read({ id: rows[2]!.id })).toMatchObject({
      corrects: { number: rows[1]!.number },
      netCents: -42_02,
      taxCents: -7_98,
    });
    own.stripe().state.refund(payment(1), 117_810 - 51_01);
    await settle();
    expect((await all())[1]).toMatchObject({ state: "cancelled", paidCents: 0 });
  });

  it("waits for the bank's decision in a dispute: won, all is as before; lost, the invoice is cancelled", async () => {
    await buy("days_30");
    const dispute = own.stripe().state.dispute(payment());
    await hear(own.stripe().state.events.at(-1)!);
    const [row] = await all();
    expect(row).toMatchObject({ state: "open", paidCents: 0 });
    expect((await as().invoices.read({ id: row!.id })).disputed).toBe(true);
    own.stripe().state.decide(dispute, "won");
    await hear(own.stripe().state.events.at(-1)!);
    expect(await as().invoices.read({ id: row!.id })).toMatchObject({ state: "paid", disputed: false });

    await buy("days_30");
    own.stripe().state.decide(own.stripe().state.dispute(payment(1)), "lost");
    await hear(own.stripe().state.events.at(-1)!);
    expect(shown(await all())).toEqual([
      ["invoice", "paid", 12_971, 12_971],
      ["invoice", "cancelled", 12_971, 0],
      ["cancellation", "offset", -12_971, 0],
    ]);
  });
});

it("a partial refund is exact to the cent, for every amount", async () => {
  await buy("yearly");
  for (const cents of [1, 2, 3, 5, 7, 99, 100, 333, 1_000]) own.stripe().state.refund(payment(), cents);
  await settle();
  const sums = await own.db.many<{ net: number; tax: number; gross: number; lines: number }>(sql`
    select net_cents::int as net, tax_cents::int as tax, gross_cents::int as gross,
      (select sum((x ->> 'netCents')::int)::int from jsonb_array_elements(lines) x) as lines
    from invoices where kind = 'correction' and company_id = ${own.id} order by number`);
  expect(sums.map(({ gross }) => gross)).toEqual([-1, -2, -3, -5, -7, -99, -100, -333, -1_000]);
  for (const { net, tax, gross, lines } of sums) {
    expect(net + tax).toBe(gross);
    expect(lines).toBe(net);
    expect(Math.abs(tax - net * 0.19)).toBeLessThanOrEqual(1);
  }
});

it("partial refunds return the net amount and the tax of the invoice to the cent, and no more than was paid", async () => {
  await buy("days_30");
  const state = own.stripe().state;
  for (const cents of [3, 3, 3, 3, 3, 3, 3, 3]) state.refund(payment(), cents);
  await settle();
  const client = stripe()!;
  const back = (amount?: number) =>
    client.refunds.create({ payment_intent: payment().id, ...(amount ? { amount } : {}) });
  await expect(back(12_971)).rejects.toThrow(/greater than unrefunded amount/);
  await settle();
  expect((await all())[0]).toMatchObject({ state: "paid", paidCents: 12_971 - 24 });
  expect(await back()).toMatchObject({ amount: 12_971 - 24 });
  await expect(back(1)).rejects.toMatchObject({ code: "charge_already_refunded" });
  await settle();
  const [invoice, ...corrections] = await all();
  expect(invoice).toMatchObject({ state: "cancelled", paidCents: 0, netCents: 10_900, taxCents: 2_071 });
  expect(corrections).toHaveLength(9);
  const sum = (of: "netCents" | "taxCents") => corrections.reduce((cents, row) => cents + row[of], 0);
  expect({ net: sum("netCents"), tax: sum("taxCents") }).toEqual({ net: -10_900, tax: -2_071 });
});

describe("an invoice for days that are bought once", () => {
  it("names the days that it pays for: those bought while others run come after these", async () => {
    const [first, second] = [await buy("days_30"), await buy("days_30")];
    expect(second).not.toBe(first);
    const invoices = await Promise.all((await all()).map(({ id }) => as().invoices.read({ id })));
    const daysBetween = (from: string | null, to: string | null) =>
      (new Date(to!).getTime() - new Date(from!).getTime()) / day;
    expect(invoices.map(({ deliveredFrom, deliveredTo }) => daysBetween(deliveredFrom, deliveredTo))).toEqual(
      [30, 30],
    );
    expect(invoices[1]!.deliveredFrom).toBe(invoices[0]!.deliveredTo);
  });
});
