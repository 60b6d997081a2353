import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { ChargeState } from "./charge-state";
import type { PlanCharge } from "./stripe-invoices";

/**
 * Ends renewing plans whose latest charge went back: refunded in full or lost to a dispute, they end for good; reading
 * their charge has ended them at Stripe too, so that nothing is charged any more. While a bank decides, the plan rests; a
 * dispute that is won restores it, because its state is read from Stripe each time before this. Call it after
 * {@link settleSubscriptions}.
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
    const latest = charges.findLast(one => one.providerId === providerId && one.stripe.total > 0);
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
