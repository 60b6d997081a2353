import sql from "sql-template-tag";
import { describe, expect, it } from "vitest";
import { operator } from "~/db/seed/demo";
import { today } from "~/domain/billing/invoice/german-day";
import { endPayments } from "~/domain/billing/payment/end-payments";
import type { PlanKind } from "~/domain/billing/payment/prices";
import { changeSetting } from "~/domain/core/settings/change-setting";
import { operatorDetails } from "~/domain/core/settings/operator-details";
import { operatorScope } from "~/domain/core/settings/stored-setting";
import { erasePerson } from "~/domain/people/person/erase-person";
import { cancelPlanAtEnd } from "~/domain/people/privacy/cancel-plan-at-end";
import { cancelErasure, planErasure } from "~/domain/people/privacy/plan-erasure";
import { endPaymentsJob } from "~/jobs/handlers/payments";
import type { JobPayload } from "~/queue/definitions";
import { asking } from "../factories/asking";
import { codeOf } from "../factories/code-of";
import { makePerson } from "../factories/company";
import { payingCompany } from "../factories/paying";

const own = payingCompany();
const order = (plan: PlanKind) => asking(own.db, own.manager).checkouts.order({ plan, terms: "on" });
const remove = () => own.db.transaction(tx => erasePerson(tx, own.manager.id, own.manager.id));

type Job = { payload: JobPayload<"end_payments">; later: boolean };
/** The jobs that end what the company has at Stripe; each is taken once. */
const jobs = () =>
  own.db.many<Job>(sql`
    with taken as (delete from graphile_worker._private_jobs
      where task_id = (select id from graphile_worker._private_tasks where identifier = 'end_payments')
      returning payload, run_at)
    select payload, run_at > now() + interval '1 hour' as later from taken`);
const work = async () => {
  const waiting = await jobs();
  for (const { payload } of waiting) await endPayments(own.db, payload);
  return waiting;
};
const kept = () =>
  own
    .stripe()
    .state.all("charge")
    .filter(({ paid, refunded }) => paid && !refunded);

