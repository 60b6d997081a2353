import type { Database } from "~/db/connection";
import { newId } from "~/db/id";
import { mailboxChannel } from "~/domain/core/mailbox/wake-mailbox";
import { createMailParser } from "~/integrations/mailbox/mail-parser";
import { releaseOthers, renewLeases, takeLeases } from "./lease";
import { slots } from "./slots";
import { type Watch, watchMailbox } from "./watch-mailbox";

/** Mailboxes without a process are looked for this often, in milliseconds. */
const scanMs = 5_000;
const renewMs = 10_000;

/** Chosen: the pool has ten connections, and others need some. */
const busyAtOnce = 4;
/** How many are taken in one scan, so that other processes get some too. */
const takenAtOnce = 50;

/**
 * Looks after the mailboxes that no other process holds: connects, fetches, sends changes and waits for news. Returns a
 * function that stops it and lets go of them.
 */
export async function superviseMailboxes(db: Database): Promise<() => Promise<void>> {
  const holder = newId();
  const parser = createMailParser();
  const slot = slots(busyAtOnce);
  const watches = new Map<string, Watch & { version: number }>();
  let ending = false;

  const begin = async () => {
    if (ending) return;
    await releaseOthers(db, holder, [...watches.keys()]);
    for (const held of await takeLeases(db, holder, takenAtOnce)) {
      // A watch that lost its lease may still be closing its connection.
      await watches.get(held.id)?.ended;
      if (ending) break;
      const watch = watchMailbox(db, held, { parse: parser.parse, slot });
      watches.set(held.id, { ...watch, version: held.version });
      void watch.ended.then(() => {
        if (watches.get(held.id)?.ended === watch.ended) watches.delete(held.id);
      });
    }
  };
  let renewedAt = Date.now();
  const renew = async () => {
    // In three lost turns the leases have ended.
    const versions = await renewLeases(db, holder).catch(() => undefined);
    if (versions) renewedAt = Date.now();
    for (const [id, watch] of watches)
      if (versions ? versions.get(id) !== watch.version : Date.now() - renewedAt > 3 * renewMs) watch.stop();
  };
  const turn = once(begin);
  const unlisten = await db.listen(mailboxChannel, id => {
    if (id && watches.has(id)) watches.get(id)!.wake();
    else if (id) turn();
    else for (const watch of watches.values()) watch.wake();
  });
  const timers = [setInterval(turn, scanMs), setInterval(once(renew), renewMs)];
  for (const timer of timers) timer.unref();
  turn();

  return async () => {
    ending = true;
    for (const timer of timers) clearInterval(timer);
    await unlisten();
    for (const watch of watches.values()) watch.stop();
    await Promise.all([...watches.values()].map(watch => watch.ended));
    parser.stop();
  };
}

/** Runs `work` unless it is running; a call meanwhile makes it run once more. Errors are told, not thrown. */
function once(work: () => Promise<void>): () => void {
  let running = false;
  let again = false;
  const run = async () => {
    running = true;
    do {
      again = false;
      await work().catch(error => console.error("mailboxes:", error.message));
    } while (again);
    running = false;
  };
  return () => {
    if (running) again = true;
    else void run();
  };
}
