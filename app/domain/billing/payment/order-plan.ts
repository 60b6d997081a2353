import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { renewing } from "~/contract/payment-fields";
import type { PaymentWay } from "~/contract/plan-kinds";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { lockPurchases } from "~/domain/billing/plan/lock-purchases";
import { ensureVatChecked } from "~/domain/billing/vat/check-company-vat";
import { confirmHolder, findOtherHolder } from "~/domain/billing/vat/holder";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { settings } from "~/env";
import { beginSession, type OpenOrder } from "./begin-session";
import { findInvoiced, orderOnAccount } from "./order-on-account";
import type { PlanKind, Price } from "./prices";
import { refuseExcludedCountry } from "./refuse-excluded-country";
import { readSellable } from "./sellable-prices";
import { taxOn, taxPercent } from "./tax-percent";

/** Less than the 24 hours for which a session of Stripe is open. */
const maxSessionMs = 23 * 3_600_000;

/**
 * Orders a plan for the actor's company and returns where to pay, or the order's page if it is on account. The same
 * order again, from a double click or another tab, leads to the same payment; another plan replaces it.
 * @throws AppError nothing_to_buy, plan_renews or plan_running while another plan is active, plan_disputed while a bank
 * decides on a renewing one, plan_ordered while an order on account is not paid, order_needs_address, country_excluded,
 * payment_not_set_up, payment_unreachable, payment_refused, payment_price_changed, form_invalid for a way to pay that is
 * not offered, or a VAT id of another holder that is not confirmed
 */
export async function orderPlan(
  db: Db,
  actor: Actor,
  { plan, payment, ownVatId = false }: { plan: PlanKind; payment: PaymentWay; ownVatId?: boolean },
): Promise<{ id: string; url: string }> {
  const companyId = ownCompany(actor);
  if (settings().APP_MODE !== "lotse") throw new AppError("nothing_to_buy");
  const price = (await readSellable(db)).find(sellable => sellable.plan === plan);
  if (price && payment === "account" && !price.payments.includes("account"))
    throw new AppError("form_invalid", { fields: { payment: ["checkout.onAccount"] } });
  if (!price?.payments.includes(payment)) throw new AppError("payment_not_set_up");
  await ensureVatChecked(db, companyId);
  const percent = await taxPercent(db, companyId);
  const order = await db.transaction(async tx => {
    await lockPurchases(tx, companyId);
    await refuseExcludedCountry(tx, companyId);
    await requireOwnVatId(tx, companyId, { confirmed: ownVatId });
    await refuseBesideAnother(tx, companyId, plan);
    const invoiced = await findInvoiced(tx, companyId);
    if (invoiced && !(payment === "account" && invoiced.plan === plan)) throw new AppError("plan_ordered");
    if (payment === "account")
      return { id: invoiced?.id ?? (await orderOnAccount(tx, actor, companyId, price, percent)) };
    return (
      (await sameOpenOrder(tx, companyId, price, percent)) ?? newOrder(tx, actor, companyId, price, percent)
    );
  });
  if (!("plan" in order)) return { id: order.id, url: `${settings().DOMAIN}/checkout/${order.id}` };
  if (order.url) return { id: order.id, url: order.url };
  return { id: order.id, url: await beginSession(db, actor, companyId, order) };
}

/** @throws AppError form_invalid where the register names another holder of the VAT id and the order does not confirm it */
async function requireOwnVatId(
  tx: Db,
  companyId: string,
  { confirmed }: { confirmed: boolean },
): Promise<void> {
  const otherHolder = await findOtherHolder(tx, companyId);
  if (!otherHolder) return;
  if (!confirmed) throw new AppError("form_invalid", { fields: { ownVatId: ["checkout.ownVatId"] } });
  await confirmHolder(tx, companyId, otherHolder);
}

/** @throws AppError plan_renews, plan_running, plan_disputed */
async function refuseBesideAnother(tx: Db, companyId: string, plan: PlanKind): Promise<void> {
  const now = clock.now();
  const running = await tx.maybe<{ renews: boolean; until: Date | null }>(sql`
    select ends_at is null or state = 'past_due' as renews, ends_at as until from subscriptions
    where company_id = ${companyId} and starts_at <= ${now} and (ends_at is null or ends_at > ${now})
    order by ends_at desc nulls first limit 1`);
  if (running?.renews) throw new AppError("plan_renews");
  // Days are added to those that are left; a renewing plan would be paid twice until then.
  const renews = (renewing as readonly string[]).includes(plan);
  if (running && renews) throw new AppError("plan_running");
  // A dispute that is won restores its plan: two of them would renew.
  const resting =
    renews &&
    (await tx.maybe(sql`
      select 1 as resting from subscriptions
      where company_id = ${companyId} and provider_id is not null and days is null and state = 'disputed' limit 1`));
  if (resting) throw new AppError("plan_disputed");
}

const columns = sql`
  id, plan, price_id as "priceId", tax_percent::float8 as "taxPercent", total_cents as "totalCents",
  session_url as url, session_id as "sessionId"`;

/** The company's open order if it is this one; another one is given up. */
async function sameOpenOrder(
  tx: Db,
  companyId: string,
  { plan, priceId, netCents }: Price,
  percent: number,
): Promise<OpenOrder | undefined> {
  const open = await tx.maybe<OpenOrder & { created_at: Date; net: number }>(sql`
    select ${columns}, created_at, net_cents as net from checkouts
    where company_id = ${companyId} and state = 'open'`);
  if (!open) return undefined;
  const isOpenAtStripe = clock.now().getTime() - open.created_at.getTime() < maxSessionMs;
  const isSame = open.plan === plan && open.priceId === priceId && open.net === netCents;
  if (isOpenAtStripe && isSame && open.taxPercent === percent) return open;
  // Its session is closed at Stripe when payments are settled next; should it be paid before, that shows too.
  await tx.run(sql`update checkouts set state = 'expired' where id = ${open.id}`);
  return undefined;
}

function newOrder(
  tx: Db,
  actor: Actor,
  companyId: string,
  { plan, priceId, netCents }: Price,
  percent: number,
): Promise<OpenOrder> {
  const now = clock.now();
  return tx.one<OpenOrder>(sql`
    insert into checkouts (id, company_id, user_id, plan, price_id, net_cents, tax_percent, total_cents,
      terms_accepted_at, created_at)
    values (${newId()}, ${companyId}, ${actor.id}, ${plan}, ${priceId}, ${netCents}, ${percent},
      ${netCents + taxOn(netCents, percent)}, ${now}, ${now})
    returning ${columns}`);
}
