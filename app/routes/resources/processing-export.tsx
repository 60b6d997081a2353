import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import type { ErrorCode } from "~/contract/errors";
import { shownStatus } from "~/contract/file-states";
import type { ProcessingFile } from "~/contract/processing";
import { sayError, textsFor } from "~/i18n/server";
import { exportedList, exportName } from "~/routes/list/export-name";
import { type ExportColumns, exportTable, piecesOf } from "~/routes/list/export-rows";
import { filterOf } from "~/routes/list/list-query";
import { sendTable } from "~/routes/list/send-table";
import { processingQuery } from "~/routes/operations/processing/processing-query";
import { requireSignedIn } from "~/session/require-access";

/** The files that match a filter as a file: streamed CSV, or XLSX. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requireSignedIn(context);
  const filter = filterOf(processingQuery(context.url).query);
  const pieces = piecesOf(piece => api.processing.export({ ...filter, piece }));
  const table = exportTable(exportName(context), columnsOf(context), pieces);
  return sendTable(context, table, exportedList(context));
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

function columnsOf({ language }: AppLoadContext): ExportColumns<ProcessingFile> {
  const t = textsFor(language);
  return [
    [
      t("processing:column.name"),
      file => file.name ?? t("processing:unnamed", { number: file.id.slice(-8) }),
    ],
    [t("processing:column.company"), file => file.companyName],
    [t("processing:column.division"), file => file.divisionName],
    [t("processing:column.status"), file => t(`divisions:status.${shownStatus(file.status, file.reason)}`)],
    // The last step remains stored, but is only shown while the file is processed, as in the table.
    [
      t("processing:column.step"),
      file =>
        file.stage && (file.status === "reading" || file.status === "indexing")
          ? t(`processing:stage.${file.stage}`)
          : null,
    ],
    [t("processing:reason"), file => (file.reason ? sayError(language, file.reason as ErrorCode) : null)],
    [t("processing:pagesRead"), file => file.pagesRead],
    [t("processing:pagesTotal"), file => file.pagesTotal],
    [t("processing:column.size"), file => rounded(file.bytes / 1_000_000, 3)],
    [t("processing:column.type"), file => file.kind.toUpperCase()],
    [t("processing:column.added"), file => file.createdAt],
    [
      t("processing:column.speed"),
      file => (file.pagesPerSecond === null ? null : rounded(file.pagesPerSecond, 2)),
    ],
    [t("processing:column.attempts"), file => file.attempts],
    [
      t("processing:memoryMegabytes"),
      file => (file.maxMemory === null ? null : rounded(file.maxMemory / 1_000_000, 1)),
    ],
  ];
}
