import { AppError } from "~/contract/errors";
import type { StorageState } from "~/contract/storage-states";

/**
 * Why the storage does not work: `unreachable` no connection, `slow` no answer in time, `denied` keys or permissions,
 * `no_bucket`, `clock` this machine's time is wrong, `full`, `forgetful` a stored object is missing, `damaged` the bytes
 * have changed, `failing` everything else.
 */
export type StorageFaultKind = Exclude<StorageState, "ready"> | "forgetful" | "damaged";

/** The sentence of its code is for users; `kind` and `detail` (in English) are for the operator. */
export class StorageFault extends AppError {
  constructor(
    readonly kind: StorageFaultKind,
    readonly detail: string,
  ) {
    super(kind === "full" ? "storage_full" : kind === "damaged" ? "file_damaged" : "storage_unavailable");
  }
}

/** Whether the storage may work again later, with the same bytes, so that work can wait for it. */
export function isPassing(error: unknown): boolean {
  return error instanceof StorageFault && error.kind !== "damaged";
}

/** The storage has no object of this key. Users read the sentence of its code: only another upload helps. */
export class ObjectMissing extends AppError {
  constructor(key: string) {
    super("file_gone");
    this.message = `The storage has no ${key}`;
  }
}

const diskFaults: Record<string, StorageFaultKind> = {
  ENOSPC: "full",
  EDQUOT: "full",
  EACCES: "denied",
  EPERM: "denied",
  EROFS: "denied",
  EIO: "failing",
};

/** An error of the file system as StorageFault, if the storage is at fault; other errors unchanged. */
export function diskFaultOf(error: unknown): unknown {
  const { code, message } = (error ?? {}) as NodeJS.ErrnoException;
  const kind = code && diskFaults[code];
  return kind ? new StorageFault(kind, message) : error;
}
