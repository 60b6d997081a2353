import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { InvoiceQuery, type InvoiceRow } from "~/contract/invoices";
import { textsFor } from "~/i18n/server";
import { exportedList, exportName } from "~/routes/list/export-name";
import { type ExportColumns, exportTable, piecesOf } from "~/routes/list/export-rows";
import { filterOf, readListQuery } from "~/routes/list/list-query";
import { sendTable } from "~/routes/list/send-table";
import { requireAccess } from "~/session/require-access";

/** The invoices that the list's filter finds, as a file for a spreadsheet: CSV or XLSX. Amounts are in euros. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requireAccess(context);
  const filter = filterOf(readListQuery(context.url, InvoiceQuery));
  const pieces = piecesOf(piece => api.invoices.export({ ...filter, piece }));
  return sendTable(
    context,
    exportTable(exportName(context), columnsOf(context), pieces),
    exportedList(context),
  );
}

function columnsOf({ language }: AppLoadContext): ExportColumns<InvoiceRow> {
  const t = textsFor(language);
  return [
    [t("invoices:columnNumber"), row => row.number],
    [t("invoices:columnKind"), row => t(`invoices:kind.${row.kind}`)],
    [t("invoices:columnState"), row => t(`invoices:state.${row.state}`)],
    [t("invoices:columnCustomerNumber"), row => row.customerNumber],
    [t("invoices:columnCustomer"), row => row.customer],
    [t("invoices:columnDate"), row => ({ day: row.issuedOn })],
    // What takes an invoice back is not paid, so it is never due, as in the list.
    [t("invoices:columnDue"), row => (row.kind === "invoice" ? { day: row.dueOn } : null)],
    [t("invoices:columnNet"), row => ({ cents: row.netCents })],
    [t("invoices:columnTax"), row => ({ cents: row.taxCents })],
    [t("invoices:columnTotal"), row => ({ cents: row.grossCents })],
    [t("invoices:columnPaid"), row => ({ cents: row.paidCents })],
  ];
}
