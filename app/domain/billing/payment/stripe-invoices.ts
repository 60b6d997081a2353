import sql from "sql-template-tag";
import type Stripe from "stripe";
import type { Db } from "~/db/connection";
import { isMissing } from "~/integrations/stripe/client";

/** A charge of Stripe for a renewing plan, and the event that identifies our invoice of it. */
export type PlanCharge = {
  /** Stripe's id of the plan. */
  providerId: string;
  sourceKey: string;
  intent: string | null;
  stripe: Stripe.Invoice;
  first: boolean;
};

/** The paid charges of a renewing plan, oldest first. */
export async function readPaidInvoices(client: Stripe, providerId: string): Promise<Stripe.Invoice[]> {
  const list = client.invoices.list({ subscription: providerId, expand: ["data.payments"], limit: 100 });
  const paid: Stripe.Invoice[] = [];
  try {
    for await (const invoice of list) if (invoice.status === "paid") paid.unshift(invoice);
  } catch (error) {
    // Of another mode of Stripe (test, live): there is nothing to invoice.
    if (!isMissing(error)) throw error;
  }
  return paid.sort((a, b) => a.created - b.created);
}

/** The paid charges of all renewing plans that a company ever had, oldest first. */
export async function planCharges(
  tx: Db,
  companyId: string,
  invoices: Map<string, Stripe.Invoice[]>,
): Promise<PlanCharge[]> {
  const plans = await tx.many<{ providerId: string; orderId: string | null }>(sql`
    select s.provider_id as "providerId", o.id as "orderId" from subscriptions s
    left join checkouts o on o.provider_id = s.provider_id and o.state = 'paid'
    where s.company_id = ${companyId} and s.provider_id is not null and s.days is null
    order by s.starts_at, s.id`);
  return plans.flatMap(({ providerId, orderId }) =>
    (invoices.get(providerId) ?? []).map((stripe): PlanCharge => {
      // The first charge is that of the order, which has its invoice already.
      const first = stripe.billing_reason === "subscription_create";
      const sourceKey = first && orderId ? `order ${orderId}` : `stripe ${stripe.id}`;
      return { providerId, sourceKey, intent: payingIntent(stripe), stripe, first };
    }),
  );
}

/** Notes with which payment each renewing plan began, so that its invoice leads there. */
export async function noteFirstCharges(tx: Db, charges: PlanCharge[]): Promise<void> {
  for (const { providerId, intent, stripe, first } of charges)
    if (first)
      await tx.run(sql`
        insert into first_charges (provider_id, payment_id) values (${providerId}, ${intent ?? stripe.id})
        on conflict (provider_id) do nothing`);
}

/** The payment of a charge; null without one. */
export function payingIntent({ payments }: Stripe.Invoice): string | null {
  const paid = payments?.data.find(({ payment }) => payment.payment_intent)?.payment.payment_intent;
  return typeof paid === "string" ? paid : (paid?.id ?? null);
}
