import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireSignedIn } from "~/session/require-access";
import { passEvents } from "./send-events";

/** The changes of a chat for its reader, as server-sent events, passed through from api/v1. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { raw } = requireSignedIn(context);
  const path = `/chats/${encodeURIComponent(params.id ?? "")}/events`;
  return passEvents(await raw(path, { signal: request.signal }));
}
