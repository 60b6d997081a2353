import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Counted, Counts } from "~/contract/dashboard";
import { plusDays } from "~/contract/dashboard-span";
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

type Exported = { counts: Counts; unread?: Figure[]; withheld?: { now: boolean; before: boolean } };
/** A line of the file: a step, the whole period or the one before it. `counted` is null where it is withheld. */
type Line = { period: string; from: string; to: string; counted: Counted | null };

/**
 * The steps of a dashboard's span as a spreadsheet, one a line, then their whole and the period before, which the page
 * compares.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  requireAccess(context);
  const { pathname, search } = context.url;
  const counts = await countsOf(pathname);
  if (!counts) throw notFound();
  const { span, buckets, totals, before } = counts.counts;
  const t = textsFor(context.language);
  const columns: ExportColumns<Line> = [
    [t("dashboard:span"), row => row.period],
    [t("dashboard:csv.from"), row => ({ day: row.from })],
    [t("dashboard:csv.to"), row => ({ day: row.to })],
    ...figures
      .filter(name => !counts.unread?.includes(name))
      .map((name): [string, (row: Line) => number | null] => [
        t(`dashboard:csv.${name}`),
        row => row.counted?.[name] ?? null,
      ]),
  ];
  const lines: Line[] = buckets.map((counted, at) => {
    const next = buckets[at + 1]?.start;
    return {
      period: t(`dashboard:csv.${span.unit}`),
      from: counted.start,
      to: next ? plusDays(next, -1) : span.to,
      counted,
    };
  });
  if (lines.length > 0) {
    const { withheld } = counts;
    lines.push(
      { ...span, period: t("dashboard:csv.whole"), counted: withheld?.now ? null : totals },
      { ...span.before, period: t("dashboard:csv.before"), counted: withheld?.before ? null : before },
    );
  }
  const table = exportTable(
    `${exportTitle(context)} ${span.from} ${span.to}`,
    columns,
    (async function* () {
      yield lines;
    })(),
  );
  return sendTable(context, table, pathname.replace(/\/export$/, search));

  /** The counts of a page, the figures of modules that the reader may not read, and which sums are withheld. */
  async function countsOf(path: string): Promise<Exported | undefined> {
    if (path.startsWith("/admin/")) {
      const { counts } = await loadInstallation(context);
      return {
        counts,
        unread: [...(counts.feedback ? [] : opinionFigures), ...(counts.files ? [] : ["files" as const])],
      };
    }
    if (path.startsWith("/analysis/")) {
      const loaded = await loadAnalysis(context);
      return loaded.state === "figures" ? loaded : undefined;
    }
    const loaded = await loadCompany(context);
    return loaded.state === "figures" ? { counts: loaded.counts } : undefined;
  }
}
