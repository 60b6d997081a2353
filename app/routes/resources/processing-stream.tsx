import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireSignedIn } from "~/session/require-access";
import { passEvents } from "./send-events";

/** Signals that files have changed, as server-sent events, passed through from api/v1. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { raw } = requireSignedIn(context);
  // Other requests would wait for the end of an endless stream.
  if (!request.headers.get("accept")?.includes("text/event-stream")) return new Response(null);
  return passEvents(await raw("/processing/stream", { signal: request.signal }));
}
