import { actorOf, os } from "~/api/implement";
import { changeMailChoices } from "~/domain/identity/mail-choice/change-mail-choices";
import { readMailChoices } from "~/domain/identity/mail-choice/read-mail-choices";

export const mailChoices = os.mailChoices.router({
  read: os.mailChoices.read.handler(({ context }) => readMailChoices(context.db, actorOf(context))),
  change: os.mailChoices.change.handler(({ input, context }) =>
    changeMailChoices(context.db, actorOf(context), input.wanted),
  ),
});
