import type { Database } from "~/db/connection";
import { newId } from "~/db/id";
import { mailboxChannel } from "~/domain/core/mailbox/wake-mailbox";
import { settings } from "~/env";
import { createMailParser } from "~/integrations/mailbox/mail-parser";
import { releaseUnwatched, renewLeases, takeLeases } from "./lease";
import { openConnections } from "./open-connections";
import { readShare, recordWorker, removeWorker } from "./share";
import { slots } from "./slots";
import { defaultIntervals, type Watch, type WatchTerms, watchMailbox } from "./watch-mailbox";

/** Chosen: the pool has ten connections, and others need some. One that takes long lends its place. */
const busy = { atOnce: 4, lentMs: 10_000 };
/** Chosen: a visit takes a tenth of a second beside a near server, so a thousand mailboxes need three at once. */
const visitsAtOnce = 32;
const doubtfulAtOnce = 8;
/** How many are taken in one scan, so that other processes get some too, and how soon the next one follows. */
const taken = { atOnce: 50, againMs: 500 };
/** Chosen: each is connected to once more by another process, so that a thousand pass over within two minutes. */
const releasedAtOnce = 25;

/**
 * Looks after its share of the mailboxes that no other process holds: connects, fetches, sends changes and waits for
 * news, with at most `connections` that stay open. Returns a function that stops it and releases them.
 */
export async function superviseMailboxes(
  db: Database,
  { connections = settings().MAILBOX_CONNECTIONS, pace = defaultIntervals } = {},
): Promise<() => Promise<void>> {
  const holder = newId();
  const parser = createMailParser();
  const terms: WatchTerms = {
    parse: parser.parse,
    slot: slots(busy.atOnce, busy.lentMs),
    visits: { usual: slots(visitsAtOnce), doubtful: slots(doubtfulAtOnce) },
    lines: openConnections(connections),
    pace,
  };
  const watches = new Map<string, Watch & { version: number }>();
  let ending = false;

  const begin = async () => {
    if (ending) return;
    await releaseUnwatched(db, holder, [...watches.keys()]);
    const share = await readShare(db);
    releaseSurplus(watches.values(), share);
    const room = Math.min(taken.atOnce, share - watches.size);
    const found = room > 0 ? await takeLeases(db, holder, room) : [];
    for (const mailbox of found) {
      // A watch that lost its lease may still be closing its connection.
      await watches.get(mailbox.id)?.ended;
      if (ending) break;
      const watch = watchMailbox(db, mailbox, terms);
      watches.set(mailbox.id, { ...watch, version: mailbox.version });
      void watch.ended.then(() => {
        if (watches.get(mailbox.id)?.ended === watch.ended) watches.delete(mailbox.id);
      });
    }
    if (found.length === taken.atOnce) setTimeout(turn, taken.againMs).unref();
  };
  let renewedAt = Date.now();
  const renew = async () => {
    // In three lost turns the leases have ended.
    const versions = await recordWorker(db, holder)
      .then(() => renewLeases(db, holder))
      .catch(() => undefined);
    if (versions) renewedAt = Date.now();
    for (const [id, watch] of watches)
      if (versions ? versions.get(id) !== watch.version : Date.now() - renewedAt > 3 * pace.renew)
        watch.stop();
  };
  await recordWorker(db, holder).catch(error => console.error("mailboxes:", error.message));
  const turn = once(begin);
  const unlisten = await db.listen(mailboxChannel, id => {
    if (id && watches.has(id)) watches.get(id)!.wake();
    else if (id) turn();
    else for (const watch of watches.values()) watch.wake();
  });
  const timers = [setInterval(turn, pace.scan), setInterval(once(renew), pace.renew)];
  for (const timer of timers) timer.unref();
  turn();

  return async () => {
    ending = true;
    for (const timer of timers) clearInterval(timer);
    await unlisten();
    for (const watch of watches.values()) watch.stop();
    await Promise.all([...watches.values()].map(watch => watch.ended));
    await removeWorker(db, holder).catch(() => undefined);
    parser.stop();
  };
}

/** Releases the mailboxes above this process's share, those without news for longest first, a few in each scan. */
function releaseSurplus(watches: Iterable<Watch>, share: number): void {
  const staying = [...watches].filter(watch => !watch.leaving());
  const surplus = Math.min(releasedAtOnce, staying.length - share);
  if (surplus <= 0) return;
  staying.sort((one, other) => one.newsAt() - other.newsAt());
  for (const watch of staying.slice(0, surplus)) watch.leave();
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
