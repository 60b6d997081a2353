import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { clock } from "~/db/clock";
import { operator } from "~/db/seed/demo";
import { handleEvent, receiveEvent } from "~/domain/billing/payment/receive-event";
import { changeSetting } from "~/domain/core/settings/change-setting";
import { operatorDetails } from "~/domain/core/settings/operator-details";
import { operatorScope } from "~/domain/core/settings/stored-setting";
import type { Thing } from "~/integrations/stripe/fake-thing";
import { asking } from "../factories/asking";
import { makeCompany } from "../factories/company";
import { payingCompany } from "../factories/paying";

/** `npm run attack -- events` tries 600 of the 720 orders; here are a few. */
const lives = Number(process.env.EVENT_ORDERS ?? 8);
const at50 = 50;
const own = payingCompany();
const state = () => own.stripe().state;

async function hear(event: Thing, times = 1): Promise<void> {
  const { body, signature } = own.stripe().delivery(event);
  await Promise.all(
    Array.from({ length: times }, async () => {
      await receiveEvent(own.db, Buffer.from(body), signature);
      await handleEvent(own.db, event.id);
    }),
  );
}

/** Everything that a purchase's life leaves behind, without ids and numbers. */
const leftOf = async (companyId: string) => ({
  plans: await own.db.many(sql`
    select plan, state, ends_at, period_ends_at, cancel_at_period_end from subscriptions where company_id = ${companyId}`),
  orders: await own.db.many(sql`select state, reason from checkouts where company_id = ${companyId}`),
  invoices: await own.db.many(sql`
    select kind, gross_cents::int as gross, taxes, delivered_from::text as from, delivered_to::text as to,
      (select array_agg(y.cents::int order by y.cents) from invoice_payments y where y.invoice_id = i.id) as payments
    from invoices i where company_id = ${companyId} order by kind, gross_cents, delivered_from`),
});

/** A company orders a monthly plan, pays, is charged again, and gets a part of that back: six events. */
async function live(): Promise<{ id: string; events: Thing[] }> {
  const { id, manager } = await makeCompany(own.db);
  await own.db.run(sql`update companies set address = 'Kai 4\n24103 Kiel' where id = ${id}`);
  const before = state().events.length;
  await asking(own.db, manager).checkouts.order({ plan: "monthly", terms: "on" });
  state().pay(own.session(), "now");
  state().renew(own.subscription(), true);
  state().refund(state().all("payment_intent").at(-1)!, 2_345);
  return { id, events: state().events.slice(before) };
}

/** The nth permutation, by its digits in the factorial number system. */
function permuted<T>(list: T[], nth: number): T[] {
  const left = [...list];
  const row: T[] = [];
  for (let rest = nth; left.length > 0; ) {
    const at = rest % left.length;
    rest = Math.floor(rest / left.length);
    row.push(...left.splice(at, 1));
  }
  return row;
}

it(`six events of a purchase's life leave the same state in ${lives} orders, each delivered fifty times at once in some`, async () => {
  const day = new Date("2026-11-20T10:00:00Z");
  clock.now = () => day;
  await changeSetting(own.db, operatorDetails, operatorScope, () => ({ value: operator }));
  const first = await live();
  expect(first.events.map(({ type }) => type)).toHaveLength(6);
  for (const event of first.events) await hear(event);
  const expected = await leftOf(first.id);
  expect(expected.invoices).toHaveLength(3);
  const faults: object[] = [];
  for (let nth = 1; nth < lives; nth += 1) {
    const { id, events } = await live();
    const row = permuted(events, Math.floor((nth * 720) / lives));
    for (const event of row) await hear(event, nth % 60 === 1 ? at50 : 1);
    const left = await leftOf(id);
    if (JSON.stringify(left) !== JSON.stringify(expected))
      faults.push({ row: row.map(({ type }) => type), left });
  }
  expect(faults).toEqual([]);
  const numbers = await own.db.many<{ number: string }>(
    sql`select number from invoices order by length(number), number`,
  );
  expect(numbers.map(({ number }) => Number(number.slice(5)))).toEqual(numbers.map((_, at) => at + 1));
});
