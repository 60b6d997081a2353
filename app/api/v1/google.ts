import { actorOf, os } from "~/api/implement";
import {
  approveGoogleLink,
  confirmWithGoogle,
  readGoogleLink,
} from "~/domain/identity/google/approve-by-mail";
import { beginGoogle } from "~/domain/identity/google/begin-google";
import { linkGoogle, readOwnGoogle, unlinkGoogle } from "~/domain/identity/google/own-google";

export const google = os.google.router({
  begin: os.google.begin.handler(() => beginGoogle()),
  readLink: os.google.readLink.handler(({ input, context }) => readGoogleLink(context.db, input.token)),
  agree: os.google.agree.handler(async ({ input, context }) => {
    await approveGoogleLink(context.db, actorOf(context), input);
    return {};
  }),
  confirm: os.google.confirm.handler(({ input, context }) => confirmWithGoogle(context.db, input)),
  read: os.google.read.handler(({ context }) => readOwnGoogle(context.db, actorOf(context))),
  link: os.google.link.handler(async ({ input, context }) => {
    await linkGoogle(context.db, actorOf(context), input, context);
    return {};
  }),
  unlink: os.google.unlink.handler(async ({ context }) => {
    await unlinkGoogle(context.db, actorOf(context));
    return {};
  }),
});
