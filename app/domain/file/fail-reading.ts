import sql from "sql-template-tag";
import type { ErrorCode } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { isStill, type Reading } from "./begin-reading";
import { tellFiles } from "./tell-readers";

/**
 * Ends a reading with a reason that its readers see, in one transaction with whatever `alsoThen` does.
 * Nothing is done when the file is no longer this reading's.
 */
export async function failReading(
  db: Db,
  reading: Pick<Reading, "id" | "attempt">,
  reason: ErrorCode,
  alsoThen: (tx: Db) => Promise<void>,
): Promise<void> {
  await db.transaction(async tx => {
    const failed = await tx.run(
      sql`update files set status = 'failed', reason = ${reason} where ${isStill(reading)}`,
    );
    if (!failed) return;
    await tellFiles(tx, [reading.id]);
    await alsoThen(tx);
  });
}

/** For a file whose reader died with its process on the last attempt: nobody will come back to it. */
export async function failAbandoned(
  db: Db,
  fileId: string,
  alsoThen: (tx: Db, attempt: number) => Promise<void>,
): Promise<void> {
  const file = await db.maybe<{ attempt: number }>(sql`
    select attempts as attempt from files where id = ${fileId} and status in ('reading', 'indexing')`);
  if (!file) return;
  const { attempt } = file;
  await failReading(db, { id: fileId, attempt }, "read_crashed", tx => alsoThen(tx, attempt));
}
