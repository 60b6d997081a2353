import { type StorageState, storageStates, type UploadState } from "~/contract/storage-states";
import { clock } from "~/db/clock";
import { withinTime } from "~/domain/core/limit/within-time";
import { type Settings, settings } from "~/env";
import { storage } from "~/integrations/storage/storage";
import { StorageFault } from "~/integrations/storage/storage-fault";

/** How long a state is reused: pages and monitors ask often. */
const cacheMs = 10_000;
/** Callers do not wait longer than this for an answer. */
const maxWaitMs = 2_000;

/** What this process knows about the storage of these settings. */
let cached: { of: Settings; at: number; state: StorageState } | undefined;
let pending: Promise<StorageState> | undefined;

/** Whether the storage works, as this process sees it: asked at most every ten seconds, and within two. */
export async function storageState(): Promise<StorageState> {
  const of = settings();
  if (cached?.of === of && clock.now().getTime() - cached.at < cacheMs) return cached.state;
  pending ??= checkStorage(of).finally(() => {
    pending = undefined;
  });
  return withinTime(pending, maxWaitMs, () =>
    cached?.of === of && cached.state !== "ready" ? cached.state : "slow",
  );
}

async function checkStorage(of: Settings): Promise<StorageState> {
  const state = await storage()
    .check()
    .then(
      () => "ready" as const,
      error =>
        storageStates.find(state => error instanceof StorageFault && state === error.kind) ?? "failing",
    );
  cached = { of, at: clock.now().getTime(), state };
  return state;
}

/** The state of the storage as far as uploaders may know it. */
export async function uploadState(): Promise<{ state: UploadState }> {
  const state = await storageState();
  return { state: state === "ready" || state === "full" ? state : "unavailable" };
}
