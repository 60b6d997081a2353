import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Counted, Counts } from "~/contract/dashboard";
import { textsFor } from "~/i18n/server";
import { exportTitle } from "~/routes/list/export-name";
import { type ExportColumns, exportTable } from "~/routes/list/export-rows";
import { sendTable } from "~/routes/list/send-table";
import { loadAnalysis } from "~/routes/operations/dashboard/load-analysis";
import { loadCompany } from "~/routes/operations/dashboard/load-company";
import { loadInstallation } from "~/routes/operations/dashboard/load-installation";
import { notFound, requireAccess } from "~/session/require-access";

type Figure = keyof Counted;
const opinionFigures: Figure[] = ["likes", "dislikes", "happy", "neutral", "negative"];
const figures: Figure[] = [
  ...(["questions", "answered", "declined", "unsupported", "stopped", "failed", "firstWordMs"] as const),
  ...(["people", "guests", "chats", "files"] as const),
  ...opinionFigures,
];

/** The steps of a dashboard's span as a spreadsheet, one a line. */
export async function loader({ context }: LoaderFunctionArgs) {
  requireAccess(context);
  const { pathname, search } = context.url;
  const counts = await countsOf(pathname);
  if (!counts) throw notFound();
  const { span, buckets } = counts.counts;
  const t = textsFor(context.language);
  const columns: ExportColumns<(typeof buckets)[number]> = [
    [t("dashboard:csv.from"), row => ({ day: row.start })],
    ...figures
      .filter(name => !counts.unread?.includes(name))
      .map((name): [string, (row: (typeof buckets)[number]) => number | null] => [
        t(`dashboard:csv.${name}`),
        row => row[name],
      ]),
  ];
  const table = exportTable(
    `${exportTitle(context)} ${span.from} ${span.to}`,
    columns,
    (async function* () {
      yield buckets;
    })(),
  );
  return sendTable(context, table, pathname.replace(/\/export$/, search));

  /** The counts of a page, and the figures of modules that the reader may not read. */
  async function countsOf(path: string): Promise<{ counts: Counts; unread?: Figure[] } | undefined> {
    if (path.startsWith("/admin/")) {
      const { counts } = await loadInstallation(context);
      return {
        counts,
        unread: [...(counts.feedback ? [] : opinionFigures), ...(counts.files ? [] : ["files" as const])],
      };
    }
    const loaded = path.startsWith("/analysis/") ? await loadAnalysis(context) : await loadCompany(context);
    return loaded.state === "figures" ? { counts: loaded.counts } : undefined;
  }
}
