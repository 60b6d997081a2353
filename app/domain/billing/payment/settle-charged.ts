import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { ChargeState } from "./charge-state";
import type { PlanCharge } from "./stripe-invoices";

/**
 * Ends renewing plans whose latest charge was refunded in full or lost to a dispute; {@link readStripeState} has ended
 * them at Stripe. While a bank decides, the plan is disputed; a dispute that is won restores it, because
 * {@link settleSubscriptions}, which has to be called before, sets its state from Stripe each time.
 */
export async function settleCharged(
  tx: Db,
  companyId: string,
  charges: PlanCharge[],
  payments: Map<string, ChargeState>,
): Promise<void> {
  const plans = await tx.many<{ id: string; providerId: string }>(sql`
    select id, provider_id as "providerId" from subscriptions
    where company_id = ${companyId} and provider_id is not null and days is null and state in ('active', 'past_due')
    order by starts_at, id`);
  for (const { id, providerId } of plans) {
    const latest = charges.findLast(charge => charge.providerId === providerId && charge.stripe.total > 0);
    const charged = latest?.intent ? payments.get(latest.intent) : undefined;
    if (!charged || charged.state === "active") continue;
    if (charged.state === "disputed") {
      const at = new Date((charged.disputedAt ?? 0) * 1000);
      await tx.run(sql`update subscriptions set state = 'disputed', ends_at = ${at} where id = ${id}`);
      continue;
    }
    await tx.run(sql`
      update subscriptions set state = ${charged.state === "refunded" ? "refunded" : "cancelled"},
        ends_at = least(ends_at, ${clock.now()}) where id = ${id}`);
  }
}
