import { randomBytes } from "node:crypto";
import type { FakeInvoices, InvoiceLine } from "./fake-invoices";
import { endOfPeriod, gross, intervalOf, itemOf } from "./fake-money";
import type { FakeStore } from "./fake-store";
import type { Thing } from "./fake-thing";

/** Subscriptions: their begin, renewals, changes of the price and their end. */
export function fakeSubscriptions(
  { put, get, emit, now }: FakeStore,
  { bill, taxOfSubscription }: FakeInvoices,
) {
  function subscribe(session: Thing, price: Thing, rates: string[]): Thing {
    const start = now();
    const period = { current_period_start: start, current_period_end: endOfPeriod(start, intervalOf(price)) };
    const subscription = put("subscription", "sub", {
      customer: session.customer,
      status: "active",
      cancel_at_period_end: false,
      cancel_at: null,
      canceled_at: null,
      ended_at: null,
      start_date: start,
      currency: "eur",
      metadata: (session.subscription_metadata ?? {}) as object,
      default_tax_rates: rates.map(id => get(id)),
      items: {
        object: "list",
        data: [
          {
            id: `si_${randomBytes(8).toString("hex")}`,
            object: "subscription_item",
            price,
            quantity: 1,
            ...period,
          },
        ],
      },
    });
    emit("customer.subscription.created", subscription);
    bill(subscription, true, "subscription_create");
    return subscription;
  }

  /** The day of the next charge has come. */
  function renew(subscription: Thing, paid: boolean): void {
    const item = itemOf(subscription);
    if (subscription.cancel_at_period_end) {
      end(subscription);
      return;
    }
    item.current_period_start = item.current_period_end;
    item.current_period_end = endOfPeriod(Number(item.current_period_start), intervalOf(item.price as Thing));
    subscription.status = paid ? "active" : "past_due";
    bill(subscription, paid, "subscription_cycle");
    emit("customer.subscription.updated", subscription);
  }

  function end(subscription: Thing): void {
    const at = now();
    Object.assign(subscription, { status: "canceled", canceled_at: at, ended_at: at });
    emit("customer.subscription.deleted", subscription);
  }

  /** Another price: the rest of the old period counts towards the new one. */
  function prorated(subscription: Thing, price: Thing, at = now()) {
    const item = itemOf(subscription);
    const [from, to] = [Number(item.current_period_start), Number(item.current_period_end)];
    const rest = Math.max(0, Math.min(1, (to - at) / (to - from)));
    const same = intervalOf(item.price as Thing) === intervalOf(price);
    const credit = Math.round(Number((item.price as Thing).unit_amount) * rest);
    const net = Math.round(Number(price.unit_amount) * (same ? rest : 1)) - credit;
    const percent = taxOfSubscription(subscription);
    const end = same ? to : endOfPeriod(at, intervalOf(price));
    const parts: InvoiceLine[] = [
      { price: item.price as Thing, amount: -credit, period: { start: at, end: to } },
      { price, amount: net + credit, period: { start: at, end } },
    ];
    return { net, total: gross(net, percent), start: at, end, parts };
  }

  return { subscribe, renew, end, prorated };
}
