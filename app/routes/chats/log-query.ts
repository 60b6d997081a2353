import { QuestionQuery } from "~/contract/questions";
import { readListQuery } from "~/routes/list/list-query";

/** The query of the log of questions, from the address. */
export const logQuery = (url: URL) => readListQuery(url, QuestionQuery);
