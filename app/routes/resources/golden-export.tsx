import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import type { GoldenQuestion } from "~/contract/golden-questions";
import { textsFor } from "~/i18n/server";
import { goldenQuery } from "~/routes/feedback/golden-query";
import { exportedList, exportName } from "~/routes/list/export-name";
import { type ExportColumns, exportTable, piecesOf } from "~/routes/list/export-rows";
import { filterOf } from "~/routes/list/list-query";
import { sendTable } from "~/routes/list/send-table";
import { or404 } from "~/session/or-404";
import { requireSignedIn } from "~/session/require-access";

/** The golden questions that the list's filter finds, as a file for a spreadsheet: CSV or XLSX. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requireSignedIn(context);
  const filter = filterOf(goldenQuery(context.url));
  // Asked before the answer begins, so that a refusal is still an answer of its own.
  const first = await or404(api.goldenQuestions.export(filter));
  const pieces = piecesOf(async piece =>
    piece === 1 ? first : api.goldenQuestions.export({ ...filter, piece }),
  );
  const table = exportTable(exportName(context), columnsOf(context), pieces);
  return sendTable(context, table, exportedList(context));
}

function columnsOf({ language }: AppLoadContext): ExportColumns<GoldenQuestion> {
  const t = textsFor(language);
  return [
    [t("golden:columnQuestion"), row => row.question],
    [t("golden:division"), row => row.divisionName],
    [t("golden:columnState"), row => t(`golden:state.${row.state}`)],
    [t("golden:export.expectedLevel"), row => t(`golden:level.${row.expected.level}`)],
    [t("golden:export.expectedSentence"), row => row.expected.sentence],
    [t("golden:export.expectedSource"), row => row.expected.sourceName],
    [t("golden:export.foundLevel"), row => t(`golden:level.${row.found.level}`)],
    [t("golden:export.foundSentence"), row => row.found.sentence],
    [t("golden:export.foundSource"), row => row.found.sourceName],
    [t("golden:columnRan"), row => row.ranAt],
  ];
}
