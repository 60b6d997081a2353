import type { Invoice } from "~/contract/invoices";
import type { MailMessage } from "~/contract/mail-message";
import type { Db } from "~/db/connection";
import { formatsOf, type InvoiceWords, invoiceFile } from "~/domain/billing/invoice/invoice-file";
import { readIssued } from "~/domain/billing/invoice/read-invoice";
import type { BillingReader } from "./billing-readers";
import { queueInvoiceMails } from "./queue-invoice-mails";

type Compose = (to: BillingReader, invoice: Invoice) => MailMessage;

/**
 * Stores the files of an issued invoice and mails it to its company: once when it was issued, and once for each time
 * that a person asked for it. The PDF is attached when the mail is sent.
 */
export async function mailInvoice(
  db: Db,
  { invoiceId, requestId }: { invoiceId: string; requestId?: string | undefined },
  words: InvoiceWords,
  compose: Compose,
): Promise<void> {
  const invoice = await readIssued(db, invoiceId);
  for (const format of formatsOf(invoice)) await invoiceFile(db, invoice, format, words);
  const mail = { invoiceId, level: 0, occasion: requestId ?? "issued" };
  await queueInvoiceMails(db, mail, reader => compose(reader, invoice));
}
