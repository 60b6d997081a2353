import sql from "sql-template-tag";
import type { Invoice } from "~/contract/invoices";
import type { MailMessage } from "~/contract/mail-message";
import type { Db } from "~/db/connection";
import { type InvoiceWords, invoiceFile } from "~/domain/billing/invoice/invoice-file";
import { readIssued } from "~/domain/billing/invoice/read-invoice";
import { type BillingReader, billingReaders } from "./billing-readers";
import { queueInvoiceMail } from "./queue-invoice-mail";

type Compose = (to: BillingReader, invoice: Invoice, level: number) => MailMessage;

/** Mails a reminder with the invoice's PDF, unless the invoice was paid or cancelled since it was asked for. */
export async function mailReminder(
  db: Db,
  { invoiceId, level }: { invoiceId: string; level: number },
  words: InvoiceWords,
  compose: Compose,
): Promise<void> {
  const invoice = await readIssued(db, invoiceId);
  if (invoice.state !== "overdue") return;
  await invoiceFile(db, invoice, "pdf", words);
  const { companyId } = await db.one<{ companyId: string | null }>(
    sql`select company_id as "companyId" from invoices where id = ${invoiceId}`,
  );
  if (!companyId) return;
  await db.transaction(async tx => {
    for (const reader of await billingReaders(tx, companyId))
      await queueInvoiceMail(tx, reader, {
        invoiceId,
        companyId,
        level,
        occasion: `reminder ${level}`,
        message: compose(reader, invoice, level),
      });
  });
}
