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

const isFinished = ({ state }: Pick<Message, "state">) => state !== "waiting" && state !== "streaming";

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
  const first = await read();
  return streamEvents(db, actor.id, { first, read }, options);
}

async function* streamEvents(
  db: Database,
  readerId: string,
  { first, read }: { first: Message; read: () => Promise<Message> },
  options: WatchOptions,
): AsyncGenerator<WatchEvent> {
  const { signal, stillAllowed, after } = options;
  let message = first;
  let attempt = first.attempt;
  let position = after?.attempt === attempt ? after.at : 0;
  const wakeUps = await startWakeUps(db, readerId, first, options);
  try {
    let isCurrent = isFinished(first);
    while (!signal.aborted) {
      if (wakeUps.isCheckDue && !(await stillAllowed())) return;
      const live = liveAnswer(first.id);
      if (wakeUps.isCheckDue || (!live && !isCurrent)) message = await read();
      wakeUps.isCheckDue = isCurrent = false;
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
      } else await wakeUps.next();
    }
  } finally {
    await wakeUps.end();
  }
}

type WakeUps = {
  /** Whether access is to be checked, and the message to be read again. */
  isCheckDue: boolean;
  next(): Promise<void>;
  end(): Promise<void>;
};

/** Starts what wakes a watch: pieces of the answer from this process or another, checks of access, and its end. */
async function startWakeUps(
  db: Database,
  readerId: string,
  { id, askedBy, state }: Message,
  { signal, checkEveryMs = 3_000 }: WatchOptions,
): Promise<WakeUps> {
  const wake = createSignal();
  const check = () => {
    wakeUps.isCheckDue = true;
    wake.notify();
  };
  const timer = setInterval(check, checkEveryMs);
  signal.addEventListener("abort", wake.notify);
  const unsubscribe = liveAnswer(id)?.subscribe(wake.notify);
  const unlisten: (() => Promise<void>)[] = [];
  const wakeUps: WakeUps = {
    isCheckDue: false,
    next: wake.wait,
    async end() {
      clearInterval(timer);
      signal.removeEventListener("abort", wake.notify);
      unsubscribe?.();
      for (const stop of unlisten) await stop();
    },
  };
  const listen = async (channel: string, ownPayload: string, notify: () => void) =>
    unlisten.push(
      await db.listen(channel, payload => {
        if (payload === ownPayload || payload === "") notify();
      }),
    );
  try {
    // Access to another user's answer may be revoked at any time.
    if (askedBy) await listen(readersChannel, readerId, check);
    if (!unsubscribe && !isFinished({ state })) await listen("answers", id, wake.notify);
  } catch (error) {
    await wakeUps.end();
    throw error;
  }
  return wakeUps;
}
