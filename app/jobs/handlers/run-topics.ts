import { enqueueTopicsLater } from "~/domain/feedback/topic/enqueue-topics";
import { runTopics } from "~/domain/operations/rerun/run-topics";
import { questionAnswered } from "~/mail/question-answered";
import type { JobHandler } from "../worker";

/** Searches open questions of a division again, and tells those whose question is answered now. */
export const runTopicsJob: JobHandler<"run_topics"> = ({ divisionId }, { db, signal }) =>
  runTopics(db, divisionId, questionAnswered, signal);

/** Its process died with each attempt: nothing else would search these questions before the sources change again. */
export const abandonedRunTopicsJob: JobHandler<"run_topics"> = ({ divisionId }, { db }) =>
  enqueueTopicsLater(db, divisionId);
