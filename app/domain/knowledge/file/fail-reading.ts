import sql from "sql-template-tag";
import type { ErrorCode } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { isCurrentReading, type Reading } from "./begin-reading";
import { notifyFilesChanged } from "./notify-files-changed";
import { type AttemptFigures, endAttempt } from "./reading-attempt";

/** How a reading ended; `attempt` distinguishes several endings of one file. */
export type ReadingEnd = { fileId: string; attempt: number } & (
  | { state: "ready" }
  | { state: "quarantined" }
  | { state: "failed"; reason: ErrorCode }
);

/** Runs in the transaction that ends a reading, so that it happens exactly once. */
export type NotifyReadingEnd = (tx: Db, end: ReadingEnd) => Promise<void>;

/** What happens in the transaction that ends a reading: `notify`, and the record of the attempt with its figures. */
export type Ending = { notify: NotifyReadingEnd; figures?: AttemptFigures };

/** Ends a reading with a reason for its users. Does nothing when the file belongs to another reading. */
export async function failReading(
  db: Db,
  reading: Pick<Reading, "id" | "attempt">,
  reason: ErrorCode,
  { notify, figures }: Ending,
): Promise<void> {
  const { id, attempt } = reading;
  await db.transaction(async tx => {
    const failed = await tx.run(
      sql`update files set status = 'failed', reason = ${reason} where ${isCurrentReading(reading)}`,
    );
    if (!failed) return;
    await endAttempt(tx, reading, { outcome: "failed", reason, ...figures });
    await notifyFilesChanged(tx);
    await notify(tx, { fileId: id, attempt, state: "failed", reason });
  });
}
