import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { isCurrentReading, type Reading } from "./begin-reading";
import { notifyFilesChanged } from "./notify-files-changed";
import { type AttemptFigures, recordProgress } from "./reading-attempt";

/** Minimum interval between two writes, in milliseconds. */
const minIntervalMs = 200;

/**
 * Returns a function that writes a reading's progress, a few times a second at most and one write at a time, and skips
 * values in between. Calls `onLost` when the file was deleted or belongs to another reading.
 */
export function progressOf(db: Db, reading: Reading, onLost: (reason: unknown) => void) {
  let writing = false;
  let lastWrite = 0;
  return ({ page, total, memory }: { page: number; total: number; memory?: number }): void => {
    if (writing || performance.now() - lastWrite < minIntervalMs) return;
    writing = true;
    lastWrite = performance.now();
    writeProgress(db, reading, total, { pages: page, ...(memory ? { memory } : {}) })
      .then(isCurrent => isCurrent || onLost(new ReadingSuperseded()), onLost)
      .finally(() => {
        writing = false;
      });
  };
}

/** Thrown when the file was deleted, or another process reads it. */
export class ReadingSuperseded extends Error {}

/** Writes the progress. Returns false if the file does not belong to this reading any more. */
async function writeProgress(
  db: Db,
  reading: Reading,
  total: number,
  figures: AttemptFigures,
): Promise<boolean> {
  return db.transaction(async tx => {
    const updated = await tx.run(
      sql`update files set pages_read = ${figures.pages}, pages_total = ${total} where ${isCurrentReading(reading)}`,
    );
    if (updated === 0) return false;
    await recordProgress(tx, reading, "reading", figures);
    await notifyFilesChanged(tx);
    return true;
  });
}
