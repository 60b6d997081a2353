import { actorOf, os } from "~/api/implement";
import { signInWithGoogle } from "~/domain/google/sign-in-with-google";
import { endSession } from "~/domain/session/end-session";
import { refreshSession } from "~/domain/session/refresh-session";
import { secondStep } from "~/domain/session/second-step";
import { signIn } from "~/domain/session/sign-in";

export const session = os.session.router({
  signIn: os.session.signIn.handler(({ input, context }) => signIn(context.db, input, context)),
  secondStep: os.session.secondStep.handler(({ input, context }) => secondStep(context.db, input, context)),
  google: os.session.google.handler(({ input, context }) => signInWithGoogle(context.db, input, context)),
  refresh: os.session.refresh.handler(({ input, context }) => refreshSession(context.db, input.refreshToken)),
  read: os.session.read.handler(({ context }) => actorOf(context)),
  signOut: os.session.signOut.handler(async ({ context }) => {
    await endSession(context.db, actorOf(context));
    return {};
  }),
});
