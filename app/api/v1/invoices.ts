import { actorOf, os } from "~/api/implement";
import { cancelInvoice } from "~/domain/billing/invoice/cancel-invoice";
import { correctPayment } from "~/domain/billing/invoice/correct-payment";
import { invoiceFile } from "~/domain/billing/invoice/invoice-file";
import { listBookings } from "~/domain/billing/invoice/list-bookings";
import { exportInvoices, listInvoices, sumInvoices } from "~/domain/billing/invoice/list-invoices";
import { readInvoice } from "~/domain/billing/invoice/read-invoice";
import { recordPayment } from "~/domain/billing/invoice/record-payment";
import { refundInvoice } from "~/domain/billing/invoice/refund-invoice";
import { listWaiting } from "~/domain/billing/payment/list-waiting";
import { startOrderedPlan } from "~/domain/billing/payment/start-ordered-plan";
import { remindInvoice } from "~/domain/companies/invoicing/remind-invoice";
import { requestMail } from "~/domain/companies/invoicing/request-mail";
import { wordsOfInvoice } from "~/mail/invoice-words";

export const invoices = os.invoices.router({
  list: os.invoices.list.handler(({ input, context }) => listInvoices(context.db, actorOf(context), input)),
  sums: os.invoices.sums.handler(({ input, context }) => sumInvoices(context.db, actorOf(context), input)),
  export: os.invoices.export.handler(({ input, context }) =>
    exportInvoices(context.db, actorOf(context), input),
  ),
  bookings: os.invoices.bookings.handler(({ input, context }) => listBookings(context.db, input)),
  waiting: os.invoices.waiting.handler(({ context }) => listWaiting(context.db, actorOf(context))),
  read: os.invoices.read.handler(({ input, context }) => readInvoice(context.db, actorOf(context), input.id)),
  file: os.invoices.file.handler(async ({ input, context }) => {
    const { format } = input;
    const invoice = await readInvoice(context.db, actorOf(context), input.id);
    const { bytes, sha256 } = await invoiceFile(context.db, invoice, format, wordsOfInvoice);
    const extended = format === "ubl" || format === "cii";
    return {
      name: `${invoice.number}${extended ? `-${format}` : ""}.${format === "pdf" ? "pdf" : "xml"}`,
      type: format === "pdf" ? "application/pdf" : "application/xml",
      base64: bytes.toString("base64"),
      sha256: sha256.toString("hex"),
    };
  }),
  send: os.invoices.send.handler(({ input, context }) => requestMail(context.db, input.id)),
  remind: os.invoices.remind.handler(({ input, context }) => remindInvoice(context.db, input)),
  pay: os.invoices.pay.handler(({ input, context }) => recordPayment(context.db, input)),
  correctPayment: os.invoices.correctPayment.handler(({ input, context }) =>
    correctPayment(context.db, input),
  ),
  refund: os.invoices.refund.handler(({ input, context }) => refundInvoice(context.db, input)),
  startPlan: os.invoices.startPlan.handler(({ input, context }) => startOrderedPlan(context.db, input)),
  cancel: os.invoices.cancel.handler(({ input, context }) => cancelInvoice(context.db, input.id)),
});
