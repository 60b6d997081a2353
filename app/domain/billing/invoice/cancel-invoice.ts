import sql from "sql-template-tag";
import type { Named } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import type { TaxKind } from "~/contract/invoice-fields";
import type { InvoiceLine, InvoiceParty } from "~/contract/invoices";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { insertInvoice } from "./insert-invoice";
import { today } from "./issue-invoice";

type Cancelled = {
  number: string;
  kind: string;
  company_id: string | null;
  delivered_from: string;
  delivered_to: string;
  language: string;
  tax_kind: TaxKind;
  seller: InvoiceParty;
  buyer: InvoiceParty & { customerNumber: string };
  lines: InvoiceLine[];
};

/**
 * Issues the cancellation invoice of an invoice: the same lines with negative quantities. The invoice itself stays.
 * @throws AppError not_found, invoice_cancelled
 */
export function cancelInvoice(db: Db, id: string, cancellationId = newId()): Promise<Named> {
  return db.transaction(async tx => {
    const invoice = await tx.maybe<Cancelled>(sql`
      select number, kind, company_id, delivered_from::text, delivered_to::text, language, tax_kind, seller, buyer, lines
      from invoices where id = ${id} for no key update`);
    if (!invoice) throw new AppError("not_found");
    const done = await tx.maybe(sql`select 1 from invoices where cancels_id = ${id}`);
    if (done || invoice.kind === "cancellation") throw new AppError("invoice_cancelled");
    const { customerNumber, ...buyer } = invoice.buyer;
    const issued = await insertInvoice(tx, {
      ...{ id: cancellationId, companyId: invoice.company_id, kind: "cancellation", cancelsId: id },
      ...{ sourceKey: `cancels ${id}`, issuedOn: today(), dueOn: today() },
      ...{ deliveredFrom: invoice.delivered_from, deliveredTo: invoice.delivered_to },
      ...{
        language: invoice.language,
        taxKind: invoice.tax_kind,
        seller: invoice.seller,
        buyer,
        customerNumber,
      },
      lines: invoice.lines.map(line => ({ ...line, quantity: -line.quantity, netCents: -line.netCents })),
    });
    return { id: issued.id, name: issued.number };
  });
}
