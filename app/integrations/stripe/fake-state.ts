import { randomBytes } from "node:crypto";
import { returnsOf } from "./fake-returns";
import type { Thing } from "./fake-thing";

export type { Thing };

/** Everything that the stand-in knows, so that a restart can continue from it. */
export interface FakeBooks {
  things: Record<string, Thing>;
  events: Thing[];
}

type Ids = Record<"monthly" | "yearly" | "days_30" | "days_365", string>;

/** A line of a bill. */
type Part = { price: Thing; amount: number; period: { start: unknown; end: unknown } };

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

/** The catalogue of the demonstration: four prices in euro, net. */
function catalogue(ids: Ids): Thing[] {
  const price = (id: string, product: string, amount: number, interval: "month" | "year" | null): Thing => ({
    id,
    object: "price",
    product,
    active: true,
    currency: "eur",
    unit_amount: amount,
    type: interval ? "recurring" : "one_time",
    tax_behavior: "exclusive",
    livemode: false,
    recurring: interval ? { interval, interval_count: 1 } : null,
  });
  const product = (id: string, name: string, price: string): Thing => ({
    id,
    object: "product",
    name,
    active: true,
    default_price: price,
    livemode: false,
  });
  return [
    product("prod_monthly", "Monthly plan", ids.monthly),
    product("prod_yearly", "Yearly plan", ids.yearly),
    product(ids.days_30, "30 days", "price_30_days"),
    product(ids.days_365, "365 days", "price_365_days"),
    price(ids.monthly, "prod_monthly", 9_900, "month"),
    price(ids.yearly, "prod_yearly", 99_000, "year"),
    price("price_30_days", ids.days_30, 10_900, null),
    price("price_365_days", ids.days_365, 109_000, null),
  ];
}

export type FakeState = ReturnType<typeof createFakeState>;

