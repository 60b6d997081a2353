import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireSignedIn } from "~/session/require-access";
import { growingAnswer } from "../chats/markdown/growing-answer";
import { readEvents } from "./read-events";

/**
 * A growing answer as server-sent events, passed through from api/v1. With `?blocks`, for what a model writes, each
 * event is what changes of its parsed blocks, from the answer's beginning.
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { raw } = requireSignedIn(context);
  const parsed = context.url.searchParams.has("blocks");
  const seen = parsed ? null : request.headers.get("last-event-id");
  const answer = await raw(`/messages/${params.id}/stream`, {
    signal: request.signal,
    ...(seen ? { headers: { "last-event-id": seen } } : {}),
  });
  if (!answer.ok || !answer.body) return new Response(null, { status: answer.status });
  return new Response(parsed ? inBlocks(answer.body) : answer.body, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    },
  });
}

/** The part of a processor that parsing one growing answer may take: a quarter. */
const restFor = 3;

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
  const blocks = () => `event: blocks\ndata: ${JSON.stringify(parse(text))}\n\n`;
  yield "retry: 1000\n\n";
  for await (const { event, data } of readEvents(body)) {
    if (event === "done") yield `${blocks()}event: done\ndata: {}\n\n`;
    if (event !== "piece") continue;
    const piece = data as { at: number; text: string };
    // Another attempt begins anew.
    if (piece.at < text.length) parse = growingAnswer();
    text = text.slice(0, piece.at) + piece.text;
    const start = performance.now();
    if (start < restUntil) continue;
    yield blocks();
    restUntil = performance.now() + restFor * (performance.now() - start);
  }
}
