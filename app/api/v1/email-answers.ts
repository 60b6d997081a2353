import { actorOf, os } from "~/api/implement";
import { approveAnswer, changeAnswer, refuseAnswer } from "~/domain/mailbox/answering/decide-answer";
import { listAnswers } from "~/domain/mailbox/answering/list-answers";
import { readAnswer } from "~/domain/mailbox/answering/read-answer";

export const emailAnswers = os.emailAnswers.router({
  list: os.emailAnswers.list.handler(({ input, context }) =>
    listAnswers(context.db, actorOf(context), input),
  ),
  read: os.emailAnswers.read.handler(({ input, context }) =>
    readAnswer(context.db, actorOf(context), input.id),
  ),
  change: os.emailAnswers.change.handler(({ input, context }) =>
    changeAnswer(context.db, actorOf(context), input, context.version),
  ),
  approve: os.emailAnswers.approve.handler(({ input, context }) =>
    approveAnswer(context.db, actorOf(context), input, context.version),
  ),
  refuse: os.emailAnswers.refuse.handler(({ input, context }) =>
    refuseAnswer(context.db, actorOf(context), input.id, context.version),
  ),
});
