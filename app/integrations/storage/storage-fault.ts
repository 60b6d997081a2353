import { AppError } from "~/contract/errors";
import type { StorageState } from "~/contract/storage-states";

/**
 * Why the storage does not do what it is asked: `unreachable` no connection, `slow` no answer in time, `denied` keys or
 * permissions, `no_bucket`, `clock` this machine's time is wrong, `full`, `forgetful` what was stored is not there,
 * `damaged` the bytes are not those that were stored, `failing` everything else.
 */
export type StorageFaultKind = Exclude<StorageState, "ready"> | "forgetful" | "damaged";

/** People read the sentence of its code; `kind` and `detail` (in English) are for the operator. */
export class StorageFault extends AppError {
  constructor(
    readonly kind: StorageFaultKind,
    readonly detail: string,
  ) {
    super(kind === "full" ? "storage_full" : kind === "damaged" ? "file_damaged" : "storage_unavailable");
  }
}

/** The storage may work again later, with the same bytes: work that needs it can wait. */
export function isPassing(error: unknown): boolean {
  return error instanceof StorageFault && error.kind !== "damaged";
}

/** The storage has no object of this key. People read the sentence of its code: only another upload helps. */
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

/** An error of the file system as a fault, if it is one of the storage; others stay as they are. */
export function diskFaultOf(error: unknown): unknown {
  const { code, message } = (error ?? {}) as NodeJS.ErrnoException;
  const kind = code && diskFaults[code];
  return kind ? new StorageFault(kind, message) : error;
}
