/** A response of server-sent events, which nothing between here and the browser may store, pack or hold back. */
export const sendEvents = (body: ReadableStream<Uint8Array> | null): Response =>
  new Response(body, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    },
  });

/** Passes events of api/v1 through; of a refusal only its status. */
export const passEvents = ({ ok, status, body }: Response): Response =>
  ok ? sendEvents(body) : new Response(null, { status });
