import sql from "sql-template-tag";
import type Stripe from "stripe";
import type { Db } from "~/db/connection";
import { settings } from "~/env";
import { enqueue } from "~/queue/enqueue";

/** How long a plan continues after a charge that failed. */
const graceDays = 7;
const dayMs = 86_400_000;

type State = "active" | "past_due" | "cancelled" | "disputed" | "refunded";
type Stored = { id: string; providerId: string; plan: string; state: State; endsAt: Date | null };

/** Brings a company's renewing plans to what Stripe says of them. Those that have ended are settled. */
export async function settleSubscriptions(
  tx: Db,
  companyId: string,
  subscriptions: Map<string, Stripe.Subscription>,
): Promise<void> {
  const rows = await tx.many<Stored>(sql`
    select id, provider_id as "providerId", plan, state, ends_at as "endsAt" from subscriptions
    where company_id = ${companyId} and provider_id is not null and days is null and state not in ('cancelled', 'refunded')
    order by starts_at, id`);
  for (const row of rows) {
    const subscription = subscriptions.get(row.providerId);
    if (subscription) await apply(tx, companyId, row, subscription);
  }
}

async function apply(
  tx: Db,
  companyId: string,
  row: Stored,
  subscription: Stripe.Subscription,
): Promise<void> {
  const item = subscription.items.data[0];
  if (!item) return;
  const periodEnd = dateOf(item.current_period_end);
  const state = stateOf(subscription.status);
  const endsAt = endOf(subscription, item);
  const plan = planOf(item) ?? row.plan;
  await tx.run(sql`
    update subscriptions set plan = ${plan}, state = ${state}, ends_at = ${endsAt}, period_ends_at = ${periodEnd},
      cancel_at_period_end = ${subscription.cancel_at_period_end} where id = ${row.id}`);
  if (state === "past_due" && row.state !== "past_due")
    await enqueue(tx, "plan_news", { news: "payment_failed", companyId, subject: row.id });
}

const dateOf = (seconds: number) => new Date(seconds * 1000);

/** When a plan ends; null while it renews. After a failed charge it ends after {@link graceDays}. */
function endOf(subscription: Stripe.Subscription, item: Stripe.SubscriptionItem): Date | null {
  const state = stateOf(subscription.status);
  if (state === "cancelled")
    return dateOf(subscription.ended_at ?? subscription.canceled_at ?? item.current_period_end);
  if (state === "past_due") return new Date(dateOf(item.current_period_start).getTime() + graceDays * dayMs);
  return subscription.cancel_at_period_end ? dateOf(item.current_period_end) : null;
}

/** The plan that a price at Stripe belongs to. */
function planOf({ price }: Stripe.SubscriptionItem): "monthly" | "yearly" | undefined {
  const { prices } = settings();
  if (price.id === prices.monthly) return "monthly";
  return price.id === prices.yearly ? "yearly" : undefined;
}

/** Stripe's states as ours. Until the first payment has arrived nothing is granted, so there is no row. */
function stateOf(status: Stripe.Subscription.Status): State {
  if (status === "active" || status === "trialing") return "active";
  if (status === "canceled" || status === "incomplete_expired") return "cancelled";
  return "past_due";
}
