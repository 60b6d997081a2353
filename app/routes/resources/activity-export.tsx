import type { LoaderFunctionArgs } from "@remix-run/node";
import { csvLine } from "~/i18n/csv-line";
import { textsFor } from "~/i18n/server";
import { logQuery } from "~/routes/admin/log-query";
import { enterSignedIn } from "~/session/enter";

const atOnce = 500;

/** The activity log as CSV, filtered as the page was: read and sent piece by piece, however long it is. */
export function loader({ context }: LoaderFunctionArgs) {
  const { api, ability } = enterSignedIn(context);
  const query = logQuery(context.url);
  const t = textsFor(context.language);
  const named = ability.can("read", "User");
  const encoder = new TextEncoder();
  let before: string | null = null;
  let index = 0;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const heads = (["index", "action", "endpoint", "code", "time"] as const).map(name =>
        t(`activity:${name}`),
      );
      // The mark in front tells Excel that this is UTF-8.
      controller.enqueue(encoder.encode(`\ufeff${csvLine(named ? [...heads, t("activity:who")] : heads)}`));
    },
    async pull(controller) {
      const page = await api.activities.list({ ...query, before: before ?? undefined, size: atOnce });
      const lines = page.rows.map(row => {
        index += 1;
        const cells = [index, row.action, row.endpoint, row.code, row.at.toISOString()];
        return csvLine(named ? [...cells, row.userName ?? row.userId] : cells);
      });
      controller.enqueue(encoder.encode(lines.join("")));
      before = page.older;
      if (!before) controller.close();
    },
  });
  return new Response(body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="activity-log.csv"',
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    },
  });
}
