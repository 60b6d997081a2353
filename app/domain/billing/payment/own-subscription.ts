import sql from "sql-template-tag";
import type Stripe from "stripe";
import { AppError } from "~/contract/errors";
import type { Change, Subscription } from "~/contract/payments";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { lacksAddress } from "~/domain/billing/invoice/read-parties";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { settings } from "~/env";
import { stripe } from "~/integrations/stripe/client";
import { enqueue } from "~/queue/enqueue";
import { askStripe } from "./payment-error";
import { readPrices } from "./prices";
import { refuseExcludedCountry } from "./refuse-excluded-country";
import { settleCompany } from "./settle-company";
import { taxOn, taxPercent } from "./tax-percent";

type Renewing = Subscription["plan"];
type Stored = Omit<Subscription, "nextCents"> & { providerId: string };

/** The plan of a company that renews itself; undefined without one. */
export async function findRenewing(db: Db, companyId: string): Promise<Stored | undefined> {
  return db.maybe<Stored>(sql`
    select plan, state, cancel_at_period_end as ending, period_ends_at as "periodEndsAt",
           provider_id as "providerId"
    from subscriptions
    where company_id = ${companyId} and provider_id is not null and days is null and period_ends_at is not null
      and state in ('active', 'past_due') and (ends_at is null or ends_at > ${clock.now()})
    order by starts_at desc limit 1`);
}

/** The company's renewing plan with its next charge; null without one. */
export async function readSubscription(db: Db, actor: Actor): Promise<Subscription | null> {
  const companyId = ownCompany(actor);
  const stored = await findRenewing(db, companyId);
  if (!stored) return null;
  const { providerId: _, ...shown } = stored;
  return { ...shown, nextCents: shown.ending ? null : await nextCents(db, companyId, shown.plan) };
}

/**
 * Whether the invoices of a plan demand the company's address and there is none: a change to it would be charged, and its
 * invoice would wait unseen.
 */
async function needsAddress(db: Db, companyId: string, plan: Renewing): Promise<boolean> {
  return lacksAddress(db, companyId, (await nextCents(db, companyId, plan)) ?? 0);
}

async function nextCents(db: Db, companyId: string, plan: Renewing): Promise<number | null> {
  if (!stripe()) return null;
  const prices = await readPrices().catch(() => []);
  const net = prices.find(price => price.plan === plan)?.netCents;
  return net === undefined ? null : net + taxOn(net, await taxPercent(db, companyId));
}

type ChangeAtStripe = (client: Stripe, providerId: string) => Promise<unknown>;

/** Changes a company's plan at Stripe, and settles the company. @throws AppError not_found without a renewing plan */
async function changeRenewing(db: Db, companyId: string, change: ChangeAtStripe): Promise<void> {
  const stored = await findRenewing(db, companyId);
  if (!stored) throw new AppError("not_found");
  await askStripe(client => change(client, stored.providerId));
  await settleCompany(db, companyId);
}

/** The renewing plan of the actor's company after a change. @throws AppError not_found if it has ended meanwhile */
async function readChanged(db: Db, actor: Actor): Promise<Subscription> {
  const subscription = await readSubscription(db, actor);
  if (!subscription) throw new AppError("not_found");
  return subscription;
}

/** Cancels the renewing plan to the end of the paid period. @throws AppError not_found without one */
export async function cancelSubscription(db: Db, actor: Actor): Promise<Subscription> {
  await cancelRenewing(db, ownCompany(actor));
  return readChanged(db, actor);
}

/** Cancels a company's renewing plan to the end of the paid period, and mails that. @throws AppError not_found without one */
export async function cancelRenewing(db: Db, companyId: string): Promise<void> {
  await changeRenewing(db, companyId, (client, id) =>
    client.subscriptions.update(id, { cancel_at_period_end: true }),
  );
  const { id } = await db.one<{ id: string }>(sql`
    select id from subscriptions where company_id = ${companyId} and cancel_at_period_end
    order by starts_at desc limit 1`);
  await enqueue(db, "plan_news", { news: "cancelled", companyId, subject: id }, { key: `cancelled:${id}` });
}

/**
 * Takes the cancellation back.
 * @throws AppError not_found without a renewing plan, plan_running if days were bought that begin at its end: they would
 * run beside it, and be paid for twice
 */
