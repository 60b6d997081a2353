import { setTimeout as pause } from "node:timers/promises";
import type { Message } from "~/contract/answers";
import type { Database } from "~/db/connection";
import { readersChannel } from "~/domain/chats/chat/notify-readers";
import type { Actor } from "~/domain/core/actor/actor";
import { liveAnswer } from "./live-answers";
import { readMessage } from "./read-message";
import { createSignal } from "./signal";

/** A piece of an attempt's text with its offset (UTF-16), or the whole message when it has ended. */
export type Watched = { attempt: number; at: number; text: string } | { message: Message };

export type WatchOptions = {
  signal: AbortSignal;
  /** Called every `checkEveryMs` (3 s); false ends the watch. */
  stillAllowed(): Promise<boolean>;
  checkEveryMs?: number;
  /** What the watcher already has: an attempt and the length of its text. Another attempt begins at 0. */
  after?: { attempt: number; at: number } | undefined;
};

/** Pieces that arrive faster are sent together: invisible to readers, and each one costs a write. */
const pieceEveryMs = 25;

const finished = (message: Message) => message.state !== "waiting" && message.state !== "streaming";

/**
 * The answer while it is generated: the text so far, then each piece as it arrives (from this process's memory,
 * or by NOTIFY from another), at last the message. Ends without a message when `signal` aborts or the watcher
 * loses access; the iteration throws AppError not_found when the message is no longer visible.
 * @throws AppError not_found, also for messages of others
 */
export async function watchAnswer(
  db: Database,
  actor: Actor,
  messageId: string,
  options: WatchOptions,
): Promise<AsyncGenerator<Watched>> {
  const read = () => readMessage(db, actor, { id: messageId });
  return grow(db, actor.id, read, await read(), options);
}

async function* grow(
  db: Database,
  readerId: string,
  read: () => Promise<Message>,
  first: Message,
  { signal, stillAllowed, after, checkEveryMs = 3_000 }: WatchOptions,
): AsyncGenerator<Watched> {
  const { id } = first;
  let message = first;
  let attempt = first.attempt;
  let sent = after?.attempt === attempt ? after.at : 0;
  let due = false;
  const bell = createSignal();
  const timer = setInterval(() => {
    due = true;
    bell.ring();
  }, checkEveryMs);
  signal.addEventListener("abort", bell.ring);
  const unsubscribe = liveAnswer(id)?.subscribe(bell.ring);
  let unlisten: (() => Promise<void>) | undefined;
  // Of another person's answer a division may be taken away at any moment.
  const unlistenRights = first.askedBy
    ? await db.listen(readersChannel, heard => {
        if (heard !== readerId && heard !== "") return;
        due = true;
        bell.ring();
      })
    : undefined;
  try {
    let fresh = finished(first);
    if (!unsubscribe && !fresh) {
      unlisten = await db.listen("answers", heard => {
        if (heard === id || heard === "") bell.ring();
      });
    }
    while (!signal.aborted) {
      if (due && !(await stillAllowed())) return;
      const live = liveAnswer(id);
      if (due || (!live && !fresh)) message = await read();
      due = fresh = false;
      // The text in memory knows no rights: a reader from whom the answer is withheld waits for its end.
      const { text, attempt: current } =
        live && !message.withheld ? live : { text: message.answer, attempt: message.attempt };
      // Retried meanwhile, in another tab: the new text starts at 0.
      if (current !== attempt) [attempt, sent] = [current, 0];
      if (text.length > sent) {
        yield { attempt, at: sent, text: text.slice(sent) };
        sent = text.length;
        if (live) await Promise.race([pause(pieceEveryMs), live.over]);
      } else if (!live && finished(message)) {
        yield { message };
        return;
      } else await bell.wait();
    }
  } finally {
    clearInterval(timer);
    signal.removeEventListener("abort", bell.ring);
    unsubscribe?.();
    await unlisten?.();
    await unlistenRights?.();
  }
}
