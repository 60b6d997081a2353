import type { ApiContext } from "~/api/context";
import { actorOf } from "~/api/implement";
import { AppError } from "~/contract/errors";
import { type ChatChange, watchChat } from "~/domain/chats/chat/watch-chat";
import { isSessionActive } from "~/domain/identity/session/is-session-active";

const pingEveryMs = 15_000;

/**
 * GET /api/v1/chats/{id}/events: server-sent events. `changed`, without content: what the user may read in the chat, or what
 * it holds, has changed. `asked`: the id of a question of their own and the attempt at its answer.
 * @throws AppError unauthorized, forbidden, not_found (also for chats that the user does not see)
 */
export async function chatEventsRoute(
  request: Request,
  context: ApiContext,
  chatId: string,
): Promise<Response> {
  const actor = actorOf(context);
  if (!actor.ability.can("read", "Chat")) throw new AppError("forbidden");
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(chatId)) throw new AppError("not_found");
  const stop = new AbortController();
  const hangUp = () => stop.abort();
  request.signal.addEventListener("abort", hangUp);
  const watched = await watchChat(context.db, actor, chatId, {
    signal: stop.signal,
    stillAllowed: () => isSessionActive(context.db, actor),
  });
  return new Response(asEvents(watched, hangUp, context.requestId), {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    },
  });
}

function asEvents(
  watched: AsyncIterable<ChatChange>,
  hangUp: () => void,
  requestId: string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let cancelled = false;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => {
        if (!cancelled) controller.enqueue(encoder.encode(text));
      };
      const ping = setInterval(() => send(":\n\n"), pingEveryMs);
      send("retry: 3000\n\n");
      void (async () => {
        try {
          for await (const event of watched)
            send(
              event === "changed"
                ? "event: changed\ndata: {}\n\n"
                : `event: asked\ndata: ${JSON.stringify(event)}\n\n`,
            );
        } catch (error) {
          console.error(`[${requestId}] chat events`, error);
        } finally {
          clearInterval(ping);
          if (!cancelled) controller.close();
        }
      })();
    },
    cancel() {
      cancelled = true;
      hangUp();
    },
  });
}
