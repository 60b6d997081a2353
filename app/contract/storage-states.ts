import type { ErrorCode } from "./errors";

/** The states of the file store: `ready`, or what is wrong. */
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

/** Refusals that a form shows like a wrong input, although the server is at fault: the user can only wait. */
export const storageRefusals: readonly ErrorCode[] = ["storage_unavailable", "storage_full"];
