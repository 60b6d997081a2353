import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Counts } from "~/contract/dashboard";
import { textsFor } from "~/i18n/server";
import { type ExportColumns, exportTable } from "~/routes/list/export-rows";
import { sendTable } from "~/routes/list/send-table";
import { loadAnalysis } from "~/routes/operations/dashboard/load-analysis";
import { loadCompany } from "~/routes/operations/dashboard/load-company";
import { loadInstallation } from "~/routes/operations/dashboard/load-installation";
import { notFound, requireAccess } from "~/session/require-access";

const figures = [
  ...(["questions", "answered", "declined", "unsupported", "stopped", "failed", "firstWordMs"] as const),
  ...(["people", "guests", "chats", "files", "likes", "dislikes", "happy", "neutral", "negative"] as const),
];

/** The steps of a dashboard's span as a spreadsheet, one a line. */
export async function loader({ context }: LoaderFunctionArgs) {
  requireAccess(context);
  const { pathname, search } = context.url;
  const counts = await countsOf(pathname);
  if (!counts) throw notFound();
  const { span, buckets } = counts;
  const t = textsFor(context.language);
  const columns: ExportColumns<(typeof buckets)[number]> = [
    [t("dashboard:csv.from"), row => row.start],
    ...figures.map((name): [string, (row: (typeof buckets)[number]) => number | null] => [
      t(`dashboard:csv.${name}`),
      row => row[name],
    ]),
  ];
  const table = exportTable(
    `dashboard-${span.from}-${span.to}`,
    columns,
    (async function* () {
      yield buckets;
    })(),
  );
  return sendTable(context, table, pathname.replace(/\/export$/, search));

  async function countsOf(path: string): Promise<Counts | undefined> {
    if (path.startsWith("/admin/")) return (await loadInstallation(context)).counts;
    const loaded = path.startsWith("/analysis/") ? await loadAnalysis(context) : await loadCompany(context);
    return loaded.state === "figures" ? loaded.counts : undefined;
  }
}
