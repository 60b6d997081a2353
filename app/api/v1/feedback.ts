import { actorOf, os } from "~/api/implement";
import {
  forwardQuestion,
  giveFeedback,
  likeAnswer,
  takeBackQuestion,
  unlikeAnswer,
  withdrawFeedback,
} from "~/domain/feedback/feedback/give-feedback";
import { giveOperatorFeedback } from "~/domain/feedback/feedback/give-operator-feedback";
import { exportFeedback, listFeedback } from "~/domain/feedback/feedback/list-feedback";
import { answerFeedbackForm, ownFeedback } from "~/domain/feedback/feedback/own-feedback";
import { givePublicFeedback, publicForm, readOwnForm } from "~/domain/feedback/feedback/public-feedback";
import { changePublicForm } from "~/domain/feedback/feedback/public-form-setting";
import { readFeedback } from "~/domain/feedback/feedback/read-feedback";
import { reportFeedback } from "~/domain/feedback/feedback/report-feedback";
import { setFeedbackTags } from "~/domain/feedback/feedback/set-feedback-tags";
import { reopenFeedback, settleFeedback } from "~/domain/feedback/feedback/settle-feedback";
import { requireHumanWithin } from "~/domain/identity/human-check/require-human";

export const feedback = os.feedback.router({
  list: os.feedback.list.handler(({ input, context }) => listFeedback(context.db, actorOf(context), input)),
  export: os.feedback.export.handler(({ input, context }) =>
    exportFeedback(context.db, actorOf(context), input),
  ),
  report: os.feedback.report.handler(({ input, context }) =>
    reportFeedback(context.db, actorOf(context), input),
  ),
  share: os.feedback.share.handler(({ context }) => readOwnForm(context.db, actorOf(context))),
  changeForm: os.feedback.changeForm.handler(({ input, context }) =>
    changePublicForm(context.db, actorOf(context), input, context.version),
  ),
  read: os.feedback.read.handler(({ input, context }) =>
    readFeedback(context.db, actorOf(context), input.id),
  ),
  settle: os.feedback.settle.handler(({ input, context }) =>
    settleFeedback(context.db, actorOf(context), input.id, context.version),
  ),
  reopen: os.feedback.reopen.handler(({ input, context }) =>
    reopenFeedback(context.db, actorOf(context), input.id, context.version),
  ),
  setTags: os.feedback.setTags.handler(({ input, context }) =>
    setFeedbackTags(context.db, actorOf(context), input, context.version),
  ),
  own: os.feedback.own.handler(({ input, context }) => ownFeedback(context.db, actorOf(context), input)),
  form: os.feedback.form.handler(({ input, context }) =>
    answerFeedbackForm(context.db, actorOf(context), input.id),
  ),
  give: os.feedback.give.handler(({ input, context }) => giveFeedback(context.db, actorOf(context), input)),
  like: os.feedback.like.handler(({ input, context }) => likeAnswer(context.db, actorOf(context), input)),
  unlike: os.feedback.unlike.handler(({ input, context }) =>
    unlikeAnswer(context.db, actorOf(context), input.id),
  ),
  handOn: os.feedback.handOn.handler(({ input, context }) =>
    forwardQuestion(context.db, actorOf(context), input.id),
  ),
  takeBack: os.feedback.takeBack.handler(({ input, context }) =>
    takeBackQuestion(context.db, actorOf(context), input.id),
  ),
  withdraw: os.feedback.withdraw.handler(({ input, context }) =>
    withdrawFeedback(context.db, actorOf(context), input.id),
  ),
  giveOperator: os.feedback.giveOperator.handler(({ input, context }) =>
    giveOperatorFeedback(context.db, actorOf(context), input),
  ),
  publicForm: os.feedback.publicForm.handler(({ input, context }) => publicForm(context.db, input.code)),
  givePublic: os.feedback.givePublic.handler(async ({ input: { human, ...feedback }, context }) => {
    const { db, address } = context;
    await requireHumanWithin(db, { form: "feedback", answer: human, address, content: feedback }, tx =>
      givePublicFeedback(tx, feedback),
    );
    return {};
  }),
});
