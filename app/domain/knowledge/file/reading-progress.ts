import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { isCurrentReading, type Reading } from "./begin-reading";
import { notifyFilesChanged } from "./notify-files-changed";
import { type AttemptFigures, recordProgress } from "./reading-attempt";

/** Minimum interval between two writes, in milliseconds. */
const pause = 200;

/**
 * Writes a reading's progress, a few times a second at most and one write at a time; values in between are
 * skipped. `lost` is called when the file was deleted or belongs to another reading.
 */
export function progressOf(db: Db, reading: Reading, lost: (reason: unknown) => void) {
  let writing = false;
  let last = 0;
  return ({ page, total, memory }: { page: number; total: number; memory?: number }): void => {
    if (writing || performance.now() - last < pause) return;
    writing = true;
    last = performance.now();
    write(db, reading, total, { pages: page, ...(memory ? { memory } : {}) })
      .then(still => still || lost(new ReadingSuperseded()), lost)
      .finally(() => {
        writing = false;
      });
  };
}

/** The file was deleted, or another process reads it. */
export class ReadingSuperseded extends Error {}

async function write(db: Db, reading: Reading, total: number, figures: AttemptFigures): Promise<boolean> {
  return db.transaction(async tx => {
    const still = await tx.run(
      sql`update files set pages_read = ${figures.pages}, pages_total = ${total} where ${isCurrentReading(reading)}`,
    );
    if (still) await recordProgress(tx, reading, "reading", figures);
    if (still) await notifyFilesChanged(tx);
    return still > 0;
  });
}
