import { ApprovedQuery } from "~/contract/approved-answers";
import { readListQuery } from "~/routes/list/list-query";

/** The query of the list of approved answers. */
export const approvedQuery = (url: URL) => readListQuery(url, ApprovedQuery, { size: 25 });
