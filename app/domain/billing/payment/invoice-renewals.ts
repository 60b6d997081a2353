import sql from "sql-template-tag";
import type Stripe from "stripe";
import { plusDays } from "~/contract/dashboard-span";
import type { InvoiceLine } from "~/contract/invoices";
import type { Db } from "~/db/connection";
import { correctInvoice } from "~/domain/billing/invoice/correct-invoice";
import { germanDay } from "~/domain/billing/invoice/german-day";
import { issueInvoice } from "~/domain/billing/invoice/issue-invoice";
import { settings } from "~/env";
import { movePayment } from "./move-payment";
import { orWaiting } from "./or-waiting";
import type { PlanCharge } from "./stripe-invoices";

const dayOf = (seconds: number) => germanDay(new Date(seconds * 1000));

/**
 * Issues the invoices of a company's renewals and changes of plan that were paid at Stripe and have none yet: one for each
 * charge, in any order of events. The credit of a change is a correction of the previous charge.
 */
export async function invoiceRenewals(tx: Db, companyId: string, charges: PlanCharge[]): Promise<void> {
  let previousId: string | undefined;
  for (const { sourceKey, stripe, first } of charges) {
    const existing = await tx.maybe<{ id: string }>(
      sql`select id from invoices where source_key = ${sourceKey}`,
    );
    if (existing) previousId = existing.id;
    if (existing || first || stripe.total === 0) continue;
    await orWaiting(`the charge ${stripe.id}`, async () => {
      if (stripe.total < 0) {
        // A credit pays the next charges, so it is deducted from what was paid before.
        if (!previousId) return;
        await correctInvoice(tx, previousId, { sourceKey, cents: -stripe.total });
        await movePayment(tx, previousId, stripe.total, `payment ${stripe.id}`);
        return;
      }
      const issued = await issueInvoice(tx, {
        companyId,
        sourceKey,
        lines: linesOf(stripe),
        ...periodOf(stripe),
        charged: { rate: rateOf(stripe), grossCents: stripe.total },
        paid: {
          cents: stripe.total,
          paidOn: dayOf(stripe.status_transitions?.paid_at ?? stripe.created),
          sourceKey: `payment ${stripe.id}`,
        },
      });
      previousId = issued.id;
    });
  }
}

/** The tax rate that was charged, in percent with two decimals at most. */
function rateOf({ total, subtotal }: Stripe.Invoice): number {
  if (subtotal === 0) return 0;
  const exact = ((total - subtotal) * 100) / subtotal;
  const nearestHalf = Math.round(exact * 2) / 2;
  // The tax was rounded to whole cents, so the rate is known only to within half a cent of the subtotal.
  return Math.abs(exact - nearestHalf) < 50 / subtotal + 0.01 ? nearestHalf : exact;
}

type Period = Pick<Stripe.InvoiceLineItem, "period">;

/** From the first day that was paid to the last one; a period ends where the next begins. */
function periodOf({ lines }: { lines: { data: Period[] } }) {
  const from = Math.min(...lines.data.map(({ period }) => period.start));
  const to = Math.max(...lines.data.map(({ period }) => period.end));
  const deliveredFrom = dayOf(from);
  // The day before, not 24 hours: one of the days at which clocks change has 23, the other 25.
  const deliveredTo = plusDays(dayOf(to), -1);
  return { deliveredFrom, deliveredTo: deliveredTo < deliveredFrom ? deliveredFrom : deliveredTo };
}

type Line = Pick<InvoiceLine, "designation" | "description" | "quantity" | "unit" | "unitPriceCents">;

function linesOf(stripe: Stripe.Invoice): Line[] {
  const { prices } = settings();
  return stripe.lines.data
    .filter(({ amount }) => amount !== 0)
    .map((line): Line => {
      const linePrice = line.pricing?.price_details?.price;
      const price = typeof linePrice === "string" ? linePrice : linePrice?.id;
      const monthly = price === prices.monthly;
      const plan = monthly ? "plan.monthly" : price === prices.yearly ? "plan.yearly" : null;
      const part = line.parent?.subscription_item_details?.proration || line.amount < 0;
      return {
        designation: plan ?? line.description ?? "plan.monthly",
        // Why it is not the whole price, in Stripe's words.
        description: part && plan ? (line.description ?? "") : "",
        quantity: line.amount < 0 ? -1 : 1,
        unit: part || !plan ? "piece" : monthly ? "month" : "year",
        unitPriceCents: Math.abs(line.amount),
      };
    });
}
