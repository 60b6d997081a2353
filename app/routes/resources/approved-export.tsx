import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import type { ApprovedAnswer } from "~/contract/approved-answers";
import { textsFor } from "~/i18n/server";
import { approvedQuery } from "~/routes/feedback/approved-query";
import { exportedList, exportName } from "~/routes/list/export-name";
import { type ExportColumns, exportTable, piecesOf } from "~/routes/list/export-rows";
import { filterOf } from "~/routes/list/list-query";
import { sendTable } from "~/routes/list/send-table";
import { or404 } from "~/session/or-404";
import { requireSignedIn } from "~/session/require-access";

/** The approved answers that the list's filter finds, as a file for a spreadsheet: CSV or XLSX. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requireSignedIn(context);
  const filter = filterOf(approvedQuery(context.url));
  // Asked before the answer begins, so that a refusal is still an answer of its own.
  const first = await or404(api.approvedAnswers.export(filter));
  const pieces = piecesOf(async piece =>
    piece === 1 ? first : api.approvedAnswers.export({ ...filter, piece }),
  );
  const table = exportTable(exportName(context), columnsOf(context), pieces);
  return sendTable(context, table, exportedList(context));
}

function columnsOf({ language }: AppLoadContext): ExportColumns<ApprovedAnswer> {
  const t = textsFor(language);
  return [
    [t("approved:wordings"), row => row.wordings.join("\n")],
    [t("approved:answer"), row => row.answer],
    [t("approved:division"), row => row.divisionName],
    [t("approved:columnState"), row => t(`approved:state.${row.state}`)],
    [t("approved:columnUntil"), row => ({ day: row.validUntil })],
    [t("approved:columnBy"), row => row.approvedBy],
    [t("approved:columnAt"), row => row.approvedAt],
    [t("approved:columnCited"), row => row.cited],
  ];
}
