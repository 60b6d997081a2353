import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireSignedIn } from "~/session/require-access";

/** The changes of a chat for its reader, as server-sent events, passed through from api/v1. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { raw } = requireSignedIn(context);
  const events = await raw(`/chats/${encodeURIComponent(params.id ?? "")}/events`, {
    signal: request.signal,
  });
  if (!events.ok) return new Response(null, { status: events.status });
  return new Response(events.body, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    },
  });
}
