import { setTimeout as wait } from "node:timers/promises";
import type { Db } from "~/db/connection";
import { wakeMailbox } from "~/domain/core/mailbox/wake-mailbox";
import { operatorMailboxId } from "~/domain/mailbox/operator/operator-scope";
import type { ParseMail } from "~/integrations/mailbox/fetched-mail";
import { listFolders, validitiesOf } from "~/integrations/mailbox/list-folders";
import { imapFault } from "~/integrations/mailbox/verify-imap";
import { type LeasedMailbox, LeaseLost, recordFailure, releaseLease } from "./lease";
import type { Line, OpenConnections } from "./open-connections";
import type { Slots } from "./slots";
import { marksOf } from "./sync-folder";
import { syncFolders, unknownPaths } from "./sync-folders";
import { type SyncRun, syncMailbox } from "./sync-mailbox";
import { openMailbox } from "./with-mailbox";

/** Folders that are not watched by IDLE are asked for this often. */
const pollMs = 60_000;
/** In milliseconds. */
export const defaultIntervals = {
  /** A mailbox without an open connection is visited this often: with the wait for a place, each within a minute. */
  visit: 40_000,
  /** A server must say within it what is asked between fetching: connecting, signing in, the state of a folder. */
  answer: 20_000,
  /** Mailboxes without a process are searched this often, and others are released where processes hold fewer. */
  scan: 5_000,
  /** Leases are renewed this often, and changed settings are noticed. */
  renew: 10_000,
};
/** A visit that takes longer gives its place to others and continues later. */
const maxVisitMs = 20_000;

/** Chosen: the first wait after a failure, doubled with each, and the longest. A refused password must not lock accounts. */
const waits = { first: 5_000, longest: 15 * 60_000 };
const signInWaits = { first: 60_000, longest: 60 * 60_000 };

export type WatchTerms = {
  parse: ParseMail;
  /** Bounds how many mailboxes are busy at once. */
  slot: Slots;
  /** Bounds how many are connected to at once, apart for those whose last sync failed. */
  visits: { usual: Slots; doubtful: Slots };
  /** Bounds how many connections stay open. */
  lines: OpenConnections;
  pace: typeof defaultIntervals;
};

export interface Watch {
  /** There is something to push, or a person requests a sync. */
  wake(): void;
  stop(): void;
  /** Releases the mailbox once the current batch is stored, for another process to take at once. */
  leave(): void;
  leaving(): boolean;
  /** When there was news last, in milliseconds; 0 where none are known. */
  newsAt(): number;
  /** Resolves once the connection is closed and the lease is released. */
  ended: Promise<void>;
}

/**
 * Watches one mailbox until a sync fails, the lease is lost or it is stopped: over a connection that stays open and
 * waits for news while there is room for one, else by short visits.
 */
export function watchMailbox(db: Db, mailbox: LeasedMailbox, terms: WatchTerms): Watch {
  const bell = createBell();
  const watched: Watched = {
    db,
    mailbox,
    terms,
    bell,
    newsAt: 0,
    attempts: mailbox.attempts,
    stopped: false,
    leaving: false,
    others: { at: Number.NEGATIVE_INFINITY },
  };
  const life = async () => {
    try {
      while (!watched.stopped && !watched.leaving) {
        const began = performance.now();
        const { unfinished } = await visit(watched).catch(error => listAgain(watched, error));
        if (!unfinished && !watched.leaving) await bell.rings(terms.pace.visit - (performance.now() - began));
      }
    } catch (error) {
      if (!watched.stopped && !(error instanceof LeaseLost)) await fail(watched, error);
    } finally {
      await releaseLease(db, mailbox).catch(() => undefined);
      if (watched.leaving) await wakeMailbox(db, mailbox.id).catch(() => undefined);
    }
  };
  return {
    wake() {
      watched.newsAt = Date.now();
      bell.ring();
    },
    stop() {
      watched.stopped = true;
      watched.visit?.abort(new Error("stopped"));
      bell.ring();
    },
    leave() {
      watched.leaving = true;
      bell.ring();
    },
    leaving: () => watched.leaving,
    newsAt: () => watched.newsAt,
    ended: life(),
  };
}

type Watched = {
  db: Db;
  mailbox: LeasedMailbox;
  terms: WatchTerms;
  bell: Bell;
  newsAt: number;
  /** Failed syncs in a row. */
  attempts: number;
  stopped: boolean;
  leaving: boolean;
  /** A folder was missing in this sync. */
  missed?: boolean;
  others: SyncRun["others"];
  visit?: AbortController;
};

/** Where a folder was renamed or deleted under us, a new visit finds what there is now. @throws other errors */
function listAgain(watched: Watched, error: unknown): { unfinished: boolean } {
  const { code, mailboxMissing } = error as { code?: string; mailboxMissing?: boolean };
  if (watched.missed || watched.stopped || !(code === "NotFound" || mailboxMissing)) throw error;
  watched.missed = true;
  return { unfinished: true };
}

