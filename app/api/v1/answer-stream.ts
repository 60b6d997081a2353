import type { ApiContext } from "~/api/context";
import { actorOf } from "~/api/implement";
import { Id } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import { type WatchEvent, watchAnswer } from "~/domain/chats/answer/watch-answer";
import { eventStream } from "./event-stream";

/**
 * GET /api/v1/messages/{id}/stream: the answer while it is generated, as server-sent events.
 * `piece` has data {at, text}: from offset `at` (UTF-16) the answer is now `text`. `done` carries the whole
 * message and is last. The id of a piece is `attempt.end`: sent as Last-Event-ID, the stream resumes there
 * without gaps or repeats. A stream that ends without `done` was cut: the reader lost access, or the process is
 * shutting down.
 * @throws AppError unauthorized, forbidden, not_found (also for other users' messages)
 */
export async function answerStreamRoute(
  request: Request,
  context: ApiContext,
  messageId: string,
): Promise<Response> {
  const actor = actorOf(context);
  if (!actor.ability.can("read", "Chat")) throw new AppError("forbidden");
  if (!Id.safeParse(messageId).success) throw new AppError("not_found");
  return eventStream(request, context, {
    name: "answer stream",
    retryMs: 1000,
    watch: end => watchAnswer(context.db, actor, messageId, { ...end, after: lastSeen(request) }),
    eventOf,
  });
}

function lastSeen(request: Request): { attempt: number; at: number } | undefined {
  const [, attempt, at] = /^(\d{1,6})\.(\d{1,9})$/.exec(request.headers.get("last-event-id") ?? "") ?? [];
  return attempt && at ? { attempt: Number(attempt), at: Number(at) } : undefined;
}

function eventOf(step: WatchEvent): string {
  if ("message" in step) return `event: done\ndata: ${JSON.stringify(step.message)}\n\n`;
  const { attempt, at, text } = step;
  return `id: ${attempt}.${at + text.length}\nevent: piece\ndata: ${JSON.stringify({ at, text })}\n\n`;
}
