import { actorOf, os } from "~/api/implement";
import { changeAccount } from "~/domain/identity/account/change-account";
import { changePassword } from "~/domain/identity/account/change-password";
import { readAccount } from "~/domain/identity/account/read-account";
import { setLanguage } from "~/domain/identity/account/set-language";
import { deleteAvatar } from "~/domain/identity/avatar/change-avatar";

export const account = os.account.router({
  read: os.account.read.handler(({ context }) => readAccount(context.db, actorOf(context))),
  change: os.account.change.handler(({ input, context }) =>
    changeAccount(context.db, actorOf(context), input, context.version),
  ),
  changePassword: os.account.changePassword.handler(({ input, context }) =>
    changePassword(context.db, actorOf(context), input, context),
  ),
  removeAvatar: os.account.removeAvatar.handler(async ({ context }) => {
    await context.db.transaction(tx => deleteAvatar(tx, actorOf(context)));
    return {};
  }),
  setLanguage: os.account.setLanguage.handler(async ({ input, context }) => {
    await setLanguage(context.db, actorOf(context), input.language);
    return {};
  }),
});
