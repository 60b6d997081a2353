import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import type { Person } from "~/contract/people";
import { languageNames } from "~/i18n/languages";
import { textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import { exportedList, exportName } from "~/routes/list/export-name";
import { type ExportColumns, exportTable, piecesOf } from "~/routes/list/export-rows";
import { filterOf } from "~/routes/list/list-query";
import { sendTable } from "~/routes/list/send-table";
import { kindIn, listPages, peopleQuery } from "~/routes/people/people-query";
import { countryNamer, staffRoleName } from "~/routes/people/show-person";
import { requireSignedIn } from "~/session/require-access";
import { shownStatus } from "~/ui/people/shown-status";

/** The people that match a list's filter as a file: streamed CSV, or XLSX. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requireSignedIn(context);
  const filter = filterOf(peopleQuery(context.url, kindIn(context.url.searchParams)));
  const pieces = piecesOf(piece => api.people.export({ ...filter, piece }));
  const table = exportTable(
    exportName(context, listPages[filter.kind]),
    columnsOf(context, filter.kind),
    pieces,
  );
  return sendTable(context, table, exportedList(context, paths.people.list(filter.kind)));
}

function columnsOf(context: AppLoadContext, kind: Person["kind"]): ExportColumns<Person> {
  const t = textsFor(context.language);
  const countryName = countryNamer(context);
  const columns: ExportColumns<Person> = [
    [t("people:field.firstName"), person => person.firstName],
    [t("people:field.lastName"), person => person.lastName],
    [t("people:field.email"), person => person.email],
    [t("people:field.phone"), person => person.phone],
  ];
  if (kind === "staff") columns.push([t("people:field.role"), person => staffRoleName(context, person.role)]);
  if (kind === "data-manager") {
    columns.push([t("people:field.companyName"), person => person.company?.name ?? null]);
    if (context.build.mode === "lotse")
      columns.push([t("people:column.plan"), person => t(`people:plan.${person.plan ?? "none"}`)]);
  }
  columns.push(
    [t("people:column.status"), person => t(`employees:status.${shownStatus(person)}`)],
    [t("people:field.language"), person => languageNames[person.language]],
    [t("people:field.country"), person => countryName(person.country)],
    [t("people:column.since"), person => person.createdAt],
  );
  return columns;
}
