import { z } from "zod";
import { endpoint, Id, IdInput, Instant } from "./endpoint";
import { OrderFields, renewing } from "./payment-fields";
import { paymentWays, plans } from "./plan-kinds";

const Cents = z.number().int();
const Count = z.number().int();

export const Offer = z.object({
  /** False in build variants without sales. */
  sells: z.boolean(),
  /** Payments are only tried: nothing is really charged. */
  trial: z.boolean(),
  /** Why nothing can be ordered now, as the code of an error. */
  problem: z.enum(["payment_not_set_up", "payment_unreachable"]).nullable(),
  /** The tax that is added, for the user's company or, for visitors, for one in the operator's country. */
  taxPercent: z.number(),
  /** The EU's register names another holder of the company's VAT id: an order has to confirm that it is its own. */
  otherHolder: z.object({ vatId: z.string(), holder: z.string() }).nullable(),
  /** What a company without a running plan gets. */
  granted: z.object({
    divisions: Count,
    employees: Count,
    smtp: Count,
    emailSettings: Count,
    questions: Count,
  }),
  prices: z.array(
    z.object({
      plan: z.enum(plans),
      netCents: Cents,
      taxCents: Cents,
      totalCents: Cents,
      /** The ways in which it can be paid. */
      payments: z.array(z.enum(paymentWays)),
    }),
  ),
});
export type Offer = z.output<typeof Offer>;

/** Why a payment failed, if known. */
const orderFailures = ["declined", "funds", "expired", "authentication", "debit"] as const;
export type OrderFailure = (typeof orderFailures)[number];

export const Order = z.object({
  id: Id,
  plan: z.enum(plans),
  payment: z.enum(paymentWays),
  /** `invoiced`: ordered on account and not paid yet. */
  state: z.enum(["open", "waiting", "paid", "failed", "expired", "refunded", "invoiced"]),
  /** Why the payment of a failed order failed; null if no reason was given. */
  failure: z.enum(orderFailures).nullable(),
  /** Whether its plan has begun; ordered on account, an administrator can start it before it is paid. */
  started: z.boolean(),
  totalCents: Cents,
  /** The address of the payment page, while the order is open. */
  url: z.string().nullable(),
  orderedAt: Instant,
  /** The invoice of a paid order; null until it is issued. */
  invoice: z.object({ id: Id, number: z.string() }).nullable(),
  /** The amount that was paid back. */
  returnedCents: Cents,
});
export type Order = z.output<typeof Order>;

export const Subscription = z.object({
  plan: z.enum(renewing),
  state: z.enum(["active", "past_due"]),
  /** Whether it ends with the paid period. */
  ending: z.boolean(),
  periodEndsAt: Instant,
  /** The next charge; null while it ends, or if Stripe cannot be reached. */
  nextCents: Cents.nullable(),
});
export type Subscription = z.output<typeof Subscription>;

export const Change = z.object({
  plan: z.enum(renewing),
  /** To be paid now with tax; negative amounts are credited to the next charges. */
  dueCents: Cents,
  /** The instant that the amount was calculated for; send it with the change. */
  at: z.number().int(),
  /** The law demands the company's address on the plan's invoices, and there is none: the change is refused until then. */
  needsAddress: z.boolean(),
});
export type Change = z.output<typeof Change>;

const update = { action: "update", subject: "Company" } as const;
const read = { action: "read", subject: "Company" } as const;

/** What can be bought, and the orders of the user's company. */
export const checkouts = {
  offer: endpoint("public", "GET", "/plans", "Returns the plans and their prices").output(Offer),
  order: endpoint(
    update,
    "POST",
    "/checkouts",
    "Orders a plan; returns where to pay, or the order's page if it is on account",
  )
    .input(OrderFields.strict())
    .output(z.object({ id: Id, url: z.string() })),
  read: endpoint(update, "GET", "/checkouts/{id}", "Returns an order, after asking Stripe what became of it")
    .input(IdInput)
    .output(Order),
};

/** The plan of the user's company that renews itself. */
export const subscription = {
  read: endpoint(
    read,
    "GET",
    "/company/subscription",
    "Returns the company's renewing plan; null without one",
  ).output(Subscription.nullable()),
  cancel: endpoint(
    update,
    "POST",
    "/company/subscription/cancellation",
    "Cancels the renewing plan to the end of the paid period",
  ).output(Subscription),
  resume: endpoint(
    update,
    "DELETE",
    "/company/subscription/cancellation",
    "Withdraws the cancellation of the renewing plan",
  ).output(Subscription),
  previewChange: endpoint(
    update,
    "GET",
    "/company/subscription/change",
    "Returns what changing to another renewing plan would cost now",
  )
    .input(z.object({ plan: z.enum(renewing) }))
    .output(Change),
  change: endpoint(update, "PUT", "/company/subscription", "Changes to another renewing plan")
    .input(z.object({ plan: z.enum(renewing), at: z.number().int() }).strict())
    .output(Subscription),
  pay: endpoint(
    update,
    "POST",
    "/company/subscription/payment",
    "Returns the address of Stripe's page where a charge that failed is paid or approved",
  ).output(z.object({ url: z.string() })),
  portal: endpoint(
    update,
    "POST",
    "/company/payment-portal",
    "Returns the address of Stripe's pages for cards and addresses",
  ).output(z.object({ url: z.string() })),
};
