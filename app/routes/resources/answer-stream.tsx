import { setTimeout } from "node:timers/promises";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireSignedIn } from "~/session/require-access";
import { growingAnswer } from "../chats/markdown/growing-answer";
import { readEvents } from "./read-events";
import { sendEvents } from "./send-events";

/**
 * A growing answer as server-sent events, passed through from api/v1. With `?blocks`, for answers of a model, each event
 * contains the changed blocks.
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { raw } = requireSignedIn(context);
  const parsed = context.url.searchParams.has("blocks");
  const lastEventId = parsed ? null : request.headers.get("last-event-id");
  const answer = await raw(`/messages/${encodeURIComponent(params.id ?? "")}/stream`, {
    signal: request.signal,
    ...(lastEventId ? { headers: { "last-event-id": lastEventId } } : {}),
  });
  if (!answer.ok || !answer.body) return new Response(null, { status: answer.status });
  return sendEvents(parsed ? inBlocks(answer.body) : answer.body);
}

/** Chosen: the pause after parsing, as a multiple of its time, so that one answer uses at most a quarter of a core. */
const pauseFactor = 3;

function inBlocks(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const events = grown(body);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await events.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await events.return(undefined);
    },
  });
}

async function* grown(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let text = "";
  let parse = growingAnswer();
  let restUntil = 0;
  /** Whether a piece arrived during the pause: it is sent afterwards, even if no other follows. */
  let unsent = false;
  const blocks = () => `event: blocks\ndata: ${JSON.stringify(parse(text))}\n\n`;
  const events = readEvents(body);
  const nextEvent = () => {
    const next = events.next();
    // The pause ends when the client disconnects.
    next.catch(() => undefined);
    return next;
  };
  yield "retry: 1000\n\n";
  let next = nextEvent();
  try {
    for (;;) {
      const rested = unsent && (await restBefore(next, restUntil));
      if (!rested) {
        const { done, value } = await next;
        if (done) return;
        next = nextEvent();
        if (value.event === "done") yield `${blocks()}event: done\ndata: {}\n\n`;
        if (value.event !== "piece") continue;
        const piece = value.data as { at: number; text: string };
        // Another attempt starts with an empty text.
        if (piece.at < text.length) parse = growingAnswer();
        text = text.slice(0, piece.at) + piece.text;
        unsent = true;
        if (performance.now() < restUntil) continue;
      }
      const start = performance.now();
      unsent = false;
      yield blocks();
      restUntil = performance.now() + pauseFactor * (performance.now() - start);
    }
  } finally {
    void events.return(undefined);
  }
}

/** Whether the pause ends before the next event. */
async function restBefore(next: Promise<unknown>, until: number): Promise<boolean> {
  const stop = new AbortController();
  const rest = setTimeout(Math.max(0, until - performance.now()), true, { signal: stop.signal });
  rest.catch(() => undefined);
  const rested = await Promise.race([rest, next.then(() => false)]);
  stop.abort();
  return rested;
}
