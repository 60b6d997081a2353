import { setTimeout as pause } from "node:timers/promises";
import type { Message } from "~/contract/answers";
import type { Database } from "~/db/connection";
import { readersChannel } from "~/domain/chats/chat/notify-readers";
import type { Actor } from "~/domain/core/actor/actor";
import { createSignal } from "~/domain/core/signal/create-signal";
import { liveAnswer } from "./live-answers";
import { readMessage } from "./read-message";

/** A piece of an attempt's text with its offset (UTF-16), or the whole message when it has ended. */
export type WatchEvent = { attempt: number; at: number; text: string } | { message: Message };

export type WatchOptions = {
  signal: AbortSignal;
  /** Called every `checkEveryMs` (3 s); false ends the watch. */
  stillAllowed(): Promise<boolean>;
  checkEveryMs?: number;
  /** The text that the watcher already has: an attempt and its length. Another attempt begins at 0. */
  after?: { attempt: number; at: number } | undefined;
};

/** Pieces that arrive faster are sent together, which readers cannot see, to save writes. */
const pieceEveryMs = 25;

const isFinished = (message: Message) => message.state !== "waiting" && message.state !== "streaming";

/**
 * Streams an answer while it is generated: the text so far, then each piece as it arrives (from this process's memory, or by
 * NOTIFY from another process), at the end the message. Ends without a message when `signal` aborts or the watcher loses
 * access. The iteration throws AppError not_found when the message is no longer visible.
 * @throws AppError not_found, also for messages of others
 */
export async function watchAnswer(
  db: Database,
  actor: Actor,
  messageId: string,
  options: WatchOptions,
): Promise<AsyncGenerator<WatchEvent>> {
  const read = () => readMessage(db, actor, { id: messageId });
  return streamEvents(db, actor.id, read, await read(), options);
}

async function* streamEvents(
  db: Database,
  readerId: string,
  read: () => Promise<Message>,
  first: Message,
  { signal, stillAllowed, after, checkEveryMs = 3_000 }: WatchOptions,
): AsyncGenerator<WatchEvent> {
  const { id } = first;
  let message = first;
  let attempt = first.attempt;
  let position = after?.attempt === attempt ? after.at : 0;
  let checkDue = false;
  const wake = createSignal();
  const timer = setInterval(() => {
    checkDue = true;
    wake.notify();
  }, checkEveryMs);
  signal.addEventListener("abort", wake.notify);
  const unsubscribe = liveAnswer(id)?.subscribe(wake.notify);
  let unlisten: (() => Promise<void>) | undefined;
  // Access to another user's answer may be revoked at any time.
  const unlistenAccess = first.askedBy
    ? await db.listen(readersChannel, payload => {
        if (payload !== readerId && payload !== "") return;
        checkDue = true;
        wake.notify();
      })
    : undefined;
  try {
    let isCurrent = isFinished(first);
    if (!unsubscribe && !isCurrent) {
      unlisten = await db.listen("answers", payload => {
        if (payload === id || payload === "") wake.notify();
      });
    }
    while (!signal.aborted) {
      if (checkDue && !(await stillAllowed())) return;
      const live = liveAnswer(id);
      if (checkDue || (!live && !isCurrent)) message = await read();
      checkDue = isCurrent = false;
      // The text in memory is not filtered by access: a reader from whom it is withheld waits for the end.
      const { text, attempt: current } =
        live && !message.withheld ? live : { text: message.answer, attempt: message.attempt };
      // After a retry in another tab, the new text starts at 0.
      if (current !== attempt) [attempt, position] = [current, 0];
      if (text.length > position) {
        yield { attempt, at: position, text: text.slice(position) };
        position = text.length;
        if (live) await Promise.race([pause(pieceEveryMs), live.ended]);
      } else if (!live && isFinished(message)) {
        yield { message };
        return;
      } else await wake.wait();
    }
  } finally {
    clearInterval(timer);
    signal.removeEventListener("abort", wake.notify);
    unsubscribe?.();
    await unlisten?.();
    await unlistenAccess?.();
  }
}
