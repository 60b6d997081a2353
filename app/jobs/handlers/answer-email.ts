import { answerEmail } from "~/domain/mailbox/answering/answer-email";
import { skipAnswer } from "~/domain/mailbox/answering/skip-answer";
import { mailReply } from "~/mail/mail-reply";
import type { JobHandler } from "../worker";

/** Answers a mail of a mailbox with automatic answers, or leaves it to users. */
export const answerEmailJob: JobHandler<"answer_email"> = async (
  { answerId },
  { db, signal, lastAttempt },
) => {
  try {
    await answerEmail(db, answerId, { compose: mailReply, signal });
  } catch (error) {
    if (lastAttempt && !signal.aborted) await skipAnswer(db, answerId, "no_answerer");
    throw error;
  }
};

/** Runs when the process died during the last attempt. */
export const abandonedAnswerEmailJob: JobHandler<"answer_email"> = ({ answerId }, { db }) =>
  skipAnswer(db, answerId, "no_answerer");
