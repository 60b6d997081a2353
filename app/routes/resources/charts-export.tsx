import type { LoaderFunctionArgs } from "@remix-run/node";
import { textsFor } from "~/i18n/server";
import { isChartPage, loadCharts } from "~/routes/charts/load-charts";
import { exportName } from "~/routes/list/export-name";
import { sendCsv } from "~/routes/list/send-csv";
import { readerOf } from "~/routes/list/send-table";
import { notFound, requireSignedIn } from "~/session/require-access";
import { tableOf } from "~/ui/charts/table-of";

/** The numbers of a page's charts as a spreadsheet, one value per line. */
export async function loader({ context }: LoaderFunctionArgs) {
  requireSignedIn(context);
  const page = context.url.searchParams.get("page");
  if (!isChartPage(page)) throw notFound();
  const loaded = await loadCharts(context, page);
  if (loaded.state !== "charts") throw notFound();
  const t = textsFor(context.language);
  const heads = [
    t("figures:csv.chart"),
    t("figures:csv.row"),
    t("figures:csv.column"),
    t("figures:csv.value"),
  ];
  const rows = loaded.charts.flatMap(({ title, spec }) => {
    const { head: names, rows: lines } = tableOf(spec);
    return lines.flatMap(({ name, cells }) =>
      cells.flatMap((cell, at) =>
        cell === undefined
          ? []
          : [[title, name, names[at + 1] ?? "", typeof cell === "string" ? cell : cell.value]],
      ),
    );
  });
  return sendCsv({ name: exportName(context, `charts.${page}`), heads, pieces: [rows] }, readerOf(context));
}
