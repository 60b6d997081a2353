import { actorOf, os } from "~/api/implement";
import { cancelInvoice } from "~/domain/billing/invoice/cancel-invoice";
import { exportInvoices, listInvoices, sumInvoices } from "~/domain/billing/invoice/list-invoices";
import { notePayment } from "~/domain/billing/invoice/note-payment";
import { readInvoice } from "~/domain/billing/invoice/read-invoice";

export const invoices = os.invoices.router({
  list: os.invoices.list.handler(({ input, context }) => listInvoices(context.db, actorOf(context), input)),
  sums: os.invoices.sums.handler(({ input, context }) => sumInvoices(context.db, actorOf(context), input)),
  export: os.invoices.export.handler(({ input, context }) =>
    exportInvoices(context.db, actorOf(context), input),
  ),
  read: os.invoices.read.handler(({ input, context }) => readInvoice(context.db, actorOf(context), input.id)),
  pay: os.invoices.pay.handler(({ input, context }) => notePayment(context.db, input)),
  cancel: os.invoices.cancel.handler(({ input, context }) => cancelInvoice(context.db, input.id)),
});