/** Connects, syncs, and stays while there is room. */
async function visit(watched: Watched): Promise<{ unfinished: boolean }> {
  const { terms, bell, attempts } = watched;
  const controller = new AbortController();
  watched.visit = controller;
  let ended = false;
  const line: Line = {
    newsAt: watched.newsAt,
    end() {
      ended = true;
      bell.ring();
    },
  };
  let sync: SyncRun | undefined;
  let stays = false;
  let outcome = { unfinished: false };
  const syncNow = async () => {
    const { news, unfinished } = await syncMailbox(sync!);
    watched.attempts = 0;
    watched.missed = false;
    if (news) watched.newsAt = Date.now();
    line.newsAt = watched.newsAt;
    outcome = { unfinished };
  };
  try {
    await (attempts > 0 ? terms.visits.doubtful : terms.visits.usual)(async () => {
      if (watched.stopped || watched.leaving) return;
      sync = await begin(watched, controller, () => stays);
      stays = terms.lines.keep(line);
      if (!stays) await syncNow();
    });
    if (!sync) return outcome;
    if (stays) await syncNow();
    else stays = !outcome.unfinished && terms.lines.keep(line);
    while (stays && !ended && !watched.leaving) {
      await idle(watched, sync);
      if (!ended && !watched.leaving) await syncNow();
    }
    return outcome;
  } finally {
    terms.lines.drop(line);
    // This end is no news.
    sync?.client.off("close", bell.ring);
    sync?.client.close();
  }
}

/** Connects. The first sync brings the folders here to those of the server. */
async function begin(watched: Watched, controller: AbortController, stays: () => boolean): Promise<SyncRun> {
  const { db, mailbox, terms, attempts, bell } = watched;
  const inTime: SyncRun["inTime"] = async work => {
    const late = setTimeout(() => controller.abort(new Error("late")), terms.pace.answer);
    return work().finally(() => clearTimeout(late));
  };
  const began = performance.now();
  const client = await inTime(() => openMailbox(db, mailbox, controller.signal));
  try {
    for (const event of ["close", "exists", "expunge", "flags"]) client.on(event, bell.ring);
    const list = async () => {
      const found = await inTime(() => listFolders(client));
      // Of the operator's mailbox the product shows the inbox alone.
      const listed = mailbox.id === operatorMailboxId ? found.filter(({ role }) => role !== "other") : found;
      const unknown = await unknownPaths(db, mailbox, listed);
      return syncFolders(db, mailbox, listed, await inTime(() => validitiesOf(client, unknown)));
    };
    const isLate = () => watched.leaving || (!stays() && performance.now() - began > maxVisitMs);
    const { parse, slot } = terms;
    const { signal } = controller;
    const told = { marks: new Map<string, string>(), windows: new Map<string, number[]>() };
    const careful = attempts > 0;
    const { others } = watched;
    return {
      db,
      mailbox,
      client,
      parse,
      slot,
      signal,
      careful,
      ...told,
      folders: undefined,
      list,
      others,
      inTime,
      isLate,
    };
  } catch (error) {
    client.close();
    throw error;
  }
}

/** Waits by IDLE for news of the inbox, or until the other folders are to be asked for. */
async function idle({ bell }: Watched, { client, folders, marks, signal, inTime }: SyncRun) {
  const inbox = folders?.find(({ role }) => role === "inbox");
  if (inbox) {
    const box = await inTime(() => client.mailboxOpen(inbox.path));
    // IDLE does not report mails that arrived while other folders were synced.
    if (marksOf(box) !== marks.get(inbox.id)) return;
  }
  // Ends with the next command, or with the connection.
  void client.idle().catch(() => undefined);
  await bell.rings(pollMs);
  signal.throwIfAborted();
  if (!client.usable)
    throw Object.assign(new Error("The server closed the connection"), { code: "ECONNRESET" });
}

type Bell = { ring(): void; rings(withinMs: number): Promise<void> };

/** A signal; one that is given before anything waits for it is not lost. */
function createBell(): Bell {
  let rung = false;
  let wakeUp: (() => void) | undefined;
  return {
    ring() {
      rung = true;
      wakeUp?.();
    },
    async rings(withinMs) {
      if (!rung && withinMs > 0) {
        const over = new AbortController();
        const woken = new Promise<void>(resolve => {
          wakeUp = resolve;
        });
        await Promise.race([
          woken,
          wait(withinMs, undefined, { signal: over.signal }).catch(() => undefined),
        ]);
        over.abort();
        wakeUp = undefined;
      }
      rung = false;
    },
  };
}

async function fail({ db, mailbox, attempts }: Watched, error: unknown): Promise<void> {
  const { step, fault, detail } = imapFault(error);
  const { first, longest } = step === "signIn" ? signInWaits : waits;
  const waitMs = Math.min(longest, first * 2 ** Math.min(attempts, 20)) * (0.8 + Math.random() * 0.4);
  await recordFailure(db, mailbox, { step, fault, detail, waitMs }).catch(() => undefined);
}
