import type { Database } from "~/db/connection";
import { createSignal } from "~/domain/chats/answer/signal";
import type { Actor } from "~/domain/core/actor/actor";
import { readChat } from "./read-chat";
import { readersChannel } from "./tell-readers";
import { seesChat } from "./visible-chats";

type WatchOptions = {
  signal: AbortSignal;
  /** Called every `checkEveryMs` (15 s); false ends the watch. */
  stillAllowed(): Promise<boolean>;
  checkEveryMs?: number;
};

/**
 * Yields each time that something changes for this reader of a chat: a division or a share is given or taken away, or
 * another person asks; and once at the beginning. Says nothing about what: the page asks for what it may show. Ends when `signal` aborts, and after a
 * last change when the actor does not see the chat any more.
 * @throws AppError not_found
 */
export async function watchChat(
  db: Database,
  actor: Actor,
  id: string,
  options: WatchOptions,
): Promise<AsyncGenerator<"changed">> {
  await readChat(db, actor, { id });
  return changes(db, actor, id, options);
}

async function* changes(
  db: Database,
  actor: Actor,
  id: string,
  { signal, stillAllowed, checkEveryMs = 15_000 }: WatchOptions,
): AsyncGenerator<"changed"> {
  const bell = createSignal();
  // Something may have changed since the page was rendered: the first event closes that gap.
  let changed = true;
  signal.addEventListener("abort", bell.ring);
  const timer = setInterval(bell.ring, checkEveryMs);
  const unlisten = await db.listen(readersChannel, heard => {
    if (heard !== actor.id && heard !== "") return;
    changed = true;
    bell.ring();
  });
  bell.ring();
  try {
    while (!signal.aborted) {
      await bell.wait();
      if (signal.aborted || !(await stillAllowed())) return;
      const sees = await seesChat(db, actor, id);
      if (changed || !sees) yield "changed";
      changed = false;
      if (!sees) return;
    }
  } finally {
    clearInterval(timer);
    signal.removeEventListener("abort", bell.ring);
    await unlisten();
  }
}
