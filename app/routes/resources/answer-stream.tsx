import type { LoaderFunctionArgs } from "@remix-run/node";
import { enterSignedIn } from "~/session/enter";

/** The growing answer as server-sent events, as api/v1 sends it. It ends when its reader leaves. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { raw } = enterSignedIn(context);
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
