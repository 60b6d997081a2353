import { answerEmail } from "~/domain/mailbox/answering/answer-email";
import { failAnswer } from "~/domain/mailbox/answering/fail-answer";
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
    if (lastAttempt && !signal.aborted) await failAnswer(db, answerId);
    throw error;
  }
};

/** Runs when the process died during the last attempt. */
export const abandonedAnswerEmailJob: JobHandler<"answer_email"> = ({ answerId }, { db }) =>
  failAnswer(db, answerId);
