import type { Db } from "~/db/connection";
import { wakeMailbox } from "~/domain/core/mailbox/wake-mailbox";
import { createSignal, type Signal } from "~/domain/core/signal/create-signal";
import { operatorMailboxId } from "~/domain/mailbox/operator/operator-scope";
import type { ParseMail } from "~/integrations/mailbox/fetched-mail";
import { listFolders, validitiesOf } from "~/integrations/mailbox/list-folders";
import { imapFault } from "~/integrations/mailbox/verify-imap";
import { type LeasedMailbox, LeaseLost, recordFailure, releaseLease } from "./lease";
import type { OpenConnection, OpenConnections } from "./open-connections";
import type { Slots } from "./slots";
import { statusMark } from "./sync-folder";
import { syncFolders, unknownPaths } from "./sync-folders";
import { type SyncRun, syncMailbox } from "./sync-mailbox";
import { openMailbox } from "./with-mailbox";

/** Interval at which folders that IDLE does not watch are synced. */
const pollMs = 60_000;
/** In milliseconds. */
export const defaultIntervals = {
  /** Between two visits of a mailbox without an open connection; with the wait for a slot, less than a minute. */
  visit: 40_000,
  /** Timeout of commands between fetches: connecting, signing in, the state of a folder. */
  answer: 20_000,
  /** Between two searches for mailboxes without a process, and for mailboxes to be released to other processes. */
  scan: 5_000,
  /** Between two renewals of leases, which also detect changed settings. */
  renew: 10_000,
};
/** A visit that takes longer gives up its slot and continues later. */
const maxVisitMs = 20_000;

/**
 * Chosen: the delay after a first failure, doubled with each further one, and the longest. A refused password must not
 * lock accounts.
 */
const retryDelays = { firstMs: 5_000, maxMs: 15 * 60_000 };
const signInRetryDelays = { firstMs: 60_000, maxMs: 60 * 60_000 };

export type WatchOptions = {
  parse: ParseMail;
  /** Bounds how many mailboxes are busy at once. */
  busySlots: Slots;
  /** Bounds how many are connected to at once, apart for those whose last sync failed. */
  visitSlots: { usual: Slots; failing: Slots };
  /** Bounds how many connections stay open. */
  connections: OpenConnections;
  intervals: typeof defaultIntervals;
};

export interface Watch {
  /** Ends the wait for the next sync: a change waits to be pushed, or a user requests a sync. */
  wake(): void;
  stop(): void;
  /** Releases the mailbox once the current batch is stored, for another process to take at once. */
  release(): void;
  isReleasing(): boolean;
  /** The time of the last new or changed mail, in milliseconds since the epoch; 0 if unknown. */
  lastActivityAt(): number;
  /** Resolves once the connection is closed and the lease is released. */
  ended: Promise<void>;
}

/**
 * Watches one mailbox until a sync fails, the lease is lost or it is stopped: over a connection that stays open and
 * waits by IDLE while {@link WatchOptions.connections} admits one, else by short visits.
 */
export function watchMailbox(db: Db, mailbox: LeasedMailbox, options: WatchOptions): Watch {
  const wakeSignal = createSignal();
  const watched: Watched = {
    db,
    mailbox,
    options,
    wakeSignal,
    lastActivityAt: 0,
    attempts: mailbox.attempts,
    stopped: false,
    isReleasing: false,
    otherFolders: { at: Number.NEGATIVE_INFINITY },
  };
  const run = async () => {
    try {
      while (!watched.stopped && !watched.isReleasing) {
        const began = performance.now();
        const { unfinished } = await visit(watched).catch(error => retryWithNewList(watched, error));
        if (!unfinished && !watched.isReleasing)
          await wakeSignal.wait(options.intervals.visit - (performance.now() - began));
      }
    } catch (error) {
      if (!watched.stopped && !(error instanceof LeaseLost)) await recordError(watched, error);
    } finally {
      await releaseLease(db, mailbox).catch(() => undefined);
      if (watched.isReleasing) await wakeMailbox(db, mailbox.id).catch(() => undefined);
    }
  };
  return {
    wake() {
      watched.lastActivityAt = Date.now();
      wakeSignal.notify();
    },
    stop() {
      watched.stopped = true;
      watched.visit?.abort(new Error("stopped"));
      wakeSignal.notify();
    },
    release() {
      watched.isReleasing = true;
      wakeSignal.notify();
    },
    isReleasing: () => watched.isReleasing,
    lastActivityAt: () => watched.lastActivityAt,
    ended: run(),
  };
}

type Watched = {
  db: Db;
  mailbox: LeasedMailbox;
  options: WatchOptions;
  wakeSignal: Signal;
  lastActivityAt: number;
  /** Failed syncs in a row. */
  attempts: number;
  stopped: boolean;
  isReleasing: boolean;
  /** A folder was missing in this sync. */
  isFolderMissing?: boolean;
  otherFolders: SyncRun["others"];
  visit?: AbortController;
};

/**
 * After the error of a folder that was renamed or deleted meanwhile, a new visit lists the folders anew. @throws other
 * errors
 */
