import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { issueInvoice } from "~/domain/billing/invoice/issue-invoice";
import { orWaiting } from "./or-waiting";
import type { PlanKind } from "./prices";

type Paid = {
  id: string;
  plan: PlanKind;
  netCents: number;
  totalCents: number;
  taxPercent: number;
  providerId: string;
  paidOn: string;
  from: string;
  to: string;
};

const units: Record<PlanKind, string> = {
  monthly: "month",
  yearly: "year",
  days_30: "piece",
  days_365: "piece",
};

/**
 * Issues the invoices of a company's paid orders that have none yet. Where the law demands details that are missing,
 * this is tried again whenever the company is settled: what was paid is granted all the same. Days that are bought while
 * others run are delivered after these (§ 14 Abs. 4 Nr. 6 UStG), so call it once the days are placed (stackDays).
 */
export async function invoiceOrders(tx: Db, companyId: string): Promise<void> {
  const orders = await tx.many<Paid>(sql`
    select o.id, o.plan, o.net_cents::float as "netCents", o.total_cents::float as "totalCents", o.tax_percent::float as "taxPercent",
      o.provider_id as "providerId", (o.settled_at at time zone 'Europe/Berlin')::date::text as "paidOn",
      (coalesce(s.ends_at - s.days * interval '24 hours', o.settled_at) at time zone 'Europe/Berlin')::date::text as "from",
      case when s.id is not null then (s.ends_at at time zone 'Europe/Berlin')::date
        else ((o.settled_at at time zone 'Europe/Berlin')::date + case o.plan
          when 'monthly' then interval '1 month - 1 day' when 'yearly' then interval '1 year - 1 day'
          when 'days_30' then interval '30 days' else interval '365 days' end)::date end::text as "to"
    from checkouts o
    left join subscriptions s on s.provider_id = o.provider_id and s.days is not null and s.state = 'active'
    where o.company_id = ${companyId} and o.state = 'paid' and o.provider_id is not null
      and not exists (select from invoices i where i.source_key = 'order ' || o.id)
    order by o.settled_at, o.id`);
  for (const { id, plan, netCents, totalCents, taxPercent, providerId, paidOn, from, to } of orders) {
    const line = { designation: `plan.${plan}`, description: "", quantity: 1, unit: units[plan] };
    await orWaiting(`order ${id}`, () =>
      issueInvoice(tx, {
        companyId,
        sourceKey: `order ${id}`,
        deliveredFrom: from,
        deliveredTo: to,
        lines: [{ ...line, unitPriceCents: netCents }],
        charged: { rate: taxPercent, grossCents: totalCents },
        paid: { cents: totalCents, paidOn, sourceKey: `payment ${providerId}` },
      }),
    );
  }
}
