import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import type { Employee } from "~/contract/employees";
import { textsFor } from "~/i18n/server";
import { employeesQuery } from "~/routes/employees/employees-query";
import { roleName } from "~/routes/employees/show-employee";
import { exportedList, exportName } from "~/routes/list/export-name";
import { type ExportColumns, exportTable, piecesOf } from "~/routes/list/export-rows";
import { filterOf } from "~/routes/list/list-query";
import { sendTable } from "~/routes/list/send-table";
import { or404 } from "~/session/or-404";
import { requireSignedIn } from "~/session/require-access";
import { shownStatus } from "~/ui/people/shown-status";

/** The employees that the list's filter finds, as a file for a spreadsheet: CSV or XLSX. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requireSignedIn(context);
  const filter = filterOf(employeesQuery(context.url));
  // Asked before the answer begins, so that a refusal is still an answer of its own.
  const first = await or404(api.employees.export(filter));
  const pieces = piecesOf(async piece => (piece === 1 ? first : api.employees.export({ ...filter, piece })));
  return sendTable(
    context,
    exportTable(exportName(context), columnsOf(context), pieces),
    exportedList(context),
  );
}

function columnsOf(context: AppLoadContext): ExportColumns<Employee> {
  const t = textsFor(context.language);
  return [
    [t("employees:firstName"), employee => employee.firstName],
    [t("employees:lastName"), employee => employee.lastName],
    [t("employees:email"), employee => employee.email],
    [t("employees:phone"), employee => employee.phone],
    [t("employees:role"), employee => roleName(context, employee.role)],
    [t("employees:columnStatus"), employee => t(`employees:status.${shownStatus(employee)}`)],
    [
      t("employees:columnDivisions"),
      ({ divisions, employee }) =>
        divisions.map(({ name }) => name).join("; ") || (employee ? null : t("employees:allDivisions")),
    ],
    [t("employees:columnSince"), employee => employee.createdAt],
  ];
}
