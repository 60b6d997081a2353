import { gross, itemOf } from "./fake-money";
import type { FakeStore } from "./fake-store";
import type { Thing } from "./fake-thing";

/** A line of an invoice, in cents without tax. */
export type InvoiceLine = { price: Thing; amount: number; period: { start: unknown; end: unknown } };

/** Payments, and the invoices of subscriptions that they pay. */
export function fakeInvoices({ put, get, emit, now }: FakeStore) {
  const taxOf = (rates: unknown): number =>
    (Array.isArray(rates) ? rates : []).reduce((sum, id) => sum + Number(get(id)?.percentage ?? 0), 0);
  const taxOfSubscription = (subscription: Thing) =>
    taxOf((subscription.default_tax_rates as Thing[]).map(({ id }) => id));

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

  /** Charges a subscription: its price, or `prorated` lines. */
  function bill(subscription: Thing, paid: boolean, reason: string, prorated?: InvoiceLine[]): Thing {
    const item = itemOf(subscription);
    const period = { start: item.current_period_start, end: item.current_period_end };
    const own = item.price as Thing;
    const lines = prorated ?? [{ price: own, amount: Number(own.unit_amount), period }];
    const net = lines.reduce((sum, { amount }) => sum + amount, 0);
    const total = gross(net, taxOfSubscription(subscription));
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
          description: prorated ? `${amount < 0 ? "Unused" : "Remaining"} time` : null,
          pricing: { type: "price_details", price_details: { price: price.id } },
          parent: { type: "subscription_item_details", subscription_item_details: { proration: !!prorated } },
        })),
      },
      status_transitions: { paid_at: paid ? now() : null },
      payments: {
        object: "list",
        data: intent ? [{ payment: { type: "payment_intent", payment_intent: intent.id } }] : [],
      },
    });
    subscription.latest_invoice = invoice.id;
    emit(paid ? "invoice.paid" : "invoice.payment_failed", invoice);
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
      status_transitions: { paid_at: now() },
    });
    const { parent } = invoice as { parent?: { subscription_details: { subscription: string } } };
    const subscription = get(parent?.subscription_details.subscription);
    if (subscription) subscription.status = "active";
    emit("invoice.paid", invoice);
    if (subscription) emit("customer.subscription.updated", subscription);
  }

  return { taxOf, taxOfSubscription, payment, bill, payInvoice };
}
export type FakeInvoices = ReturnType<typeof fakeInvoices>;
