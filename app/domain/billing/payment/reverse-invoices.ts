import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { correctInvoice } from "~/domain/billing/invoice/correct-invoice";
import { movePayment } from "./move-payment";
import type { Reversal } from "./read-reversals";

/**
 * Reverses the invoices of what was refunded or charged back: each refund and each lost dispute once, with what was
 * paid back. A dispute that is not decided yet only takes the payment off; one that was won puts it back.
 */
export async function reverseInvoices(tx: Db, reversals: Reversal[]): Promise<void> {
  for (const { sourceKey, refunds, disputes } of reversals) {
    const invoice = await tx.maybe<{ id: string }>(
      sql`select id from invoices where source_key = ${sourceKey}`,
    );
    if (!invoice) continue;
    await takeRefunds(tx, invoice.id, refunds);
    await takeDisputes(tx, invoice.id, disputes);
  }
}

async function takeRefunds(tx: Db, invoiceId: string, refunds: Reversal["refunds"]): Promise<void> {
  for (const { id, amount, status } of refunds) {
    if (status !== "succeeded") continue;
    if (!(await movePayment(tx, invoiceId, -amount, `refund ${id}`))) continue;
    await correct(tx, invoiceId, `refund ${id}`, amount);
  }
}

async function takeDisputes(tx: Db, invoiceId: string, disputes: Reversal["disputes"]): Promise<void> {
  for (const { id, amount, status } of disputes) {
    // A warning has taken no money.
    if (status.startsWith("warning") || status === "prevented") continue;
    await movePayment(tx, invoiceId, -amount, `dispute ${id}`);
    if (status === "won") await movePayment(tx, invoiceId, amount, `decided ${id}`);
    if (status === "lost") await correct(tx, invoiceId, `decided ${id}`, amount);
  }
}

/** An invoice that was cancelled by hand before the money went back stays as it is. */
async function correct(tx: Db, invoiceId: string, sourceKey: string, cents: number): Promise<void> {
  const done = await tx.maybe(sql`select from invoices where source_key = ${sourceKey}`);
  if (done) return;
  try {
    await correctInvoice(tx, invoiceId, { sourceKey, cents });
  } catch (error) {
    if (!(error instanceof AppError && error.code === "invoice_cancelled")) throw error;
  }
}
