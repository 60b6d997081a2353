import { os } from "~/api/implement";
import { readLink } from "~/domain/identity/link/read-link";
import { limitVerificationRequests, verify } from "~/domain/identity/sign-up/verify";

export const verifications = os.verifications.router({
  request: os.verifications.request.handler(async ({ input, context }) => {
    await limitVerificationRequests(context.db, input, context.address);
    return {};
  }),
  readLink: os.verifications.readLink.handler(({ input, context }) =>
    readLink(context.db, input.token, "verify"),
  ),
  confirm: os.verifications.confirm.handler(({ input, context }) => verify(context.db, input, context)),
});
