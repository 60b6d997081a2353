import sql from "sql-template-tag";
import type { Named } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { enqueue } from "~/queue/enqueue";
import { billingReaders } from "./billing-readers";

/**
 * Mails an issued invoice to its company once more.
 * @throws AppError not_found, invoice_unaddressed if the company is deleted or has no address for invoices
 */
export function requestMail(db: Db, id: string): Promise<Named> {
  return db.transaction(async tx => {
    const invoice = await tx.maybe<{ number: string; companyId: string | null }>(
      sql`select number, company_id as "companyId" from invoices where id = ${id}`,
    );
    if (!invoice) throw new AppError("not_found");
    const readers = invoice.companyId ? await billingReaders(tx, invoice.companyId) : [];
    if (readers.length === 0) throw new AppError("invoice_unaddressed");
    await enqueue(tx, "mail_invoice", { invoiceId: id, requestId: newId() });
    return { id, name: invoice.number };
  });
}
