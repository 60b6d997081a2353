// The folder for temporary files of tests: in memory if there is room. A database is copied there in 30 ms, and in 500 ms to
// 1 s on a busy disk.
import { statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";

const inMemory = "/dev/shm";
/** A run uses less than a quarter of it. A container often has only 64 MB. */
const minBytes = 4e9;

/** A container may have less than its machine. */
const freeMemory = () => process.availableMemory?.() ?? freemem();

export function temporaryRoot() {
  if (process.env.TMPDIR) return tmpdir();
  try {
    const { type, bavail, bsize } = statfsSync(inMemory);
    const tmpfs = 0x01021994;
    return type === tmpfs && bavail * bsize > minBytes && freeMemory() > minBytes ? inMemory : tmpdir();
  } catch {
    // There is no such folder, as on macOS.
    return tmpdir();
  }
}