describe("a company that is deleted while it pays", () => {
  it("is charged no more for a plan that renews", async () => {
    const { id } = await order("monthly");
    own.stripe().state.pay(own.session(), "now");
    await asking(own.db, own.manager).checkouts.read({ id });
    await remove();
    await work();
    expect(own.subscription().status).toBe("canceled");
    expect(await own.db.many(sql`select from companies where id = ${own.id}`)).toEqual([]);
  });

  it("is charged no more either where Stripe did not answer until the last attempt", async () => {
    const { id } = await order("monthly");
    own.stripe().state.pay(own.session(), "now");
    await asking(own.db, own.manager).checkouts.read({ id });
    await remove();
    const [first] = await jobs();
    own.stripe().mode = "down";
    await endPaymentsJob(first!.payload, {
      db: own.db,
      signal: new AbortController().signal,
      attempt: 14,
      lastAttempt: true,
    });
    own.stripe().mode = "answering";
    expect(await work()).toMatchObject([{ later: true }]);
    expect(own.subscription().status).toBe("canceled");
    expect(await jobs()).toEqual([]);
  });

  it("has its plan cancelled as soon as the deletion is planned, and may take that back if it stays", async () => {
    const { id } = await order("monthly");
    own.stripe().state.pay(own.session(), "now");
    await asking(own.db, own.manager).checkouts.read({ id });
    const cancelPlan = () => cancelPlanAtEnd(own.db, own.id);
    // Nothing is cancelled for who has changed their mind before the job runs.
    await planErasure(own.db, own.manager);
    await cancelErasure(own.db, own.manager);
    await cancelPlan();
    expect(own.subscription().cancel_at_period_end).toBe(false);
    await planErasure(own.db, own.manager);
    own.stripe().mode = "down";
    expect(await codeOf(cancelPlan())).toBe("payment_unreachable");
    own.stripe().mode = "answering";
    await cancelPlan();
    await cancelPlan();
    expect(own.subscription().cancel_at_period_end).toBe(true);
    const news = await own.db.many(sql`
      select from graphile_worker._private_jobs where payload ->> 'news' = 'cancelled' and payload ->> 'companyId' = ${own.id}`);
    expect(news).toHaveLength(1);
    await cancelErasure(own.db, own.manager);
    expect(await asking(own.db, own.manager).subscription.read()).toMatchObject({ ending: true });
    expect(await asking(own.db, own.manager).subscription.resume()).toMatchObject({ ending: false });
  });

  it("can pay no more at a page that is still open", async () => {
    await order("days_365");
    await remove();
    await work();
    expect(own.session().status).toBe("expired");
    own.stripe().state.pay(own.session(), "now");
    expect(kept()).toEqual([]);
  });

  it.each(["days_30", "monthly"] as const)("gets back what it paid for %s just then, once", async plan => {
    await order(plan);
    own.stripe().state.pay(own.session(), "now");
    await remove();
    const [job] = await work();
    await endPayments(own.db, job!.payload);
    expect(kept()).toEqual([]);
    expect(own.stripe().state.all("refund")).toHaveLength(1);
    if (plan === "monthly") expect(own.subscription().status).toBe("canceled");
  });

  it("gets back what its bank pays later, and nothing is lost while Stripe is down", async () => {
    await order("days_30");
    own.stripe().state.pay(own.session(), "later");
    await remove();
    const [first] = await jobs();
    own.stripe().mode = "down";
    expect(await codeOf(endPayments(own.db, first!.payload))).toBe("payment_unreachable");
    own.stripe().mode = "answering";
    await endPayments(own.db, first!.payload);
    own.stripe().state.bankAnswers(own.session(), true);
    expect(await work()).toMatchObject([{ later: true }]);
    expect(kept()).toEqual([]);
    expect(await jobs()).toEqual([]);
  });

  it("leaves nothing to look at where its bank refuses", async () => {
    await order("days_30");
    own.stripe().state.pay(own.session(), "later");
    await remove();
    own.stripe().state.bankAnswers(own.session(), false);
    await work();
    expect(await jobs()).toEqual([]);
    expect(own.stripe().state.all("refund")).toEqual([]);
  });

  it("is refunded afterwards by hand, because Stripe is asked for no deleted company, and no more than it had paid", async () => {
    const office = asking(own.db, await makePerson(own.db, "administrator"));
    await changeSetting(own.db, operatorDetails, operatorScope, () => ({ value: operator }));
    await own.db.run(
      sql`update companies set address = 'Speicherzeile 12\n20457 Hamburg' where id = ${own.id}`,
    );
    const { id } = await order("days_30");
    own.stripe().state.pay(own.session(), "now");
    const { invoice } = await asking(own.db, own.manager).checkouts.read({ id });
    const back = (amount: string) =>
      office.invoices.refund({ id: invoice!.id, amount, paidOn: today(), reason: "Beschwerde" } as never);
    expect(await codeOf(back("10"))).toBe("invoice_paid_online");
    expect((await office.invoices.read({ id: invoice!.id })).refundable).toBe(false);
    await remove();
    expect(await office.invoices.read({ id: invoice!.id })).toMatchObject({
      refundable: true,
      stripeUrl: expect.stringMatching(/^https:\/\/dashboard\.stripe\.com\/test\/payments\/pi_/),
    });
    await back("29,71");
    expect(await codeOf(back("100,01"))).toBe("form_invalid");
    await back("100");
    const row = await office.invoices.read({ id: invoice!.id });
    expect(row).toMatchObject({ state: "cancelled", paidCents: 0, refundable: false, stripeUrl: null });
    expect(row.correctedBy.map(({ grossCents }) => grossCents)).toEqual([-2_971, -10_000]);
  });
});
