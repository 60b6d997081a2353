import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireSignedIn } from "~/session/require-access";

/** A growing answer as server-sent events, passed through from api/v1. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { raw } = requireSignedIn(context);
  const seen = request.headers.get("last-event-id");
  const answer = await raw(`/messages/${params.id}/stream`, {
    signal: request.signal,
    ...(seen ? { headers: { "last-event-id": seen } } : {}),
  });
  if (!answer.ok) return new Response(null, { status: answer.status });
  return new Response(answer.body, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    },
  });
}
