import { os } from "~/api/implement";
import { readLink } from "~/domain/link/read-link";
import { requestReset } from "~/domain/password/request-reset";
import { setPassword } from "~/domain/password/set-password";

export const passwords = os.passwords.router({
  requestReset: os.passwords.requestReset.handler(async ({ input, context }) => {
    await requestReset(context.db, input);
    return {};
  }),
  readLink: os.passwords.readLink.handler(({ input, context }) =>
    readLink(context.db, input.token, input.purpose),
  ),
  set: os.passwords.set.handler(({ input, context }) => setPassword(context.db, input)),
});
