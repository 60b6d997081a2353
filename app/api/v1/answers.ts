import { actorOf, os } from "~/api/implement";
import { askQuestion } from "~/domain/chats/answer/ask-question";
import { exportMessages } from "~/domain/chats/answer/export-messages";
import { listMessages } from "~/domain/chats/answer/list-messages";
import { readMessage } from "~/domain/chats/answer/read-message";
import { retryAnswer } from "~/domain/chats/answer/retry-answer";
import { stopAnswer } from "~/domain/chats/answer/stop-answer";
import { editQuestion } from "~/domain/chats/branch/edit-question";

export const answers = os.answers.router({
  list: os.answers.list.handler(({ input, context }) => listMessages(context.db, actorOf(context), input)),
  export: os.answers.export.handler(({ input, context }) =>
    exportMessages(context.db, actorOf(context), input),
  ),
  read: os.answers.read.handler(({ input, context }) => readMessage(context.db, actorOf(context), input)),
  ask: os.answers.ask.handler(({ input, context }) => askQuestion(context.db, actorOf(context), input)),
  edit: os.answers.edit.handler(({ input, context }) => editQuestion(context.db, actorOf(context), input)),
  retry: os.answers.retry.handler(({ input, context }) => retryAnswer(context.db, actorOf(context), input)),
  cancel: os.answers.cancel.handler(async ({ input, context }) => {
    await stopAnswer(context.db, actorOf(context), input);
    return {};
  }),
});
