import type { Message } from "~/contract/answers";
import type { Database } from "~/db/connection";
import type { Actor } from "~/domain/session/actor";
import { makeBell } from "./bell";
import { liveAnswer } from "./live-answers";
import { readMessage } from "./read-message";

/** A piece of an attempt's text and where it begins in it (UTF-16), or the whole message when it has ended. */
export type Watched = { attempt: number; at: number; text: string } | { message: Message };

export type WatchOptions = {
  signal: AbortSignal;
  /** Asked every `checkEveryMs` (3 s); false cuts the watcher off. */
  stillAllowed(): Promise<boolean>;
  checkEveryMs?: number;
  /** What the watcher has already: an attempt and how much of its text. Another attempt begins at 0. */
  after?: { attempt: number; at: number } | undefined;
};

const finished = (message: Message) => message.state !== "waiting" && message.state !== "streaming";

/**
 * The answer as it grows: what there is at once, then each piece as it comes (from this process's
 * memory, or by NOTIFY from whoever writes it), at last the message. Ends without a message when
 * `signal` aborts or the watcher is no longer allowed; the iteration throws AppError not_found when
 * the watcher no longer sees it.
 * @throws AppError not_found, for a stranger too
 */
export async function watchAnswer(
  db: Database,
  actor: Actor,
  messageId: string,
  options: WatchOptions,
): Promise<AsyncGenerator<Watched>> {
  const read = () => readMessage(db, actor, { id: messageId });
  return grow(db, read, await read(), options);
}

async function* grow(
  db: Database,
  read: () => Promise<Message>,
  first: Message,
  { signal, stillAllowed, after, checkEveryMs = 3_000 }: WatchOptions,
): AsyncGenerator<Watched> {
  const { id } = first;
  let message = first;
  let attempt = first.attempt;
  let sent = after?.attempt === attempt ? after.at : 0;
  let due = false;
  const bell = makeBell();
  const timer = setInterval(() => {
    due = true;
    bell.ring();
  }, checkEveryMs);
  signal.addEventListener("abort", bell.ring);
  const unsubscribe = liveAnswer(id)?.subscribe(bell.ring);
  let unlisten: (() => Promise<void>) | undefined;
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
      const { text, attempt: current } = live ?? { text: message.answer, attempt: message.attempt };
      // Asked again meanwhile, in another tab: another text, from its beginning.
      if (current !== attempt) [attempt, sent] = [current, 0];
      if (text.length > sent) {
        yield { attempt, at: sent, text: text.slice(sent) };
        sent = text.length;
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
  }
}
