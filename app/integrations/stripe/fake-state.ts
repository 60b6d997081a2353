import { type CatalogueIds, catalogue } from "./fake-catalogue";
import { fakeInvoices } from "./fake-invoices";
import { gross, itemOf } from "./fake-money";
import { returnsOf } from "./fake-returns";
import { type FakeSnapshot, fakeStore, seconds } from "./fake-store";
import { fakeSubscriptions } from "./fake-subscriptions";
import type { Thing } from "./fake-thing";

export type FakeState = ReturnType<typeof createFakeState>;

/** The objects of the stand-in, and what happens to them. */
export function createFakeState(ids: CatalogueIds, now: () => Date, earlier?: FakeSnapshot) {
  const store = fakeStore(now, earlier);
  const { get, emit } = store;
  for (const thing of catalogue(ids)) store.seed(thing);
  const { payment, ...invoices } = fakeInvoices(store);
  const { subscribe, ...subscriptions } = fakeSubscriptions(store, { payment, ...invoices });

  /** The buyer pays on the hosted page. `later`: the bank still has to answer. */
  function pay(session: Thing, how: "now" | "later" | "declined"): void {
    if (session.status !== "open") return;
    if (how === "declined") {
      payment(session.customer, Number(session.amount_total), {}, false);
      return;
    }
    const line = session.line as { price: string; tax_rates: string[] };
    const price = get(line.price)!;
    session.status = "complete";
    session.payment_status = how === "now" ? "paid" : "unpaid";
    if (session.mode === "subscription") {
      const subscription = subscribe(session, price, line.tax_rates);
      if (how === "later") subscription.status = "incomplete";
      Object.assign(session, { subscription: subscription.id, invoice: subscription.latest_invoice });
    } else {
      const intent = payment(
        session.customer,
        Number(session.amount_total),
        (session.metadata ?? {}) as object,
        true,
      );
      if (how === "later") Object.assign(intent, { status: "processing" });
      session.payment_intent = intent.id;
    }
    emit("checkout.session.completed", session);
  }

  /** The bank's answer to a payment that was still waiting. */
  function bankAnswers(session: Thing, paid: boolean): void {
    const subscription = get(session.subscription);
    const intent = get(session.payment_intent);
    if (paid) session.payment_status = "paid";
    if (subscription) subscription.status = paid ? "active" : "incomplete_expired";
    if (intent) {
      intent.status = paid ? "succeeded" : "requires_payment_method";
      if (!paid) intent.last_payment_error = { code: "debit_not_authorized" };
    }
    emit(`checkout.session.async_payment_${paid ? "succeeded" : "failed"}`, session);
  }

  return {
    ...store,
    ...invoices,
    ...subscriptions,
    ...returnsOf(store),
    gross,
    itemOf,
    seconds,
    pay,
    bankAnswers,
  };
}
