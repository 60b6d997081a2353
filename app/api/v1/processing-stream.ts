import type { ApiContext } from "~/api/context";
import { actorOf } from "~/api/implement";
import { AppError } from "~/contract/errors";
import { isSessionActive } from "~/domain/identity/session/is-session-active";
import { watchProcessing } from "~/domain/operations/processing/watch-processing";

/**
 * GET /api/v1/processing/stream: server-sent events `changed` without data of their own, when files of any company
 * have changed, at most one a second; every 15 seconds at least, which also keeps proxies from closing the connection.
 * @throws AppError unauthorized, forbidden
 */
export async function processingStreamRoute(request: Request, context: ApiContext): Promise<Response> {
  const actor = actorOf(context);
  if (actor.access !== "admin" || !actor.ability.can("read", "File")) throw new AppError("forbidden");
  const stop = new AbortController();
  request.signal.addEventListener("abort", () => stop.abort());
  const signals = watchProcessing(context.db, {
    signal: stop.signal,
    stillAllowed: () => isSessionActive(context.db, actor),
  });
  const encoder = new TextEncoder();
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => {
        if (!cancelled) controller.enqueue(encoder.encode(text));
      };
      send("retry: 2000\n\n");
      void (async () => {
        try {
          for await (const _ of signals) send("event: changed\ndata: {}\n\n");
        } catch (error) {
          console.error(`[${context.requestId}] processing stream`, error);
        } finally {
          if (!cancelled) controller.close();
        }
      })();
    },
    cancel() {
      cancelled = true;
      stop.abort();
    },
  });
  return new Response(body, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    },
  });
}
