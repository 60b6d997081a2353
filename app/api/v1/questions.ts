import { actorOf, os } from "~/api/implement";
import { askInNewChat } from "~/domain/chats/question/ask-in-new-chat";
import { exportQuestions, listQuestions } from "~/domain/chats/question/list-questions";
import { readBeginning } from "~/domain/chats/question/read-beginning";

export const questions = os.questions.router({
  list: os.questions.list.handler(({ input, context }) => listQuestions(context.db, actorOf(context), input)),
  export: os.questions.export.handler(({ input, context }) =>
    exportQuestions(context.db, actorOf(context), input),
  ),
  ask: os.questions.ask.handler(({ input, context }) => askInNewChat(context.db, actorOf(context), input)),
  begin: os.questions.begin.handler(({ context }) => readBeginning(context.db, actorOf(context))),
});
