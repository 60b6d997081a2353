import { nameTopics } from "~/domain/operations/naming/name-topics";
import type { JobHandler } from "../worker";

/** Has a company's model name its open topics. */
export const nameTopicsJob: JobHandler<"name_topics"> = ({ companyId }, { db, signal }) =>
  nameTopics(db, companyId, signal);
