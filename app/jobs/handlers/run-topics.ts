import { enqueueTopicsLater } from "~/domain/feedback/topic/enqueue-topics";
import { runTopics } from "~/domain/operations/rerun/run-topics";
import { questionAnswered } from "~/mail/question-answered";
import type { JobHandler } from "../worker";

/** Searches open questions of a division again, and notifies the askers of those that are answered now. */
export const runTopicsJob: JobHandler<"run_topics"> = ({ divisionId }, { db, signal }) =>
  runTopics(db, divisionId, questionAnswered, signal);

/**
 * Runs when the process died during the last attempt; without it, these questions would wait until the sources change
 * again.
 */
export const abandonedRunTopicsJob: JobHandler<"run_topics"> = ({ divisionId }, { db }) =>
  enqueueTopicsLater(db, divisionId);
