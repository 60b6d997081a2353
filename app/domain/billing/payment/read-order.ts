import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Order } from "~/contract/payments";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { failureOf } from "./failure-of";
import { settleCompany } from "./settle-company";

/**
 * An order of the actor's company, settled with what Stripe says now; as stored if Stripe cannot be reached.
 * @throws AppError not_found
 */
export async function readOrder(db: Db, actor: Actor, id: string): Promise<Order> {
  const stored = await find(db, actor, id);
  if (stored.state === "paid" && stored.invoice) return stored;
  if (stored.state === "refunded" || stored.payment === "account") return stored;
  await settleCompany(db, actor.companyId!).catch(error => {
    if (!(error instanceof AppError)) throw error;
  });
  return find(db, actor, id);
}

async function find(db: Db, { companyId }: Actor, id: string): Promise<Order> {
  const order = await db.maybe<Omit<Order, "failure"> & { reason: string | null }>(sql`
    select o.id, o.plan, o.payment, o.state, o.reason,
      exists (select from subscriptions s where s.state in ('active', 'past_due')
        and (s.order_id = o.id or s.provider_id = o.provider_id)) as started, o.total_cents as "totalCents", o.created_at as "orderedAt",
      case when o.state = 'open' then o.session_url end as url,
      case when i.id is not null then json_build_object('id', i.id, 'number', i.number) end as invoice,
      coalesce((select -sum(y.cents) from invoice_payments y where y.invoice_id = i.id
        and split_part(y.source_key, ' ', 1) in ('refund', 'dispute', 'decided')), 0)::float as "returnedCents"
    from checkouts o left join invoices i on i.source_key = 'order ' || o.id
    where o.id = ${id} and o.company_id = ${companyId}`);
  if (!order) throw new AppError("not_found");
  const { reason, ...shown } = order;
  return { ...shown, failure: shown.state === "failed" ? failureOf(reason) : null };
}
