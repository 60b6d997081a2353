import { actorOf, os } from "~/api/implement";
import { askAgain } from "~/domain/answer/ask-again";
import { askQuestion } from "~/domain/answer/ask-question";
import { listMessages } from "~/domain/answer/list-messages";
import { readMessage } from "~/domain/answer/read-message";
import { stopAnswer } from "~/domain/answer/stop-answer";

export const answers = os.answers.router({
  list: os.answers.list.handler(({ input, context }) => listMessages(context.db, actorOf(context), input)),
  read: os.answers.read.handler(({ input, context }) => readMessage(context.db, actorOf(context), input)),
  ask: os.answers.ask.handler(({ input, context }) => askQuestion(context.db, actorOf(context), input)),
  again: os.answers.again.handler(({ input, context }) => askAgain(context.db, actorOf(context), input)),
  stop: os.answers.stop.handler(async ({ input, context }) => {
    await stopAnswer(context.db, actorOf(context), input);
    return {};
  }),
});
