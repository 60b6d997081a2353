import { readFileSync } from "node:fs";
import sql from "sql-template-tag";
import { describe, expect, it } from "vitest";
import { ProviderFields } from "~/contract/provider-fields";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { operator } from "~/db/seed/demo";
import { settleCompany } from "~/domain/billing/payment/settle-company";
import { changeChat } from "~/domain/chats/chat/change-chat";
import { changeModels } from "~/domain/chats/model/change-models";
import { changeMistralKey } from "~/domain/chats/provider/change-mistral-key";
import { changeProvider } from "~/domain/chats/provider/change-provider";
import { openToVisitors } from "~/domain/chats/visitor/visitor-link";
import { changeSetting } from "~/domain/core/settings/change-setting";
import { operatorDetails } from "~/domain/core/settings/operator-details";
import { operatorScope } from "~/domain/core/settings/stored-setting";
import { changeAvatar } from "~/domain/identity/avatar/change-avatar";
import { erasePerson } from "~/domain/people/person/erase-person";
import { asking } from "../factories/asking";
import { givePlan, makePerson } from "../factories/company";
import { beforeCommit, doneOrLocked } from "../factories/interleave";
import { payingCompany } from "../factories/paying";

const own = payingCompany();
const picture = readFileSync("app/db/seed/pictures/manager@kontor.example.jpeg");

/** A chat of the manager; refers to the company and to its owner. */
async function startChat(): Promise<string> {
  const id = newId();
  await own.db.run(sql`
    insert into chats (id, company_id, owner_id, name, visibility, created_at, updated_at)
    values (${id}, ${own.id}, ${own.manager.id}, 'Fragen', 'public', now(), now())`);
  return id;
}

const askIn = (chatId: string) =>
  own.db.run(sql`
    insert into conversations (id, chat_id, asker_id, created_at)
    values (${newId()}, ${chatId}, ${own.employee.id}, now())`);

/** Begins this work before a change is committed, and says whether it was done by then. */
async function doneBefore(change: (db: Db) => Promise<unknown>, work: () => Promise<unknown>) {
  let working: Promise<unknown> | undefined;
  let done = false;
  let doneByThen = false;
  const meanwhile = async () => {
    working = work().then(() => {
      done = true;
    });
    await doneOrLocked(own.db, working);
    doneByThen = done;
  };
  await change(beforeCommit(own.db, meanwhile));
  await working;
  return doneByThen;
}

const mistral = (db: Db) =>
  changeProvider(db, own.manager, ProviderFields.parse({ kind: "mistral", key: "geheim" }));

describe("while a change is not committed yet, others go on with", () => {
  it.each<[string, (db: Db) => Promise<unknown>]>([
    ["its provider is changed", mistral],
    ["the operator enters its key", db => changeMistralKey(db, own.id, "geheim")],
    [
      "the prices of its models are changed",
      async db => {
        await mistral(own.db);
        await changeModels(db, own.manager, { models: [], choosable: true });
      },
    ],
    ["the owner changes their picture", db => changeAvatar(db, own.manager, [picture].values() as never)],
  ])("a chat in a company where %s", async (_, change) => {
    expect(await doneBefore(change, startChat)).toBe(true);
  });

  it("questions in a chat that is changed, or opened to visitors", async () => {
    await givePlan(own.db, own.id);
    const id = await startChat();
    const link = { id, sites: "", colour: "" };
    expect(
      await doneBefore(
        db => openToVisitors(db, own.manager, link),
        () => askIn(id),
      ),
    ).toBe(true);
    const other = await startChat();
    const fields = { name: "Andere Fragen", visibility: "public" as const, divisionIds: [] };
    const change = (db: Db) => changeChat(db, own.manager, { ...fields, id: other });
    expect(await doneBefore(change, () => askIn(other))).toBe(true);
  });
});

describe("while Stripe is asked what a company has bought", () => {
  const as = () => asking(own.db, own.manager);

  /** Begins this work while a settlement waits for Stripe, and says whether it was done before Stripe had answered. */
  async function doneMeanwhile(
    work: () => Promise<unknown>,
    plan: "monthly" | "days_30" = "monthly",
  ): Promise<boolean> {
    await as().checkouts.order({ plan, terms: "on" });
    own.stripe().state.pay(own.session(), "now");
    let answer = () => {};
    const answering = new Promise<void>(resolve => {
      answer = resolve;
    });
    const asked = new Promise<void>(resolve => {
      own.stripe().beforeAnswer = () => {
        resolve();
        return answering;
      };
    });
    const settling = settleCompany(own.db, own.id);
    await asked;
    let done = false;
    const working = work().then(() => {
      done = true;
    });
    await doneOrLocked(own.db, working);
    const doneByThen = done;
    answer();
    await Promise.all([settling, working]);
    return doneByThen;
  }

  it("its manager adds a tag", async () => {
    expect(await doneMeanwhile(() => as().tags.add({ name: "Miete", colour: "blue" }))).toBe(true);
    expect((await as().plan.read()).running).toBe(true);
  });

  it("the operator cancels an order on account without holding up the invoices of others", async () => {
    await changeSetting(own.db, operatorDetails, operatorScope, () => ({ value: operator }));
    await own.db.run(sql`
      update companies set address = 'Speicherzeile 12\n20457 Hamburg' where id = ${own.id}`);
    const office = asking(own.db, await makePerson(own.db, "administrator"));
    const order = await as().checkouts.order({ plan: "days_30", payment: "account", terms: "on" });
    const { invoice, totalCents } = await as().checkouts.read({ id: order.id });
    const { id } = invoice!;
    const paidOn = clock.now().toISOString().slice(0, 10);
    await office.invoices.pay({ id, amount: (totalCents / 100).toFixed(2), paidOn } as never);
    let cancelling: Promise<unknown> | undefined;
    await doneMeanwhile(async () => {
      cancelling = office.invoices.cancel({ id });
      await doneOrLocked(own.db, cancelling);
      await own.db.run(sql`select last from invoice_counters for update nowait`);
    }, "days_30");
    await cancelling;
    expect(await as().checkouts.read({ id: order.id })).toMatchObject({ state: "refunded" });
  });

  it("an administrator starts another plan for it, and its closing goes on: nothing is granted after its payments have ended", async () => {
    const free = () =>
      own.db.transaction(tx =>
        tx.one<{ free: boolean }>(sql`
          select pg_try_advisory_xact_lock(hashtextextended(${`purchases ${own.id}`}, 0)) as free`),
      );
    expect(await doneMeanwhile(async () => expect(await free()).toEqual({ free: true }))).toBe(true);
    await own.db.run(sql`update subscriptions set ends_at = now() where company_id = ${own.id}`);
    const { id } = own.manager;
    const close = () => own.db.transaction(tx => erasePerson(tx, id, id));
    expect(await doneMeanwhile(close, "days_30")).toBe(true);
    expect(
      await own.db.many(sql`select from subscriptions where company_id = ${own.id} and ends_at > now()`),
    ).toEqual([]);
  });

  it("no connection waits in a transaction", async () => {
    // Statements that others run at this moment are transactions too: only those that wait between two statements count.
    const waiting = async () => {
      const { count } = await own.db.one<{ count: number }>(sql`
        select count(*) as count from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`);
      expect(count).toBe(0);
    };
    expect(await doneMeanwhile(waiting)).toBe(true);
  });
});
