import { type StorageState, storageStates, type UploadState } from "~/contract/storage-states";
import { clock } from "~/db/clock";
import { type Settings, settings } from "~/env";
import { storage } from "~/integrations/storage/storage";
import { StorageFault } from "~/integrations/storage/storage-fault";

/** A state is good for as long, in milliseconds: pages and monitors ask often. */
const goodMs = 10_000;
/** Callers do not wait longer than this for an answer, in milliseconds. */
const waitMs = 2_000;

/** What this process knows about its storage; of other settings it knows nothing. */
let cached: { of: Settings; at: number; state: StorageState } | undefined;
let looking: Promise<StorageState> | undefined;

/** Whether the storage works, as this process sees it: asked at most every ten seconds, and within two. */
export async function storageState(): Promise<StorageState> {
  const of = settings();
  if (cached?.of === of && clock.now().getTime() - cached.at < goodMs) return cached.state;
  looking ??= checkStorage(of).finally(() => {
    looking = undefined;
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<StorageState>(resolve => {
    timer = setTimeout(
      () => resolve(cached?.of === of && cached.state !== "ready" ? cached.state : "slow"),
      waitMs,
    );
  });
  return Promise.race([looking, late]).finally(() => clearTimeout(timer));
}

async function checkStorage(of: Settings): Promise<StorageState> {
  const state = await storage()
    .check()
    .then(
      () => "ready" as const,
      error => storageStates.find(one => error instanceof StorageFault && one === error.kind) ?? "failing",
    );
  cached = { of, at: clock.now().getTime(), state };
  return state;
}

/** What uploaders may know of it. */
export async function uploadState(): Promise<{ state: UploadState }> {
  const state = await storageState();
  return { state: state === "ready" || state === "full" ? state : "unavailable" };
}
