import { mailAsker } from "~/domain/feedback/feedback/mail-asker";
import { questionSettled } from "~/mail/question-settled";
import type { JobHandler } from "../worker";

/** Notifies a user that a question that they forwarded is settled. */
export const questionSettledJob: JobHandler<"question_settled"> = (feedback, { db }) =>
  mailAsker(db, feedback, questionSettled);
