import { GoldenQuery } from "~/contract/golden-questions";
import { readListQuery } from "~/routes/list/list-query";

/** The query of the list of golden questions. */
export const goldenQuery = (url: URL) => readListQuery(url, GoldenQuery, { size: 25 });
