import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import { logQuery } from "~/routes/admin/log-query";
import { enterSignedIn } from "~/session/enter";
import type { Value } from "./send-csv";
import { sendTable } from "./send-table";

const atOnce = 500;

/** The activity log as a file, filtered as the page was: CSV piece by piece, however long it is, or XLSX. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, ability } = enterSignedIn(context);
  const { before: _, ...filter } = logQuery(context.url);
  const t = textsFor(context.language);
  const named = ability.can("read", "User");
  const heads = [
    ...(["index", "action", "endpoint", "code", "time"] as const).map(name => t(`activity:${name}`)),
    ...(named ? [t("activity:who")] : []),
  ];
  const table = { name: "activity-log", heads, pieces: piecesOf(api, filter, named) };
  return sendTable(context, table, paths.admin.activityLog(filter));
}

async function* piecesOf(
  api: AppLoadContext["api"],
  filter: Omit<ReturnType<typeof logQuery>, "before">,
  named: boolean,
): AsyncGenerator<Value[][]> {
  let index = 0;
  let before: string | undefined;
  do {
    const { rows, older } = await api.activities.list({ ...filter, before, size: atOnce });
    yield rows.map(row => {
      index += 1;
      // A time with its zone: the reader of a file may be elsewhere.
      const cells = [index, row.action, row.endpoint, row.code, row.at.toISOString()];
      return named ? [...cells, row.userName ?? row.userId] : cells;
    });
    before = older ?? undefined;
  } while (before);
}
