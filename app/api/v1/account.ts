import { actorOf, os } from "~/api/implement";
import { changeAccount } from "~/domain/account/change-account";
import { changePassword } from "~/domain/account/change-password";
import { readAccount } from "~/domain/account/read-account";
import { setLanguage } from "~/domain/account/set-language";
import { dropAvatar } from "~/domain/avatar/change-avatar";

export const account = os.account.router({
  read: os.account.read.handler(({ context }) => readAccount(context.db, actorOf(context))),
  change: os.account.change.handler(({ input, context }) =>
    changeAccount(context.db, actorOf(context), input, context.version),
  ),
  changePassword: os.account.changePassword.handler(({ input, context }) =>
    changePassword(context.db, actorOf(context), input, context),
  ),
  removeAvatar: os.account.removeAvatar.handler(async ({ context }) => {
    await context.db.transaction(tx => dropAvatar(tx, actorOf(context)));
    return {};
  }),
  setLanguage: os.account.setLanguage.handler(async ({ input, context }) => {
    await setLanguage(context.db, actorOf(context), input.language);
    return {};
  }),
});
