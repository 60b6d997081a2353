import { os } from "~/api/implement";
import { passCheck } from "~/domain/human-check/pass-check";
import { readLink } from "~/domain/link/read-link";
import { requestReset } from "~/domain/password/request-reset";
import { setPassword } from "~/domain/password/set-password";
import { settings } from "~/env";

export const passwords = os.passwords.router({
  requestReset: os.passwords.requestReset.handler(async ({ input, context }) => {
    const { human: answer, email } = input;
    const { db, address } = context;
    // Where the answer tells who has an account, a place gets few, and the browser has to work for each.
    const most = settings().REVEAL_UNKNOWN_EMAIL ? 5 : undefined;
    await passCheck(db, { form: "reset", answer, address, content: { email }, most }, ({ solved }) =>
      requestReset(db, { email }, solved),
    );
    return {};
  }),
  readLink: os.passwords.readLink.handler(({ input, context }) =>
    readLink(context.db, input.token, input.purpose),
  ),
  set: os.passwords.set.handler(({ input, context }) => setPassword(context.db, input)),
});