/** The objects of the stand-in, and what happens to them. */
export function createFakeState(ids: Ids, now: () => Date, kept?: FakeBooks) {
  const things = new Map<string, Thing>(Object.entries(kept?.things ?? {}));
  const events: Thing[] = kept?.events ?? [];
  for (const thing of catalogue(ids)) if (!things.has(thing.id)) things.set(thing.id, thing);

  const put = <T extends Record<string, unknown>>(object: string, prefix: string, rest: T) => {
    const id = `${prefix}_${randomBytes(12).toString("hex")}`;
    const thing = { id, object, created: seconds(now()), livemode: false, ...rest };
    things.set(id, thing);
    return thing as Thing & T;
  };
  const all = (object: string) => [...things.values()].filter(thing => thing.object === object);
  const get = (id: unknown): Thing | undefined => (typeof id === "string" ? things.get(id) : undefined);
  const tell = (type: string, object: Thing) =>
    events.push({
      id: `evt_${randomBytes(12).toString("hex")}`,
      object: "event",
      type,
      created: seconds(now()),
      api_version: "2026-10-28.endive",
      livemode: false,
      data: { object: structuredClone(object) },
    });

  const after = (start: number, interval: unknown): number => {
    const day = new Date(start * 1000);
    const end = new Date(day);
    if (interval === "year") end.setUTCFullYear(day.getUTCFullYear() + 1);
    else end.setUTCMonth(day.getUTCMonth() + 1);
    // The 31st of a month that has none: its last day.
    if (end.getUTCDate() !== day.getUTCDate()) end.setUTCDate(0);
    return seconds(end);
  };
  const intervalOf = (price: Thing) => (price.recurring as { interval: string } | null)?.interval;
  const taxOf = (rates: unknown): number =>
    (Array.isArray(rates) ? rates : []).reduce((sum, id) => sum + Number(get(id)?.percentage ?? 0), 0);
  const gross = (net: number, percent: number) => net + Math.round((net * percent) / 100);

  function payment(customer: unknown, amount: number, metadata: object, paid: boolean): Thing {
    const charge = put("charge", "ch", {
      amount,
      currency: "eur",
      customer,
      paid,
      refunded: false,
      amount_refunded: 0,
      disputed: false,
      status: paid ? "succeeded" : "failed",
      payment_intent: null,
    });
    const intent = put("payment_intent", "pi", {
      amount,
      currency: "eur",
      customer,
      latest_charge: charge.id,
      metadata,
      status: paid ? "succeeded" : "requires_payment_method",
      last_payment_error: paid ? null : { code: "card_declined", message: "Your card was declined." },
    });
    Object.assign(charge, { payment_intent: intent.id });
    return intent;
  }

  function bill(subscription: Thing, paid: boolean, reason: string, parts?: Part[]): Thing {
    const item = itemOf(subscription);
    const period = { start: item.current_period_start, end: item.current_period_end };
    const own = item.price as Thing;
    const lines = parts ?? [{ price: own, amount: Number(own.unit_amount), period }];
    const net = lines.reduce((sum, { amount }) => sum + amount, 0);
    const total = gross(net, taxOf((subscription.default_tax_rates as Thing[]).map(({ id }) => id)));
    // What is credited is taken off the next charges: no money moves.
    const intent = total > 0 ? payment(subscription.customer, total, {}, paid) : undefined;
    const invoice = put("invoice", "in", {
      customer: subscription.customer,
      currency: "eur",
      billing_reason: reason,
      status: paid ? "paid" : "open",
      subtotal: net,
      total,
      amount_due: total,
      amount_paid: paid ? total : 0,
      period_start: item.current_period_start,
      period_end: item.current_period_end,
      parent: { type: "subscription_details", subscription_details: { subscription: subscription.id } },
      lines: {
        object: "list",
        data: lines.map(({ price, amount, period }) => ({
          object: "line_item",
          amount,
          currency: "eur",
          period,
          description: parts ? `${amount < 0 ? "Unused" : "Remaining"} time` : null,
          pricing: { type: "price_details", price_details: { price: price.id } },
          parent: { type: "subscription_item_details", subscription_item_details: { proration: !!parts } },
        })),
      },
      status_transitions: { paid_at: paid ? seconds(now()) : null },
      payments: {
        object: "list",
        data: intent ? [{ payment: { type: "payment_intent", payment_intent: intent.id } }] : [],
      },
    });
    subscription.latest_invoice = invoice.id;
    tell(paid ? "invoice.paid" : "invoice.payment_failed", invoice);
    return invoice;
  }

  /** A charge that failed is paid, or the bank's approval given, on the invoice's hosted page. */
  function payInvoice(invoice: Thing): void {
    if (invoice.status !== "open") return;
    const { data } = invoice.payments as { data: { payment: { payment_intent: string } }[] };
    const intent = get(data[0]?.payment.payment_intent);
    const charge = get(intent?.latest_charge);
    if (intent) Object.assign(intent, { status: "succeeded", last_payment_error: null });
    if (charge) Object.assign(charge, { paid: true, status: "succeeded" });
    Object.assign(invoice, {
      status: "paid",
      amount_paid: invoice.total,
      status_transitions: { paid_at: seconds(now()) },
    });
    const { parent } = invoice as { parent?: { subscription_details: { subscription: string } } };
    const subscription = get(parent?.subscription_details.subscription);
    if (subscription) subscription.status = "active";
    tell("invoice.paid", invoice);
    if (subscription) tell("customer.subscription.updated", subscription);
  }

  const itemOf = (subscription: Thing) => (subscription.items as { data: Thing[] }).data[0]!;

  function subscribe(session: Thing, price: Thing, rates: string[]): Thing {
    const start = seconds(now());
    const period = { current_period_start: start, current_period_end: after(start, intervalOf(price)) };
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
    tell("customer.subscription.created", subscription);
    bill(subscription, true, "subscription_create");
    return subscription;
  }

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
    tell("checkout.session.completed", session);
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
    tell(`checkout.session.async_payment_${paid ? "succeeded" : "failed"}`, session);
  }

  /** The day of the next charge has come. */
  function renew(subscription: Thing, paid: boolean): void {
    const item = itemOf(subscription);
    if (subscription.cancel_at_period_end) {
      end(subscription);
      return;
    }
    item.current_period_start = item.current_period_end;
    item.current_period_end = after(Number(item.current_period_start), intervalOf(item.price as Thing));
    subscription.status = paid ? "active" : "past_due";
    bill(subscription, paid, "subscription_cycle");
    tell("customer.subscription.updated", subscription);
  }

  function end(subscription: Thing): void {
    const at = seconds(now());
    Object.assign(subscription, { status: "canceled", canceled_at: at, ended_at: at });
    tell("customer.subscription.deleted", subscription);
  }

  /** Another price: the rest of the old period counts towards the new one. */
  function prorated(subscription: Thing, price: Thing, at = seconds(now())) {
    const item = itemOf(subscription);
    const [from, to] = [Number(item.current_period_start), Number(item.current_period_end)];
    const rest = Math.max(0, Math.min(1, (to - at) / (to - from)));
    const same = intervalOf(item.price as Thing) === intervalOf(price);
    const credit = Math.round(Number((item.price as Thing).unit_amount) * rest);
    const net = Math.round(Number(price.unit_amount) * (same ? rest : 1)) - credit;
    const percent = taxOf((subscription.default_tax_rates as Thing[]).map(({ id }) => id));
    const end = same ? to : after(at, intervalOf(price));
    const parts: Part[] = [
      { price: item.price as Thing, amount: -credit, period: { start: at, end: to } },
      { price, amount: net + credit, period: { start: at, end } },
    ];
    return { net, total: gross(net, percent), start: at, end, parts };
  }

  const books = (): FakeBooks => ({ things: Object.fromEntries(things), events: events.slice(-1_000) });
  const rules = { put, all, get, tell, gross, taxOf, itemOf, seconds };
  return {
    ...rules,
    events,
    pay,
    payInvoice,
    bankAnswers,
    renew,
    end,
    ...returnsOf(rules),
    bill,
    prorated,
    books,
  };
}
