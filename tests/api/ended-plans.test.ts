import sql from "sql-template-tag";
import { beforeEach, describe, expect, it } from "vitest";
import { operator } from "~/db/seed/demo";
import { handleEvent, receiveEvent } from "~/domain/billing/payment/receive-event";
import { settleCompany } from "~/domain/billing/payment/settle-company";
import { changeSetting } from "~/domain/core/settings/change-setting";
import { operatorDetails } from "~/domain/core/settings/operator-details";
import { operatorScope } from "~/domain/core/settings/stored-setting";
import type { Thing } from "~/integrations/stripe/fake-thing";
import { asking } from "../factories/asking";
import { codeOf } from "../factories/code-of";
import { payingCompany } from "../factories/paying";

const own = payingCompany();
const as = () => asking(own.db, own.manager);
const running = async () => (await as().plan.read()).running;
const state = () => own.stripe().state;
const payment = () => state().all("payment_intent").at(-1)!;

beforeEach(async () => {
  await changeSetting(own.db, operatorDetails, operatorScope, () => ({ value: operator }));
  await own.db.run(sql`
    update companies set address = 'Speicherzeile 12\n20457 Hamburg' where id = ${own.id}`);
});

async function buy(plan: "monthly" | "days_30") {
  const { id } = await as().checkouts.order({ plan, terms: "on" });
  state().pay(own.session(), "now");
  await as().checkouts.read({ id });
}
async function hear(event: Thing) {
  const { body, signature } = own.stripe().delivery(event);
  await receiveEvent(own.db, Buffer.from(body), signature);
  await handleEvent(own.db, event.id);
}
/** All events so far in this order, each of them twice. */
async function hearAll(events: Thing[]) {
  for (const event of events) for (let time = 0; time < 2; time += 1) await hear(event);
}
const plan = () =>
  own.db.one<{ state: string; ended: boolean }>(sql`
    select state, ends_at is not null as ended from subscriptions where company_id = ${own.id}`);

describe.each(["monthly", "days_30"] as const)("a plan (%s)", kind => {
  it("rests while a bank decides on its payment, and is restored when the dispute is won, in any order", async () => {
    await buy(kind);
    const dispute = state().dispute(payment());
    await hear(state().events.at(-1)!);
    expect(await running()).toBe(false);
    expect((await plan()).state).toBe("disputed");
    await settleCompany(own.db, own.id);
    expect(await running()).toBe(false);
    state().decide(dispute, "won");
    await hearAll([...state().events].reverse());
    expect(await running()).toBe(true);
    expect((await plan()).state).toBe("active");
  });

  it("ends for good when the dispute is lost, and charges nothing any more", async () => {
    await buy(kind);
    state().decide(state().dispute(payment()), "lost");
    await hearAll([...state().events].reverse());
    expect(await running()).toBe(false);
    expect(
      state()
        .all("subscription")
        .map(({ status }) => status),
    ).toEqual(kind === "monthly" ? ["canceled"] : []);
    await hearAll([...state().events]);
    expect((await plan()).ended).toBe(true);
    expect((await as().invoices.list({})).rows.map(row => row.kind).sort()).toEqual([
      "cancellation",
      "invoice",
    ]);
  });

  it("goes on after a part refund, and ends when all of it has gone back", async () => {
    await buy(kind);
    state().refund(payment(), 1_000);
    await hear(state().events.at(-1)!);
    expect(await running()).toBe(true);
    state().refund(payment(), Number(payment().amount) - 1_000);
    await hearAll([...state().events].reverse());
    expect(await running()).toBe(false);
    expect((await plan()).state).toBe("refunded");
    expect(
      state()
        .all("subscription")
        .map(({ status }) => status),
    ).toEqual(kind === "monthly" ? ["canceled"] : []);
  });
});

it("while a bank decides on a renewing plan no second one is sold, and days are", async () => {
  await buy("monthly");
  state().dispute(payment());
  await hear(state().events.at(-1)!);
  expect(await codeOf(as().checkouts.order({ plan: "yearly", terms: "on" }))).toBe("plan_disputed");
  expect((await as().checkouts.order({ plan: "days_30", terms: "on" })).url).toContain("http");
});

it("a charge that went back long ago ends nothing: the latest one pays for the plan", async () => {
  await buy("monthly");
  const first = payment();
  state().renew(own.subscription(), true);
  state().refund(first);
  await settleCompany(own.db, own.id);
  expect(await running()).toBe(true);
});
