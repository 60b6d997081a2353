import type { LoaderFunctionArgs } from "@remix-run/node";
import { importHeads } from "~/routes/people/import-heads";
import { kindAsked } from "~/routes/people/people-query";
import { enterSignedIn } from "~/session/enter";
import { sendCsv } from "./send-csv";

/** An empty list with the heads that an import knows, parted as spreadsheets of the reader's language part cells. */
export function loader({ context }: LoaderFunctionArgs) {
  enterSignedIn(context);
  const kind = kindAsked(context.url);
  const heads = importHeads(context.language, kind).map(({ name }) => name);
  return sendCsv({ name: kind, heads, pieces: [] }, context.language === "en" ? "," : ";");
}
