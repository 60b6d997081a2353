import sql from "sql-template-tag";
import type { InvoiceState } from "~/contract/invoice-states";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { invoicesWithSummary, stateOf } from "~/domain/billing/invoice/invoices-sql";
import { lockPurchases } from "~/domain/billing/plan/lock-purchases";
import { enqueue } from "~/queue/enqueue";
import type { PlanKind } from "./prices";
import { grantedDays, stackDays } from "./stack-days";

type Ordered = { id: string; companyId: string; plan: PlanKind; state: string; invoice: InvoiceState };
type Started = { id: string; state: string; reason: string | null };

/** The order on account that an invoice was issued for; undefined for every other invoice. */
export const findOrdered = (tx: Db, invoiceId: string) =>
  tx.maybe<Ordered>(sql`
    select o.id, o.company_id as "companyId", o.plan, o.state, ${stateOf()} as invoice
    from ${invoicesWithSummary} join checkouts o on i.source_key = 'order ' || o.id and o.payment = 'account'
    where i.id = ${invoiceId}`);

/**
 * Locks an invoice, and the purchases of its order on account. Call it before an invoice gets its number: a transaction
 * that waits for a company's purchases must not hold the invoice counter, which all companies share.
 */
export async function lockOrdered(tx: Db, invoiceId: string): Promise<void> {
  await tx.maybe(sql`select from invoices where id = ${invoiceId} for no key update`);
  const ordered = await findOrdered(tx, invoiceId);
  if (ordered) await lockPurchases(tx, ordered.companyId);
}

/**
 * Brings the plan that was ordered on account to the state of its invoice: it runs once the invoice is paid or an
 * administrator has started the plan (`reason`), and ends if the invoice is cancelled or its payment taken back.
 * Idempotent. Call it in the transaction that changed the invoice.
 */
export async function settleAccountOrder(tx: Db, invoiceId: string, reason?: string): Promise<void> {
  const unlocked = await findOrdered(tx, invoiceId);
  if (!unlocked) return;
  await lockPurchases(tx, unlocked.companyId);
  const order = (await findOrdered(tx, invoiceId))!;
  const { id, companyId, plan, invoice } = order;
  const started = await tx.maybe<Started>(
    sql`select id, state, reason from subscriptions where order_id = ${id}`,
  );
  const startReason = reason ?? started?.reason ?? null;
  const runs = invoice !== "cancelled" && (invoice === "paid" || startReason !== null);
  const now = clock.now();
  if (runs && started?.state !== "active") {
    await tx.run(sql`
      insert into subscriptions (id, company_id, plan, starts_at, ends_at, days, order_id, reason)
      values (${newId()}, ${companyId}, ${plan}, ${now}, ${now}, ${grantedDays[plan]}, ${id}, ${startReason})
      on conflict (order_id) do update set state = 'active', starts_at = ${now}, reason = ${startReason}`);
  } else if (!runs && started?.state === "active") {
    await tx.run(sql`
      update subscriptions set state = ${invoice === "cancelled" ? "refunded" : "cancelled"}, ends_at = ${now}
      where id = ${started.id}`);
  }
  const state = invoice === "cancelled" ? "refunded" : invoice === "paid" ? "paid" : "invoiced";
  if (state !== order.state)
    await tx.run(sql`
      update checkouts set state = ${state}, settled_at = ${state === "invoiced" ? null : now} where id = ${id}`);
  await stackDays(tx, companyId);
  if (!runs || started?.state === "active") return;
  if (invoice === "paid") await enqueue(tx, "plan_news", { news: "ordered", companyId, subject: id });
  else {
    const plan = await tx.one<Started>(sql`select id from subscriptions where order_id = ${id}`);
    await enqueue(tx, "plan_news", { news: "started", companyId, subject: plan.id });
  }
}
