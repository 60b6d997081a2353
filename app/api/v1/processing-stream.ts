import type { ApiContext } from "~/api/context";
import { actorOf } from "~/api/implement";
import { AppError } from "~/contract/errors";
import { watchProcessing } from "~/domain/operations/processing/watch-processing";
import { eventStream } from "./event-stream";

/**
 * GET /api/v1/processing/stream: server-sent events `changed` without data of their own, when files of any company
 * have changed, at most one a second; every 15 seconds at least, which also keeps proxies from closing the connection.
 * @throws AppError unauthorized, forbidden
 */
export async function processingStreamRoute(request: Request, context: ApiContext): Promise<Response> {
  const actor = actorOf(context);
  if (actor.access !== "admin" || !actor.ability.can("read", "File")) throw new AppError("forbidden");
  return eventStream(request, context, {
    name: "processing stream",
    retryMs: 2000,
    watch: end => watchProcessing(context.db, end),
    eventOf: () => "event: changed\ndata: {}\n\n",
  });
}
