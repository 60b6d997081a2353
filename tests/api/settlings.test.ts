import sql from "sql-template-tag";
import { describe, expect, it } from "vitest";
import { settleCompany } from "~/domain/billing/payment/settle-company";
import { asking } from "../factories/asking";
import { codeOf } from "../factories/code-of";
import { payingCompany } from "../factories/paying";

const own = payingCompany();
const as = () => asking(own.db, own.manager);
const settle = () => settleCompany(own.db, own.id);
const orderOf = async () =>
  own.db.one<{ state: string; reason: string | null }>(sql`
    select state, reason from checkouts where company_id = ${own.id} order by created_at desc, id desc limit 1`);
const refunds = () => own.stripe().state.all("refund");
const news = async (kind: string) =>
  (
    await own.db.many(sql`
      select from graphile_worker._private_jobs
      where payload ->> 'companyId' = ${own.id} and payload ->> 'news' = ${kind}`)
  ).length;
const asked = (what: RegExp) => own.stripe().asked.filter(one => what.test(one)).length;

/** Orders 30 days and pays them at Stripe. */
async function pay(): Promise<void> {
  await as().checkouts.order({ plan: "days_30", terms: "on" });
  own.stripe().state.pay(own.session(), "now");
}

/** Runs this once, before Stripe answers the next request. */
function meanwhile(work: () => Promise<unknown>): void {
  own.stripe().beforeAnswer = async () => {
    delete own.stripe().beforeAnswer;
    await work();
  };
}

describe("a company that two processes settle at once", () => {
  it("is settled by the one that began later, and an older answer of Stripe changes nothing any more", async () => {
    await pay();
    meanwhile(() =>
      own.db.run(
        sql`update settlings set begun = begun + 1, applied = begun + 1 where company_id = ${own.id}`,
      ),
    );
    await settle();
    expect(await orderOf()).toMatchObject({ state: "open" });
    await settle();
    expect(await orderOf()).toMatchObject({ state: "paid" });
  });

  it("is asked about again where one that began earlier was applied meanwhile", async () => {
    await pay();
    await own.db.run(sql`insert into settlings (company_id, begun) values (${own.id}, 5)`);
    meanwhile(() => own.db.run(sql`update settlings set applied = 5 where company_id = ${own.id}`));
    own.stripe().asked.length = 0;
    await settle();
    expect(await orderOf()).toMatchObject({ state: "paid" });
    expect(asked(/^GET \/v1\/checkout\/sessions\//)).toBe(2);
    expect(await own.db.one(sql`select begun, applied from settlings where company_id = ${own.id}`)).toEqual({
      begun: 7,
      applied: 7,
    });
  });

  it("is settled twice for fifty calls at once in one process, the second time for all who came meanwhile", async () => {
    await pay();
    own.stripe().asked.length = 0;
    await Promise.all(Array.from({ length: 50 }, settle));
    expect(asked(/^GET \/v1\/checkout\/sessions\//)).toBe(1);
    expect(await own.db.one(sql`select begun, applied from settlings where company_id = ${own.id}`)).toEqual({
      begun: 2,
      applied: 2,
    });
    expect(await news("ordered")).toBe(1);
  });

  it("has the page of its order closed once that is given up, although both find it open", async () => {
    await as().checkouts.order({ plan: "days_30", terms: "on" });
    await own.db.run(sql`update checkouts set state = 'expired' where company_id = ${own.id}`);
    own.stripe().beforeAnswer = async () => {
      // Another process is faster: this one finds the session open, and asks to close a closed one.
      if (asked(/^GET \/v1\/checkout\/sessions\//) === 1) Object.assign(own.session(), { status: "expired" });
    };
    await settle();
    expect(
      await own.db.one(
        sql`select state, settled_at is not null as settled from checkouts where company_id = ${own.id}`,
      ),
    ).toEqual({
      state: "expired",
      settled: true,
    });
  });
});

describe("what was paid beside a plan that renews itself", () => {
  const other = () =>
    own.db.run(sql`
      insert into subscriptions (id, company_id, plan, starts_at, ends_at)
      values (gen_random_uuid(), ${own.id}, 'monthly', now() - interval '1 day', null)`);
  /** Stripe fails in this way as soon as the refund is decided, as for a process that dies then. */
  function failOnceDecided(mode: "down" | "lost"): void {
    own.stripe().beforeAnswer = async () => {
      const decided = await own.db.maybe(sql`
        select from checkouts where company_id = ${own.id} and refund_due is not null`);
      if (decided) own.stripe().mode = mode;
    };
  }

  it.each(["down", "lost"] as const)(
    "is given back once and mailed once, also where Stripe is %s after it was decided and the plan is over by then",
    async mode => {
      await pay();
      await other();
      failOnceDecided(mode);
      expect(await codeOf(settle())).toBe("payment_unreachable");
      expect(await orderOf()).toMatchObject({ state: "waiting" });
      expect(await news("refunded")).toBe(0);
      own.stripe().mode = "answering";
      delete own.stripe().beforeAnswer;
      await own.db.run(sql`
        update subscriptions set state = 'cancelled', ends_at = now() where company_id = ${own.id}`);
      await settle();
      await settle();
      expect(await orderOf()).toEqual({ state: "refunded", reason: "duplicate" });
      expect(refunds()).toHaveLength(1);
      expect(await news("refunded")).toBe(1);
      expect(await as().plan.read()).toMatchObject({ running: false });
    },
  );

  it("counts as refunded where Stripe has refunded it already under a forgotten key", async () => {
    await pay();
    await other();
    own.stripe().state.refund(own.stripe().state.all("payment_intent").at(-1)!);
    await settle();
    expect(await orderOf()).toEqual({ state: "refunded", reason: "duplicate" });
    expect(refunds()).toHaveLength(1);
  });
});
