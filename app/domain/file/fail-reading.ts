import sql from "sql-template-tag";
import type { ErrorCode } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { isStill, type Reading } from "./begin-reading";
import { tellFiles } from "./tell-readers";

/** How a reading ended; `attempt` tells the endings of one file apart. */
export type ReadingEnd = { fileId: string; attempt: number } & (
  | { state: "ready" }
  | { state: "failed"; reason: ErrorCode }
);

/** What else is done in the transaction that ends a reading, so that it happens exactly once. */
export type TellEnd = (tx: Db, end: ReadingEnd) => Promise<void>;

/** Ends a reading with a reason that people see. Nothing is done when the file is no longer this reading's. */
export async function failReading(
  db: Db,
  reading: Pick<Reading, "id" | "attempt">,
  reason: ErrorCode,
  tell: TellEnd,
): Promise<void> {
  const { id, attempt } = reading;
  await db.transaction(async tx => {
    const failed = await tx.run(
      sql`update files set status = 'failed', reason = ${reason} where ${isStill(reading)}`,
    );
    if (!failed) return;
    await tellFiles(tx, [id]);
    await tell(tx, { fileId: id, attempt, state: "failed", reason });
  });
}
