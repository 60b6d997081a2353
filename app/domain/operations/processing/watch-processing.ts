import type { Database } from "~/db/connection";
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
  let wake = () => {};
  let changed = false;
  const notify = () => {
    changed = true;
    wake();
  };
  const unlisten = await db.listen(filesChannel, notify);
  const timer = setInterval(notify, everyMs);
  signal.addEventListener("abort", notify);
  try {
    while (!signal.aborted) {
      if (!changed)
        await new Promise<void>(resolve => {
          wake = resolve;
        });
      changed = false;
      if (signal.aborted || !(await stillAllowed())) return;
      yield;
      await new Promise<void>(resolve => setTimeout(resolve, pauseMs));
    }
  } finally {
    clearInterval(timer);
    signal.removeEventListener("abort", notify);
    await unlisten();
  }
}