export async function resumeSubscription(db: Db, actor: Actor): Promise<Subscription> {
  const companyId = ownCompany(actor);
  const bought = await db.maybe(sql`
    select 1 as bought from subscriptions
    where company_id = ${companyId} and days is not null and state = 'active' and ends_at > ${clock.now()} limit 1`);
  if (bought) throw new AppError("plan_running");
  await changeRenewing(db, companyId, (client, id) =>
    client.subscriptions.update(id, { cancel_at_period_end: false }),
  );
  return readChanged(db, actor);
}

/** What changing to another renewing plan costs now, as Stripe calculates it. @throws AppError not_found without one */
export async function previewChange(db: Db, actor: Actor, plan: Renewing): Promise<Change> {
  const companyId = ownCompany(actor);
  const stored = await findRenewing(db, companyId);
  if (!stored) throw new AppError("not_found");
  const at = Math.floor(clock.now().getTime() / 1000);
  const preview = await askStripe(async client => {
    const { items } = await client.subscriptions.retrieve(stored.providerId);
    return client.invoices.createPreview({
      subscription: stored.providerId,
      subscription_details: {
        items: [{ id: items.data[0]!.id, price: settings().prices[plan] }],
        proration_date: at,
        proration_behavior: "always_invoice",
      },
    });
  });
  return { plan, dueCents: preview.total, at, needsAddress: await needsAddress(db, companyId, plan) };
}

/** How long an amount that was shown can be agreed to. Chosen: in an hour a plan's unused part hardly changes. */
const shownSeconds = 3_600;
/** Clocks of several machines agree to within a minute. */
const clockSeconds = 60;

/**
 * Refuses an amount of another instant: it comes from the form, and one of the past would credit days that were used.
 * @throws AppError payment_price_changed
 */
function requireShown(at: number): void {
  const age = Math.floor(clock.now().getTime() / 1000) - at;
  if (age < -clockSeconds || age > shownSeconds) throw new AppError("payment_price_changed");
}

/**
 * Changes to another renewing plan, at the amount that was shown.
 * @throws AppError not_found, country_excluded, order_needs_address if the law demands the company's address,
 * payment_price_changed if the amount was shown more than an hour ago
 */
export async function changeSubscription(
  db: Db,
  actor: Actor,
  { plan, at }: { plan: Renewing; at: number },
): Promise<Subscription> {
  const companyId = ownCompany(actor);
  await refuseExcludedCountry(db, companyId);
  if (await needsAddress(db, companyId, plan)) throw new AppError("order_needs_address");
  await changeRenewing(db, companyId, async (client, id) => {
    const { items } = await client.subscriptions.retrieve(id);
    const item = items.data[0]!;
    if (item.price.id === settings().prices[plan]) return;
    requireShown(at);
    await client.subscriptions.update(id, {
      items: [{ id: item.id, price: settings().prices[plan] }],
      proration_date: at,
      proration_behavior: "always_invoice",
      // A charge that fails changes nothing.
      payment_behavior: "error_if_incomplete",
    });
  });
  return readChanged(db, actor);
}

/**
 * The address of Stripe's page for the failed charge, where it can be paid in another way or approved for the bank
 * (3-D Secure).
 * @throws AppError not_found unless a charge failed
 */
export async function openPayment(db: Db, actor: Actor): Promise<{ url: string }> {
  const stored = await findRenewing(db, ownCompany(actor));
  if (stored?.state !== "past_due") throw new AppError("not_found");
  const url = await askStripe(async client => {
    const { latest_invoice: latest } = await client.subscriptions.retrieve(stored.providerId);
    const id = typeof latest === "string" ? latest : latest?.id;
    return id && (await client.invoices.retrieve(id)).hosted_invoice_url;
  });
  return url ? { url } : openPortal(db, actor);
}

/** The address of Stripe's pages for cards and addresses. @throws AppError not_found before the first order */
export async function openPortal(db: Db, actor: Actor): Promise<{ url: string }> {
  const { customer } = await db.one<{ customer: string | null }>(
    sql`select payment_customer_id as customer from companies where id = ${ownCompany(actor)}`,
  );
  if (!customer) throw new AppError("not_found");
  const session = await askStripe(client =>
    client.billingPortal.sessions.create({
      customer,
      return_url: `${settings().DOMAIN}/account-settings/billing`,
    }),
  );
  return { url: session.url };
}
