import { actorOf, os } from "~/api/implement";
import { AppError } from "~/contract/errors";
import { cancelInvoice } from "~/domain/billing/invoice/cancel-invoice";
import { documentOf } from "~/domain/billing/invoice/e-invoice/document-of";
import { writeCii } from "~/domain/billing/invoice/e-invoice/write-cii";
import { writePdf } from "~/domain/billing/invoice/e-invoice/write-pdf";
import { writeUbl } from "~/domain/billing/invoice/e-invoice/write-ubl";
import { exportInvoices, listInvoices, sumInvoices } from "~/domain/billing/invoice/list-invoices";
import { notePayment } from "~/domain/billing/invoice/note-payment";
import { readInvoice } from "~/domain/billing/invoice/read-invoice";
import { listWaiting } from "~/domain/billing/payment/list-waiting";
import { designationIn, exemptionOf, invoiceLanguage, invoiceWords } from "~/mail/invoice-words";

export const invoices = os.invoices.router({
  list: os.invoices.list.handler(({ input, context }) => listInvoices(context.db, actorOf(context), input)),
  sums: os.invoices.sums.handler(({ input, context }) => sumInvoices(context.db, actorOf(context), input)),
  export: os.invoices.export.handler(({ input, context }) =>
    exportInvoices(context.db, actorOf(context), input),
  ),
  waiting: os.invoices.waiting.handler(({ context }) => listWaiting(context.db, actorOf(context))),
  read: os.invoices.read.handler(({ input, context }) => readInvoice(context.db, actorOf(context), input.id)),
  file: os.invoices.file.handler(async ({ input, context }) => {
    const invoice = await readInvoice(context.db, actorOf(context), input.id);
    const document = documentOf(invoice, {
      designationOf: designationIn(invoiceLanguage(invoice)),
      exemption: exemptionOf(invoice),
    });
    const { format } = input;
    if (format === "pdf") {
      const file = await writePdf(document, invoiceWords(invoice));
      return { name: `${invoice.number}.pdf`, type: "application/pdf", base64: file.toString("base64") };
    }
    const extended = format === "ubl" || format === "cii";
    if (extended && !invoice.buyer.reference) throw new AppError("not_found");
    const xml =
      format === "ubl" ? writeUbl(document) : writeCii(document, extended ? "xrechnung" : "en16931");
    return {
      name: `${invoice.number}${extended ? `-${format}` : ""}.xml`,
      type: "application/xml",
      base64: Buffer.from(xml).toString("base64"),
    };
  }),
  pay: os.invoices.pay.handler(({ input, context }) => notePayment(context.db, input)),
  cancel: os.invoices.cancel.handler(({ input, context }) => cancelInvoice(context.db, input.id)),
});
