import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportTitle } from "~/routes/list/export-name";
import { sendCsv } from "~/routes/list/send-csv";
import { readerOf } from "~/routes/list/send-table";
import { importHeads } from "~/routes/people/import-heads";
import { kindIn, listPages } from "~/routes/people/people-query";
import { requireSignedIn } from "~/session/require-access";

/** An empty import file with the known headers, separated as spreadsheets of the reader's language expect. */
export function loader({ context }: LoaderFunctionArgs) {
  requireSignedIn(context);
  const kind = kindIn(context.url.searchParams);
  const heads = importHeads(context.language, kind).map(({ name }) => name);
  return sendCsv({ name: exportTitle(context, listPages[kind]), heads, pieces: [] }, readerOf(context));
}
