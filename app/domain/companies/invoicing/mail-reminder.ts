import type { Invoice } from "~/contract/invoices";
import type { MailMessage } from "~/contract/mail-message";
import type { Db } from "~/db/connection";
import { type InvoiceWords, invoiceFile } from "~/domain/billing/invoice/invoice-file";
import { readIssued } from "~/domain/billing/invoice/read-invoice";
import type { BillingReader } from "./billing-readers";
import { queueInvoiceMails } from "./queue-invoice-mails";

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
  const mail = { invoiceId, level, occasion: `reminder ${level}` };
  await queueInvoiceMails(db, mail, reader => compose(reader, invoice, level));
}
