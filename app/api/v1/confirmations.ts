import { actorOf, os } from "~/api/implement";
import { confirm, mailCode, readConfirmation } from "~/domain/identity/session/confirmation";

export const confirmations = os.confirmations.router({
  read: os.confirmations.read.handler(({ context }) => readConfirmation(context.db, actorOf(context))),
  confirm: os.confirmations.confirm.handler(async ({ input, context }) => {
    await confirm(context.db, actorOf(context), input, context);
    return {};
  }),
  mail: os.confirmations.mail.handler(async ({ context }) => {
    await mailCode(context.db, actorOf(context));
    return {};
  }),
});
