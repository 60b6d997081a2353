import { QuestionQuery } from "~/contract/questions";
import { readListQuery } from "~/routes/list/list-query";

/** What the address asks of the log of questions. */
export const logQuery = (url: URL) => readListQuery(url, QuestionQuery);
