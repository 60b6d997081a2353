import { z } from "zod";
import { ProcessingQuery } from "~/contract/processing";
import { readListQuery } from "~/routes/list/list-query";

/** The filter and order of the processing table, and whether it refreshes itself. */
const Query = ProcessingQuery.extend({ live: z.enum(["on", "off"]).default("on") });

export function processingQuery(url: URL) {
  const { live, ...query } = readListQuery(url, Query, { size: 10 });
  return { query, live: live === "on" };
}
