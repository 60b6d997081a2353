import { actorOf, os } from "~/api/implement";
import { closeTopic } from "~/domain/feedback/topic/close-topic";
import { listClosedTopics } from "~/domain/feedback/topic/list-closed-topics";
import { listTopics, readTopic } from "~/domain/feedback/topic/list-topics";

export const topics = os.topics.router({
  list: os.topics.list.handler(({ context }) => listTopics(context.db, actorOf(context))),
  closed: os.topics.closed.handler(({ input, context }) =>
    listClosedTopics(context.db, actorOf(context), input),
  ),
  read: os.topics.read.handler(({ input, context }) => readTopic(context.db, actorOf(context), input.id)),
  close: os.topics.close.handler(({ input, context }) =>
    closeTopic(context.db, actorOf(context), input.id, context.version),
  ),
});
