import sql from "sql-template-tag";
import type { MailMessage } from "~/contract/mail-message";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { queueMail } from "~/domain/outbox/mail/queue-mail";
import { type BillingReader, billingReaders } from "./billing-readers";

/** What a mail about an invoice is: the invoice itself at level 0, a reminder from level 1 on; once for its occasion. */
type InvoiceMail = { invoiceId: string; level: number; occasion: string };

/**
 * Queues mails about an invoice to those who get the invoices of its company; none if the company is deleted. The invoice's
 * PDF is attached when they are sent.
 */
export async function queueInvoiceMails(
  db: Db,
  mail: InvoiceMail,
  compose: (to: BillingReader) => MailMessage,
): Promise<void> {
  await db.transaction(async tx => {
    const { companyId } = await tx.one<{ companyId: string | null }>(
      sql`select company_id as "companyId" from invoices where id = ${mail.invoiceId}`,
    );
    if (!companyId) return;
    for (const reader of await billingReaders(tx, companyId))
      await queueInvoiceMail(tx, { ...mail, companyId }, reader, compose(reader));
  });
}

async function queueInvoiceMail(
  tx: Db,
  { invoiceId, companyId, level, occasion }: InvoiceMail & { companyId: string },
  reader: BillingReader,
  message: MailMessage,
): Promise<void> {
  const mailId = await queueMail(tx, {
    to: reader.email,
    companyId,
    purpose: "invoice",
    message,
    ...(reader.id ? { userId: reader.id } : {}),
    onceKey: `invoice:${invoiceId}:${occasion}:${reader.id ?? "billing"}`,
  });
  if (!mailId) return;
  await tx.run(sql`
    insert into invoice_mailings (id, invoice_id, level, mail_id, queued_at)
    values (${newId()}, ${invoiceId}, ${level}, ${mailId}, ${clock.now()})`);
}
