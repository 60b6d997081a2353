import { os } from "~/api/implement";
import { requireHuman } from "~/domain/identity/human-check/require-human";
import { readLink } from "~/domain/identity/link/read-link";
import { requestReset } from "~/domain/identity/password/request-reset";
import { setPassword } from "~/domain/identity/password/set-password";
import { settings } from "~/env";

export const passwords = os.passwords.router({
  requestReset: os.passwords.requestReset.handler(async ({ input, context }) => {
    const { human: answer, email } = input;
    const { db, address } = context;
    // If responses reveal whether an account exists, each address gets fewer requests and has to do the human check's
    // work.
    const max = settings().REVEAL_UNKNOWN_EMAIL ? 5 : undefined;
    await requireHuman(db, { form: "reset", answer, address, content: { email }, max }, ({ solved }) =>
      requestReset(db, { email }, { mayTell: solved }),
    );
    return {};
  }),
  readLink: os.passwords.readLink.handler(({ input, context }) =>
    readLink(context.db, input.token, input.purpose),
  ),
  set: os.passwords.set.handler(({ input, context }) => setPassword(context.db, input)),
});
