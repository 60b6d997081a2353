import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import type { Activity } from "~/contract/activities";
import { actionName, textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import { timeHead } from "~/routes/list/export-dates";
import { exportName } from "~/routes/list/export-name";
import { type ExportColumns, exportTable } from "~/routes/list/export-rows";
import { sendTable } from "~/routes/list/send-table";
import { apiQueryOf, type LogFilter, logQuery } from "~/routes/operations/log-query";
import { requireSignedIn } from "~/session/require-access";

const batchSize = 500;

/** The filtered activity log as a file: streamed CSV, or XLSX. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  const { before: _, ...filter } = logQuery(context.url);
  const t = textsFor(context.language);
  let index = 0;
  const columns: ExportColumns<Activity> = [
    [t("activity:index"), () => ++index],
    [t("activity:action"), row => actionName(context.language, row.action) ?? row.action],
    [t("activity:operation"), row => row.action],
    [t("activity:endpoint"), row => row.endpoint],
    [t("activity:code"), row => row.code],
    [timeHead(t("activity:time"), user), row => ({ time: row.at })],
  ];
  if (ability.can("read", "User")) columns.push([t("activity:who"), row => row.userName ?? row.userId]);
  const table = exportTable(
    exportName(context),
    columns,
    piecesOf(api, apiQueryOf(filter, context.language)),
  );
  return sendTable(context, table, paths.admin.activityLog(filter));
}

async function* piecesOf(
  api: AppLoadContext["api"],
  filter: LogFilter & { named: string[] },
): AsyncGenerator<Activity[]> {
  let before: string | undefined;
  do {
    const { rows, older } = await api.activities.list({ ...filter, before, size: batchSize });
    yield rows;
    before = older ?? undefined;
  } while (before);
}
