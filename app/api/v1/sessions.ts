import { actorOf, os } from "~/api/implement";
import { endOtherSessions } from "~/domain/identity/session/end-other-sessions";
import { endOwnSession } from "~/domain/identity/session/end-own-session";
import { listSessions } from "~/domain/identity/session/list-sessions";

export const sessions = os.sessions.router({
  list: os.sessions.list.handler(({ context }) => listSessions(context.db, actorOf(context))),
  end: os.sessions.end.handler(async ({ input, context }) => {
    await endOwnSession(context.db, actorOf(context), input.id);
    return {};
  }),
  endOthers: os.sessions.endOthers.handler(({ context }) => endOtherSessions(context.db, actorOf(context))),
});
