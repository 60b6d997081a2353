import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { isStill, type Reading } from "./begin-reading";
import { tellFiles } from "./tell-readers";

/** Between two written figures, in milliseconds. */
const pause = 200;

/**
 * Writes how far a reading is, a few times a second at most and never two at once; figures in between
 * are left out. `lost` is called when the file was deleted meanwhile, or is read by somebody else.
 */
export function progressOf(db: Db, reading: Reading, lost: (reason: unknown) => void) {
  let writing = false;
  let last = 0;
  return ({ page, total }: { page: number; total: number }): void => {
    if (writing || performance.now() - last < pause) return;
    writing = true;
    last = performance.now();
    write(db, reading, page, total)
      .then(still => still || lost(new NoLongerOurs()), lost)
      .finally(() => {
        writing = false;
      });
  };
}

/** Whoever reads a file has to let it go: it was deleted, or another process took it. */
export class NoLongerOurs extends Error {}

async function write(db: Db, reading: Reading, page: number, total: number): Promise<boolean> {
  return db.transaction(async tx => {
    const still = await tx.run(
      sql`update files set pages_read = ${page}, pages_total = ${total} where ${isStill(reading)}`,
    );
    if (still) await tellFiles(tx, [reading.id]);
    return still > 0;
  });
}
