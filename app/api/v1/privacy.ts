import { actorOf, os } from "~/api/implement";
import { cancelErasure, planErasure } from "~/domain/people/privacy/plan-erasure";
import { readPrivacy } from "~/domain/people/privacy/read-privacy";
import { startExport } from "~/domain/people/privacy/start-export";

export const privacy = os.privacy.router({
  read: os.privacy.read.handler(({ context }) => readPrivacy(context.db, actorOf(context))),
  export: os.privacy.export.handler(async ({ context }) => {
    await startExport(context.db, actorOf(context));
    return {};
  }),
  erase: os.privacy.erase.handler(({ context }) => planErasure(context.db, actorOf(context))),
  keep: os.privacy.keep.handler(async ({ context }) => {
    await cancelErasure(context.db, actorOf(context));
    return {};
  }),
});
