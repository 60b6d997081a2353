import type { Database } from "~/db/connection";
import { newId } from "~/db/id";
import { mailboxChannel } from "~/domain/core/mailbox/wake-mailbox";
import { settings } from "~/env";
import { createMailParser } from "~/integrations/mailbox/mail-parser";
import { type LeasedMailbox, releaseUnwatched, renewLeases, takeLeases } from "./lease";
import { openConnections } from "./open-connections";
import { readShare, recordWorker, removeWorker } from "./share";
import { slots } from "./slots";
import { defaultIntervals, type Watch, type WatchOptions, watchMailbox } from "./watch-mailbox";

/** Chosen: the pool has ten database connections, which other work needs too. A slow mailbox gives up its slot. */
const busyMailboxes = { max: 4, maxHoldMs: 10_000 };
/** Chosen: a visit of a near server takes a tenth of a second, so a thousand mailboxes need three at once. */
const maxVisits = { usual: 32, failing: 8 };
/** Mailboxes taken in one scan, so that other processes get some too, and the delay of the next scan. */
const scan = { max: 50, nextMs: 500 };
/** Chosen: another process connects to each of them anew, so that a thousand change hands within two minutes. */
const maxReleased = 25;

/**
 * Watches a share of the mailboxes that no other process holds: connects, fetches, pushes changes and waits for new ones,
 * with at most `connections` that stay open.
 * @returns a function that stops the watches and releases the mailboxes
 */
export async function superviseMailboxes(
  db: Database,
  { connections = settings().MAILBOX_CONNECTIONS, intervals = defaultIntervals } = {},
): Promise<() => Promise<void>> {
  const holder = newId();
  const parser = createMailParser();
  const options: WatchOptions = {
    parse: parser.parse,
    busySlots: slots(busyMailboxes.max, busyMailboxes.maxHoldMs),
    visitSlots: { usual: slots(maxVisits.usual), failing: slots(maxVisits.failing) },
    connections: openConnections(connections),
    intervals,
  };
  const watches = new Map<string, Watch & { version: number }>();
  let isStopping = false;

  const takeMailboxes = async () => {
    if (isStopping) return;
    await releaseUnwatched(db, holder, [...watches.keys()]);
    const share = await readShare(db);
    releaseSurplus(watches.values(), share);
    const capacity = Math.min(scan.max, share - watches.size);
    const mailboxes = capacity > 0 ? await takeLeases(db, holder, capacity) : [];
    for (const mailbox of mailboxes) {
      // A watch that lost its lease may still be closing its connection.
      await watches.get(mailbox.id)?.ended;
      if (isStopping) break;
      addWatch(watchMailbox(db, mailbox, options), mailbox);
    }
    if (mailboxes.length === scan.max) setTimeout(scanNow, scan.nextMs).unref();
  };
  const addWatch = (watch: Watch, { id, version }: LeasedMailbox) => {
    watches.set(id, { ...watch, version });
    void watch.ended.then(() => {
      if (watches.get(id)?.ended === watch.ended) watches.delete(id);
    });
  };
  let renewedAt = Date.now();
  const renew = async () => {
    const versions = await recordWorker(db, holder)
      .then(() => renewLeases(db, holder))
      .catch(() => undefined);
    if (versions) renewedAt = Date.now();
    // After three failed renewals the leases have ended.
    const hasEnded = Date.now() - renewedAt > 3 * intervals.renew;
    for (const [id, watch] of watches)
      if (versions ? versions.get(id) !== watch.version : hasEnded) watch.stop();
  };
  await recordWorker(db, holder).catch(error => console.error("mailboxes:", error.message));
  const scanNow = withoutOverlap(takeMailboxes);
  const unlisten = await db.listen(mailboxChannel, id => {
    if (id && watches.has(id)) watches.get(id)!.wake();
    else if (id) scanNow();
    else for (const watch of watches.values()) watch.wake();
  });
  const timers = [setInterval(scanNow, intervals.scan), setInterval(withoutOverlap(renew), intervals.renew)];
  for (const timer of timers) timer.unref();
  scanNow();

  return async () => {
    isStopping = true;
    for (const timer of timers) clearInterval(timer);
    await unlisten();
    for (const watch of watches.values()) watch.stop();
    await Promise.all([...watches.values()].map(watch => watch.ended));
    await removeWorker(db, holder).catch(() => undefined);
    parser.stop();
  };
}

/** Releases mailboxes above the share of this process, those with the oldest activity first, a few in each scan. */
function releaseSurplus(watches: Iterable<Watch>, share: number): void {
  const kept = [...watches].filter(watch => !watch.isReleasing());
  const surplus = Math.min(maxReleased, kept.length - share);
  if (surplus <= 0) return;
  kept.sort((a, b) => a.lastActivityAt() - b.lastActivityAt());
  for (const watch of kept.slice(0, surplus)) watch.release();
}

/** Runs `work` unless it is running; a call meanwhile makes it run once more. Errors are logged, not thrown. */
function withoutOverlap(work: () => Promise<void>): () => void {
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
