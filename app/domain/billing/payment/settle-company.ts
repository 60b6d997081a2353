import sql from "sql-template-tag";
import type Stripe from "stripe";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { lockPurchases } from "~/domain/billing/plan/lock-purchases";
import { stripe } from "~/integrations/stripe/client";
import { invoiceOrders } from "./invoice-orders";
import { invoiceRenewals } from "./invoice-renewals";
import { asPaymentError } from "./payment-error";
import { type Reversal, readReversals } from "./read-reversals";
import { reverseInvoices } from "./reverse-invoices";
import { settleCharged } from "./settle-charged";
import { settleDays } from "./settle-days";
import { type DueRefund, giveBack, settleOrders } from "./settle-orders";
import { settleSubscriptions } from "./settle-subscriptions";
import { noteFirstCharges, type PlanCharge, planCharges } from "./stripe-invoices";
import { readStripeState, type StripeState } from "./stripe-state";

/** Chosen: each attempt that is outdated has been overtaken by another process, and there are few. */
const maxAttempts = 12;

/** The settlings that this process runs, by company, and those that begin after them. */
const running = new Map<string, Promise<void>>();
const waiting = new Map<string, Promise<void>>();

/** A settling that has begun. */
type Settling = {
  number: number;
  /** The number of the settling that was applied last when this one began. */
  applied: number;
  /** The company's customer at Stripe. */
  customer: string;
};

/**
 * Brings what a company has bought to the state that Stripe has now. Idempotent and independent of the order of events:
 * an event only says that there is something to look at. Stripe is asked outside of transactions
 * (docs/decisions/092-stripe-outside-transactions.md).
 * @throws AppError payment_unreachable, payment_refused
 */
export function settleCompany(db: Db, companyId: string): Promise<void> {
  const current = running.get(companyId);
  if (!current) return start(db, companyId);
  // All calls meanwhile are served by one more settling: it begins after each of them.
  const next =
    waiting.get(companyId) ??
    current
      .catch(() => {})
      .then(() => {
        waiting.delete(companyId);
        return start(db, companyId);
      });
  waiting.set(companyId, next);
  return next;
}

function start(db: Db, companyId: string): Promise<void> {
  const settling = settle(db, companyId).finally(() => running.delete(companyId));
  running.set(companyId, settling);
  return settling;
}

async function settle(db: Db, companyId: string): Promise<void> {
  const client = stripe();
  if (!client) return;
  try {
    for (let attempt = 1; attempt <= maxAttempts; attempt++)
      if (await settleOnce(db, client, companyId)) return;
  } catch (error) {
    throw asPaymentError(error);
  }
  throw new AppError("payment_unreachable");
}

/** @returns whether the company is settled; false if another settling was applied meanwhile that began earlier */
async function settleOnce(db: Db, client: Stripe, companyId: string): Promise<boolean> {
  const settling = await begin(db, companyId);
  if (!settling) return true;
  const state = await readStripeState(db, client, companyId, settling.customer);
  const due = await db.transaction(tx => apply(tx, companyId, settling, state));
  if (due === "outdated") return false;
  for (const refund of due) await giveBack(db, client, refund);
  return true;
}

/** Takes a number. Undefined for a company that has bought nothing at Stripe, or is being deleted. */
const begin = (db: Db, companyId: string): Promise<Settling | undefined> =>
  db.maybe<Settling>(sql`
    with company as (
      select id, payment_customer_id as customer from companies
      where id = ${companyId} and payment_customer_id is not null and closed_at is null
    ), numbered as (
      insert into settlings as s (company_id, begun) select id, 1 from company
      on conflict (company_id) do update set begun = s.begun + 1 returning begun, applied
    )
    select n.begun as number, n.applied, c.customer from numbered n cross join company c`);

/** Applies what Stripe said, unless another settling was applied since it was asked. */
async function apply(
  tx: Db,
  companyId: string,
  { number, applied }: Settling,
  { sessions, subscriptions, payments, invoices, returned }: StripeState,
): Promise<DueRefund[] | "outdated"> {
  await lockPurchases(tx, companyId);
  const last = await tx.maybe<{ applied: number }>(sql`
    select s.applied from settlings s join companies c on c.id = s.company_id and c.closed_at is null
    where s.company_id = ${companyId} for key share of c`);
  // The company is being deleted, or a settling was applied that asked Stripe later than this one began to.
  if (!last || last.applied > number) return [];
  if (last.applied !== applied) return "outdated";
  const due = await settleOrders(tx, companyId, sessions);
  await settleSubscriptions(tx, companyId, subscriptions);
  await settleDays(tx, companyId, payments);
  const charges = await planCharges(tx, companyId, invoices);
  await noteFirstCharges(tx, charges);
  await settleCharged(tx, companyId, charges, payments);
  const reversals = await readReversals(tx, companyId, charges, returned);
  await lockCorrected(tx, charges, reversals);
  await invoiceOrders(tx, companyId);
  await invoiceRenewals(tx, companyId, charges);
  await reverseInvoices(tx, reversals);
  await tx.run(sql`update settlings set applied = ${number} where company_id = ${companyId}`);
  return due;
}

/**
 * Locks the invoices that refunds, disputes and credits correct, before any invoice gets a number: who cancels one of them
 * holds it while waiting for the counter, which all companies share.
 */
async function lockCorrected(tx: Db, charges: PlanCharge[], reversals: Reversal[]): Promise<void> {
  const credited = charges.some(({ stripe }) => stripe.total < 0) ? charges : [];
  const sourceKeys = [...reversals, ...credited].map(({ sourceKey }) => sourceKey);
  if (sourceKeys.length === 0) return;
  await tx.run(sql`
    select from invoices where source_key = any(${sourceKeys}::text[]) order by id for no key update`);
}
