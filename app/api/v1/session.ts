import { actorOf, os } from "~/api/implement";
import { signInWithGoogle } from "~/domain/identity/google/sign-in-with-google";
import { endSession } from "~/domain/identity/session/end-session";
import { refreshSession } from "~/domain/identity/session/refresh-session";
import { passSecondFactor } from "~/domain/identity/session/second-factor";
import { signIn } from "~/domain/identity/session/sign-in";

export const session = os.session.router({
  signIn: os.session.signIn.handler(({ input, context }) => signIn(context.db, input, context)),
  secondFactor: os.session.secondFactor.handler(({ input, context }) =>
    passSecondFactor(context.db, input, context),
  ),
  google: os.session.google.handler(({ input, context }) => signInWithGoogle(context.db, input, context)),
  refresh: os.session.refresh.handler(({ input, context }) => refreshSession(context.db, input.refreshToken)),
  read: os.session.read.handler(({ context }) => actorOf(context)),
  signOut: os.session.signOut.handler(async ({ context }) => {
    await endSession(context.db, actorOf(context));
    return {};
  }),
});
