import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import type { Feedback } from "~/contract/feedback";
import { textsFor } from "~/i18n/server";
import { feedbackQuery } from "~/routes/feedback/feedback-pages";
import { exportedList, exportName } from "~/routes/list/export-name";
import { type ExportColumns, exportTable, piecesOf } from "~/routes/list/export-rows";
import { filterOf } from "~/routes/list/list-query";
import { sendTable } from "~/routes/list/send-table";
import { or404 } from "~/session/or-404";
import { requireSignedIn } from "~/session/require-access";

/** The feedback that the list's filter finds, as a file for a spreadsheet: CSV or XLSX. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requireSignedIn(context);
  const filter = filterOf(feedbackQuery(context.url));
  // Asked before the answer begins, so that a refusal is still an answer of its own.
  const first = await or404(api.feedback.export(filter));
  const pieces = piecesOf(async (piece, after) =>
    piece === 1 ? first : api.feedback.export({ ...filter, ...after, piece }),
  );
  return sendTable(
    context,
    exportTable(exportName(context), columnsOf(context), pieces),
    exportedList(context),
  );
}

function columnsOf({ language }: AppLoadContext): ExportColumns<Feedback> {
  const t = textsFor(language);
  return [
    [t("feedbackReport:columnDay"), row => row.createdAt],
    [t("feedbackReport:columnSource"), row => t(`feedbackReport:source.${row.source}`)],
    [t("feedbackReport:columnMood"), row => row.mood && t(`feedback:mood.${row.mood}`)],
    [
      t("feedbackReport:columnLiked"),
      row => (row.liked === null ? null : row.liked ? t("feedback:liked.yes") : t("feedback:liked.no")),
    ],
    [t("feedbackReport:columnRating"), row => row.rating],
    [t("feedbackReport:columnComment"), row => row.comment],
    [t("feedbackReport:columnQuestion"), row => row.question],
    [t("feedbackReport:columnTags"), row => row.tags.map(({ name }) => name).join("; ")],
    [
      t("feedbackReport:columnGiver"),
      row => row.giver && [row.giver.name, row.giver.company].join(t("shell:comma")),
    ],
    [t("feedbackReport:columnContact"), row => row.contactEmail],
    [t("feedbackReport:columnStatus"), row => t(`feedbackReport:status.${row.settledAt ? "yes" : "no"}`)],
  ];
}
