import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireSignedIn } from "~/session/require-access";

/** Signals that files have changed, as server-sent events, passed through from api/v1. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { raw } = requireSignedIn(context);
  // Other requests would wait for the end of an endless stream.
  if (!request.headers.get("accept")?.includes("text/event-stream")) return new Response(null);
  const answer = await raw("/processing/stream", { signal: request.signal });
  if (!answer.ok) return new Response(null, { status: answer.status });
  return new Response(answer.body, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    },
  });
}
