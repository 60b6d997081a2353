import sql from "sql-template-tag";
import type { MailMessage } from "~/contract/mail-message";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { queueMail } from "~/domain/outbox/mail/queue-mail";
import type { BillingReader } from "./billing-readers";

/** Queues a mail about an invoice to one reader, once for its occasion. The invoice's PDF is attached when it is sent. */
export async function queueInvoiceMail(
  tx: Db,
  reader: BillingReader,
  mail: { invoiceId: string; companyId: string; level: number; occasion: string; message: MailMessage },
): Promise<void> {
  const { invoiceId, companyId, level, occasion, message } = mail;
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
