import type { ErrorCode } from "./errors";

/** What the file store may answer when it is asked how it is; `ready`, or what is wrong. */
export const storageStates = [
  "ready",
  "unreachable",
  "slow",
  "denied",
  "no_bucket",
  "clock",
  "full",
  "failing",
] as const;
export type StorageState = (typeof storageStates)[number];

/** What uploaders may know about it. */
export const uploadStates = ["ready", "unavailable", "full"] as const;
export type UploadState = (typeof uploadStates)[number];

/** Refusals that a form says in its place, although the server is at fault: the person has done nothing wrong and can wait. */
export const storageRefusals: readonly ErrorCode[] = ["storage_unavailable", "storage_full"];
