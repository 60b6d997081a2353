import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { lockPurchases } from "~/domain/billing/plan/lock-purchases";
import { stripe } from "~/integrations/stripe/client";
import { invoiceOrders } from "./invoice-orders";
import { invoiceRenewals } from "./invoice-renewals";
import { asPaymentError } from "./payment-error";
import { readReversals } from "./read-reversals";
import { reverseInvoices } from "./reverse-invoices";
import { settleCharged } from "./settle-charged";
import { settleDays } from "./settle-days";
import { settleOrders } from "./settle-orders";
import { settleSubscriptions } from "./settle-subscriptions";
import { planCharges } from "./stripe-invoices";

/**
 * Brings what a company has bought to the state that Stripe has now. What calls it does not matter, nor how often and in
 * which order: an event only says that there is something to look at. One at a time for a company.
 * @throws AppError payment_unreachable, payment_refused
 */
export async function settleCompany(db: Db, companyId: string): Promise<void> {
  const client = stripe();
  if (!client) return;
  try {
    await db.transaction(async tx => {
      await lockPurchases(tx, companyId);
      // Only a deletion of the company waits until Stripe has answered.
      const company = await tx.maybe<{ customer: string | null }>(sql`
        select payment_customer_id as customer from companies where id = ${companyId} for key share`);
      if (!company?.customer) return;
      await settleOrders(tx, client, companyId);
      await settleSubscriptions(tx, client, companyId);
      await settleDays(tx, client, companyId);
      const charges = await planCharges(tx, client, companyId);
      await settleCharged(tx, client, companyId, charges);
      const reversals = await readReversals(tx, client, companyId, charges);
      // Stripe is not asked from here on: the first invoice locks the counter of numbers, which all companies share.
      await invoiceOrders(tx, companyId);
      await invoiceRenewals(tx, companyId, charges);
      await reverseInvoices(tx, reversals);
    });
  } catch (error) {
    throw asPaymentError(error);
  }
}
