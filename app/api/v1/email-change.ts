import { actorOf, os } from "~/api/implement";
import { answerEmailChange } from "~/domain/identity/email-change/answer-email-change";
import { cancelEmailChange } from "~/domain/identity/email-change/cancel-email-change";
import { readEmailChange, readEmailLink } from "~/domain/identity/email-change/read-email-change";
import { requestEmailChange } from "~/domain/identity/email-change/request-email-change";

export const emailChange = os.emailChange.router({
  read: os.emailChange.read.handler(async ({ context }) => ({
    change: await readEmailChange(context.db, actorOf(context)),
  })),
  request: os.emailChange.request.handler(async ({ input, context }) => {
    await requestEmailChange(context.db, actorOf(context), input);
    return {};
  }),
  cancel: os.emailChange.cancel.handler(async ({ context }) => {
    await cancelEmailChange(context.db, actorOf(context));
    return {};
  }),
  readLink: os.emailChange.readLink.handler(({ input, context }) => readEmailLink(context.db, input.token)),
  answer: os.emailChange.answer.handler(({ input, context }) =>
    answerEmailChange(context.db, input, context.actor),
  ),
});
