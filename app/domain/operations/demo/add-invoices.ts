import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { demoId } from "~/db/seed/demo";
import { demoAddresses, demoConfirmed, demoInvoices } from "~/db/seed/invoices";
import { cancelInvoice } from "~/domain/billing/invoice/cancel-invoice";
import { correctInvoice } from "~/domain/billing/invoice/correct-invoice";
import { issueInvoice } from "~/domain/billing/invoice/issue-invoice";
import { movePayment } from "~/domain/billing/payment/move-payment";
import { daysAgo } from "./days-ago";
import { timedId } from "./timed-id";

const dayAgo = (days: number) => daysAgo(days).toISOString().slice(0, 10);

/** Adds invoices of the demo companies in each state: paid, open, overdue, corrected and cancelled. */
export async function addInvoices(tx: Db): Promise<void> {
  for (const [company, address] of Object.entries(demoAddresses))
    await tx.run(
      sql`update companies set address = coalesce(address, ${address}) where id = ${demoId(company)}`,
    );
  // One company has confirmed the fields of its address and has a reference; the other has only the former address text.
  const { reference, ...place } = demoConfirmed;
  await tx.run(sql`
    update companies set street = ${place.street}, house_number = ${place.house_number},
      postcode = ${place.postcode}, city = ${place.city}, buyer_reference = coalesce(buyer_reference, ${reference})
    where id = ${demoId("Kontor Nord GmbH")} and street is null`);
  const refunds: { id: string; own: string; cents: number }[] = [];
  const cancellations: { id: string; cancels: string }[] = [];
  for (const invoice of demoInvoices) {
    const { company, ago, days, designation, price, paidAfter, cancelled, refunded } = invoice;
    const id = timedId(`invoice ${company} ${ago}`, daysAgo(ago));
    const sourceKey = `demo ${company} ${ago}`;
    const unit = days === 365 ? "year" : "piece";
    const paid = paidAfter === null ? undefined : dayAgo(ago - paidAfter);
    await issueInvoice(tx, {
      id,
      companyId: demoId(company),
      sourceKey,
      issuedOn: dayAgo(ago),
      quiet: true,
      deliveredFrom: dayAgo(ago),
      deliveredTo: dayAgo(ago - days + 1),
      lines: [{ designation, description: "", quantity: 1, unit, unitPriceCents: price }],
      ...(paid ? { paid: { cents: Math.round(price * 1.19), paidOn: paid, sourceKey } } : {}),
    });
    for (const [at, remindedAgo] of (invoice.reminded ?? []).entries())
      await addReminder(tx, id, at + 1, remindedAgo);
    if (refunded)
      refunds.push({ id, cents: refunded, own: timedId(`refunds ${company} ${ago}`, daysAgo(ago)) });
    if (cancelled) cancellations.push({ id, cancels: timedId(`cancels ${company} ${ago}`, daysAgo(ago)) });
  }
  for (const { id, cancels } of cancellations) await cancelInvoice(tx, id, { id: cancels, quiet: true });
  for (const { id, own, cents } of refunds) {
    await correctInvoice(tx, id, { id: own, sourceKey: `refund demo ${id}`, cents, quiet: true });
    await movePayment(tx, id, -cents, `refund demo ${id}`);
  }
}

/** Adds a reminder whose mail was sent long ago. */
async function addReminder(tx: Db, invoiceId: string, level: number, ago: number): Promise<void> {
  await tx.run(sql`
    insert into invoice_reminders (invoice_id, level, reminded_at) values (${invoiceId}, ${level}, ${daysAgo(ago)})
    on conflict do nothing`);
  await tx.run(sql`
    insert into invoice_mailings (id, invoice_id, level, queued_at)
    values (${timedId(`reminder ${level} ${invoiceId}`, daysAgo(ago))}, ${invoiceId}, ${level}, ${daysAgo(ago)})
    on conflict do nothing`);
}
