import { actorOf, os } from "~/api/implement";
import { AppError } from "~/contract/errors";
import { askAsVisitor } from "~/domain/chats/visitor/ask-as-visitor";
import { readVisitorAnswer } from "~/domain/chats/visitor/read-visitor-answer";
import { visitorChat } from "~/domain/chats/visitor/visitor-chat";
import { closeToVisitors, openToVisitors, readVisitorLink } from "~/domain/chats/visitor/visitor-link";
import { requireHuman } from "~/domain/identity/human-check/require-human";

export const visitors = os.visitors.router({
  link: os.visitors.link.handler(({ input, context }) =>
    readVisitorLink(context.db, actorOf(context), input.id),
  ),
  open: os.visitors.open.handler(({ input, context }) =>
    openToVisitors(context.db, actorOf(context), input, context.version),
  ),
  close: os.visitors.close.handler(async ({ input, context }) => {
    await closeToVisitors(context.db, actorOf(context), input.id);
    return {};
  }),
  read: os.visitors.read.handler(async ({ input, context }) => {
    const { name, company, colour, sites } = await visitorChat(context.db, input.code);
    return { name, company, colour, sites };
  }),
  ask: os.visitors.ask.handler(async ({ input: { human, ...question }, context }) => {
    const { db, address } = context;
    let stored: { id: string } | undefined;
    await requireHuman(db, { form: "question", answer: human, address, content: question }, async () => {
      stored = await askAsVisitor(db, question);
    });
    // The same form again under another request id: its answer stands under the first one's address.
    if (!stored) throw new AppError("human_expired");
    return stored;
  }),
  answer: os.visitors.answer.handler(({ input, context }) => readVisitorAnswer(context.db, input)),
});