function retryWithNewList(watched: Watched, error: unknown): { unfinished: boolean } {
  const { code, mailboxMissing } = error as { code?: string; mailboxMissing?: boolean };
  if (watched.isFolderMissing || watched.stopped || !(code === "NotFound" || mailboxMissing)) throw error;
  watched.isFolderMissing = true;
  return { unfinished: true };
}

/** Connects, syncs, and keeps the connection open while it is admitted. */
async function visit(watched: Watched): Promise<{ unfinished: boolean }> {
  const { options, wakeSignal, attempts } = watched;
  const controller = new AbortController();
  watched.visit = controller;
  let ended = false;
  const connection: OpenConnection = {
    lastActivityAt: watched.lastActivityAt,
    end() {
      ended = true;
      wakeSignal.notify();
    },
  };
  let sync: SyncRun | undefined;
  let keepsOpen = false;
  let outcome = { unfinished: false };
  const syncNow = async () => {
    const { news, unfinished } = await syncMailbox(sync!);
    watched.attempts = 0;
    watched.isFolderMissing = false;
    if (news) watched.lastActivityAt = Date.now();
    connection.lastActivityAt = watched.lastActivityAt;
    outcome = { unfinished };
  };
  try {
    await (attempts > 0 ? options.visitSlots.failing : options.visitSlots.usual)(async () => {
      if (watched.stopped || watched.isReleasing) return;
      sync = await connect(watched, controller, () => keepsOpen);
      keepsOpen = options.connections.keep(connection);
      if (!keepsOpen) await syncNow();
    });
    if (!sync) return outcome;
    if (keepsOpen) await syncNow();
    else keepsOpen = !outcome.unfinished && options.connections.keep(connection);
    while (keepsOpen && !ended && !watched.isReleasing) {
      await idle(watched, sync);
      if (!ended && !watched.isReleasing) await syncNow();
    }
    return outcome;
  } finally {
    options.connections.drop(connection);
    // Closing the own connection is no activity.
    sync?.client.off("close", wakeSignal.notify);
    sync?.client.close();
  }
}

/** Connects. The first sync brings the stored folders to those of the server. */
async function connect(
  watched: Watched,
  controller: AbortController,
  keepsOpen: () => boolean,
): Promise<SyncRun> {
  const { db, mailbox, options, attempts, wakeSignal } = watched;
  const withTimeLimit: SyncRun["withTimeLimit"] = async work => {
    const late = setTimeout(() => controller.abort(new Error("late")), options.intervals.answer);
    return work().finally(() => clearTimeout(late));
  };
  const began = performance.now();
  const client = await withTimeLimit(() => openMailbox(db, mailbox, controller.signal));
  try {
    for (const event of ["close", "exists", "expunge", "flags"]) client.on(event, wakeSignal.notify);
    const list = async () => {
      const found = await withTimeLimit(() => listFolders(client));
      // Of the operator's mailbox the product shows the inbox alone.
      const listed = mailbox.id === operatorMailboxId ? found.filter(({ role }) => role !== "other") : found;
      const unknown = await unknownPaths(db, mailbox, listed);
      return syncFolders(db, mailbox, listed, await withTimeLimit(() => validitiesOf(client, unknown)));
    };
    const shouldEnd = () => watched.isReleasing || (!keepsOpen() && performance.now() - began > maxVisitMs);
    const { parse, busySlots: slot } = options;
    const { signal } = controller;
    const caches = { marks: new Map<string, string>(), windows: new Map<string, number[]>() };
    const { otherFolders: others } = watched;
    return {
      db,
      mailbox,
      client,
      parse,
      slot,
      signal,
      oneByOne: attempts > 0,
      ...caches,
      folders: undefined,
      list,
      others,
      withTimeLimit,
      shouldEnd,
    };
  } catch (error) {
    client.close();
    throw error;
  }
}

/** Waits by IDLE for a change of the inbox, or until the other folders are to be synced. */
async function idle({ wakeSignal }: Watched, { client, folders, marks, signal, withTimeLimit }: SyncRun) {
  const inbox = folders?.find(({ role }) => role === "inbox");
  if (inbox) {
    const box = await withTimeLimit(() => client.mailboxOpen(inbox.path));
    // IDLE does not report mails that arrived while other folders were synced.
    if (statusMark(box) !== marks.get(inbox.id)) return;
  }
  // Ends with the next command, or with the connection.
  void client.idle().catch(() => undefined);
  await wakeSignal.wait(pollMs);
  signal.throwIfAborted();
  if (!client.usable)
    throw Object.assign(new Error("The server closed the connection"), { code: "ECONNRESET" });
}

async function recordError({ db, mailbox, attempts }: Watched, error: unknown): Promise<void> {
  const { step, fault, detail } = imapFault(error);
  const { firstMs, maxMs } = step === "signIn" ? signInRetryDelays : retryDelays;
  const waitMs = Math.min(maxMs, firstMs * 2 ** Math.min(attempts, 20)) * (0.8 + Math.random() * 0.4);
  await recordFailure(db, mailbox, { step, fault, detail, waitMs }).catch(() => undefined);
}
