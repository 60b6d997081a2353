import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "~/db/connection";
import { createSignal } from "~/domain/core/signal/create-signal";
import { filesChannel } from "~/domain/knowledge/file/notify-files-changed";

/** The shortest time between two signals, however many files change. */
const pauseMs = 1_000;
/** The longest time between two signals: new questions cause none of their own. */
const everyMs = 15_000;

export interface WatchOptions {
  signal: AbortSignal;
  /** Asked before each signal: a session that has ended gets no more. */
  stillAllowed: () => Promise<boolean>;
}

/** A signal when files of any company have changed, at most one a second, and every 15 seconds at least. */
export async function* watchProcessing(
  db: Database,
  { signal, stillAllowed }: WatchOptions,
): AsyncGenerator<void> {
  const wake = createSignal();
  const unlisten = await db.listen(filesChannel, wake.notify);
  const timer = setInterval(wake.notify, everyMs);
  signal.addEventListener("abort", wake.notify);
  try {
    while (!signal.aborted) {
      await wake.wait();
      if (signal.aborted || !(await stillAllowed())) return;
      yield;
      await pause(pauseMs);
    }
  } finally {
    clearInterval(timer);
    signal.removeEventListener("abort", wake.notify);
    await unlisten();
  }
}
