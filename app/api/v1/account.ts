import { actorOf, os } from "~/api/implement";
import { setLanguage } from "~/domain/account/set-language";

export const account = os.account.router({
  setLanguage: os.account.setLanguage.handler(async ({ input, context }) => {
    await setLanguage(context.db, actorOf(context), input.language);
    return {};
  }),
});
