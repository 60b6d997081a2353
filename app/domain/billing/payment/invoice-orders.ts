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
 * this is tried again whenever the company is settled: what was paid is granted all the same.
 */
export async function invoiceOrders(tx: Db, companyId: string): Promise<void> {
  const orders = await tx.many<Paid>(sql`
    select o.id, o.plan, o.net_cents::float as "netCents", o.total_cents::float as "totalCents", o.tax_percent::float as "taxPercent",
      o.provider_id as "providerId", (o.settled_at at time zone 'Europe/Berlin')::date::text as "from",
      ((o.settled_at at time zone 'Europe/Berlin')::date + case o.plan
        when 'monthly' then interval '1 month - 1 day' when 'yearly' then interval '1 year - 1 day'
        when 'days_30' then interval '30 days' else interval '365 days' end)::date::text as "to"
    from checkouts o
    where o.company_id = ${companyId} and o.state = 'paid' and o.provider_id is not null
      and not exists (select from invoices i where i.source_key = 'order ' || o.id)
    order by o.settled_at, o.id`);
  for (const { id, plan, netCents, totalCents, taxPercent, providerId, from, to } of orders) {
    const line = { designation: `plan.${plan}`, description: "", quantity: 1, unit: units[plan] };
    await orWaiting(`order ${id}`, () =>
      issueInvoice(tx, {
        companyId,
        sourceKey: `order ${id}`,
        deliveredFrom: from,
        deliveredTo: to,
        lines: [{ ...line, unitPriceCents: netCents }],
        charged: { rate: taxPercent, grossCents: totalCents },
        paid: { cents: totalCents, paidOn: from, sourceKey: `payment ${providerId}` },
      }),
    );
  }
}
