import { runTopics } from "~/domain/operations/rerun/run-topics";
import { questionAnswered } from "~/mail/question-answered";
import type { JobHandler } from "../worker";

/** Searches open questions of a division again, and tells those whose question is answered now. */
export const runTopicsJob: JobHandler<"run_topics"> = ({ divisionId }, { db, signal }) =>
  runTopics(db, divisionId, questionAnswered, signal);
