import sql from "sql-template-tag";
import type { Named } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import { reminderLevels } from "~/contract/invoice-fields";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { disputed, invoicesWithSummary, stateOf } from "~/domain/billing/invoice/invoices-sql";
import { enqueue } from "~/queue/enqueue";
import { billingReaders } from "./billing-readers";

/**
 * Reminds a company of an overdue invoice, at the level that follows. The same level again changes nothing, so that two
 * who remind at the same moment remind once.
 * @throws AppError not_found, invoice_not_overdue, invoice_reminder_order if a level before is missing or there is none
 * after, invoice_unaddressed
 */
export function remindInvoice(db: Db, { id, level }: { id: string; level: number }): Promise<Named> {
  return db.transaction(async tx => {
    // A payment may have waited for the row: the state is read once it is locked.
    await tx.maybe(sql`select from invoices where id = ${id} for no key update`);
    const invoice = await tx.maybe<{
      number: string;
      companyId: string | null;
      state: string;
      disputed: boolean;
      last: number;
    }>(sql`
      select i.number, i.company_id as "companyId", ${stateOf()} as state, ${disputed} as disputed, s.reminded as last
      from ${invoicesWithSummary} where i.id = ${id}`);
    if (!invoice) throw new AppError("not_found");
    const named = { id, name: invoice.number };
    if (level <= invoice.last) return named;
    if (invoice.state !== "overdue" || invoice.disputed) throw new AppError("invoice_not_overdue");
    if (level !== invoice.last + 1 || level > reminderLevels) throw new AppError("invoice_reminder_order");
    const readers = invoice.companyId ? await billingReaders(tx, invoice.companyId) : [];
    if (readers.length === 0) throw new AppError("invoice_unaddressed");
    await tx.run(sql`
      insert into invoice_reminders (invoice_id, level, reminded_at) values (${id}, ${level}, ${clock.now()})`);
    await enqueue(tx, "remind_invoice", { invoiceId: id, level }, { key: `remind_invoice:${id}:${level}` });
    return named;
  });
}
