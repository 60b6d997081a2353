import type { LoaderFunctionArgs } from "@remix-run/node";
import { csvLine } from "~/i18n/csv-line";
import { textsFor } from "~/i18n/server";
import { isChartPage, loadCharts } from "~/routes/charts/load-charts";
import { enterSignedIn, notFound } from "~/session/enter";
import { tableOf } from "~/ui/charts/table-of";

/** The numbers of a page's charts in its period, a line a value, as a file for a spreadsheet (UTF-8 with its mark). */
export async function loader({ context }: LoaderFunctionArgs) {
  enterSignedIn(context);
  const page = context.url.searchParams.get("page");
  if (!isChartPage(page)) throw notFound();
  const loaded = await loadCharts(context, page);
  if (loaded.state !== "charts") throw notFound();
  const t = textsFor(context.language);
  const head = [
    t("figures:csv.chart"),
    t("figures:csv.row"),
    t("figures:csv.column"),
    t("figures:csv.value"),
  ];
  const lines = loaded.charts.flatMap(({ title, spec }) => {
    const { head: names, rows } = tableOf(spec);
    return rows.flatMap(({ name, cells }) =>
      cells.flatMap((cell, at) =>
        cell === undefined
          ? []
          : [[title, name, names[at + 1] ?? "", typeof cell === "string" ? cell : cell.value]],
      ),
    );
  });
  return new Response(`\ufeff${[head, ...lines].map(csvLine).join("")}`, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${page}-${loaded.period}.csv"`,
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    },
  });
}
