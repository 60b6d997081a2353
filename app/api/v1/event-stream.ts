import type { ApiContext } from "~/api/context";
import { actorOf } from "~/api/implement";
import { AppError } from "~/contract/errors";
import { isSessionActive } from "~/domain/identity/session/is-session-active";

const pingEveryMs = 15_000;

/** What ends a stream: the client hung up, or its session is no longer active. */
interface StreamEnd {
  signal: AbortSignal;
  stillAllowed(): Promise<boolean>;
}

export interface StreamOptions<Step> {
  /** Named in the log when the stream fails. */
  name: string;
  /** Milliseconds after which a client connects again. */
  retryMs: number;
  /** Starts watching. What it throws becomes the status of the response. */
  watch(end: StreamEnd): AsyncIterable<Step> | Promise<AsyncIterable<Step>>;
  /** One step as a server-sent event, its blank line included. */
  eventOf(step: Step): string;
}

/**
 * Responds with server-sent events until `watch` ends, the client hangs up or the session does. A comment every 15 seconds
 * keeps proxies from closing the connection.
 * @throws AppError unauthorized; errors of `watch` before its first step
 */
export async function eventStream<Step>(
  request: Request,
  context: ApiContext,
  { name, retryMs, watch, eventOf }: StreamOptions<Step>,
): Promise<Response> {
  const actor = actorOf(context);
  const stop = new AbortController();
  const hangUp = () => stop.abort();
  request.signal.addEventListener("abort", hangUp);
  const steps = await watch({ signal: stop.signal, stillAllowed: () => isSessionActive(context.db, actor) });
  const encoder = new TextEncoder();
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => {
        if (!cancelled) controller.enqueue(encoder.encode(text));
      };
      const ping = setInterval(() => send(":\n\n"), pingEveryMs);
      send(`retry: ${retryMs}\n\n`);
      void (async () => {
        try {
          for await (const step of steps) send(eventOf(step));
        } catch (error) {
          // Headers are already sent, so the connection is closed; the next request gets the status.
          if (!(error instanceof AppError)) console.error(`[${context.requestId}] ${name}`, error);
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
  return new Response(body, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    },
  });
}
