import type { ApiContext } from "~/api/context";
import { actorOf } from "~/api/implement";
import { Id } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import { type ChatChange, watchChat } from "~/domain/chats/chat/watch-chat";
import { eventStream } from "./event-stream";

/**
 * GET /api/v1/chats/{id}/events: server-sent events. `changed`, without content: the chat, or what the user may read in it,
 * has changed. `asked`: the id of a question of their own and the attempt at its answer.
 * @throws AppError unauthorized, forbidden, not_found (also for chats that the user does not see)
 */
export async function chatEventsRoute(
  request: Request,
  context: ApiContext,
  chatId: string,
): Promise<Response> {
  const actor = actorOf(context);
  if (!actor.ability.can("read", "Chat")) throw new AppError("forbidden");
  if (!Id.safeParse(chatId).success) throw new AppError("not_found");
  return eventStream(request, context, {
    name: "chat events",
    retryMs: 3000,
    watch: end => watchChat(context.db, actor, chatId, end),
    eventOf: (event: ChatChange) =>
      event === "changed"
        ? "event: changed\ndata: {}\n\n"
        : `event: asked\ndata: ${JSON.stringify(event)}\n\n`,
  });
}
