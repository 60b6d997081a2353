export const fileStatuses = [
  "queued",
  "reading",
  "indexing",
  "ready",
  "failed",
  "quarantined",
  "deleting",
] as const;

/** What files are listed and counted by: a file that a person stopped is stored as failed, and is no failure. */
export const listedStatuses = [
  "queued",
  "reading",
  "indexing",
  "ready",
  "failed",
  "stopped",
  "quarantined",
  "deleting",
] as const;
export type ListedStatus = (typeof listedStatuses)[number];

/** Failures that the file did not cause: another attempt may succeed. */
const passingFailures: ReadonlySet<string> = new Set([
  "read_timeout",
  "read_crashed",
  "read_interrupted",
  "read_cancelled",
]);

/** Failures whose cause the operator can remove: a limit of the settings, or stored bytes that a backup still has. */
const operatorFailures: ReadonlySet<string> = new Set([
  "scan_too_long",
  "read_memory",
  "file_damaged",
  "file_gone",
]);

/** Whether processing a failed file again can end otherwise. All other failures lie in the file: only another one helps. */
export const isRetriable = (reason: string | null): boolean => reason === null || passingFailures.has(reason);

/** Like {@link isRetriable}, for those who run the installation. */
export const isRetriableByOperator = (reason: string | null): boolean =>
  isRetriable(reason) || operatorFailures.has(reason ?? "");

/** The word for a file's state: one whose processing a person stopped has not failed. */
export const shownStatus = <S extends string>(status: S, reason: string | null): S | "stopped" =>
  status === "failed" && reason === "read_cancelled" ? "stopped" : status;

export const fileValidities = ["expired", "expiring"] as const;
