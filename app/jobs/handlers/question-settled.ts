import { mailAsker } from "~/domain/feedback/feedback/mail-asker";
import { questionSettled } from "~/mail/question-settled";
import type { JobHandler } from "../worker";

/** Tells a person that a question that they handed on is settled. */
export const questionSettledJob: JobHandler<"question_settled"> = (feedback, { db }) =>
  mailAsker(db, feedback, questionSettled);
