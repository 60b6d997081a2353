import sql from "sql-template-tag";
import { AppError, type ErrorCode } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { ReadPage } from "~/domain/reading/messages";
import { readDocument } from "~/domain/reading/read-document";
import { storage } from "~/integrations/storage/disk";
import { beginReading, isStill, type Reading } from "./begin-reading";
import { failReading, type TellEnd } from "./fail-reading";
import { NoLongerOurs, progressOf } from "./reading-progress";
import { storeText } from "./store-text";
import { tellFiles } from "./tell-readers";

export interface ReadingTerms {
  signal: AbortSignal;
  /** When this one fails, nobody tries again. */
  lastAttempt: boolean;
  tell: TellEnd;
}

/** What another attempt may cure. */
const passing: ReadonlySet<ErrorCode> = new Set(["read_timeout", "read_crashed"]);

/**
 * Reads a queued file: its text in the database and `ready`, or `failed` with a reason. Ended at any
 * moment and run again it does the same, and leaves no doubles. Throws when another attempt makes sense.
 */
export async function readFile(db: Db, fileId: string, terms: ReadingTerms): Promise<void> {
  const reading = await beginReading(db, fileId);
  if (!reading) return;
  try {
    await readAndStore(db, reading, terms);
  } catch (error) {
    if (error instanceof NoLongerOurs) return;
    const reason = error instanceof AppError ? error.code : undefined;
    const again = !terms.lastAttempt && (!reason || passing.has(reason));
    if (again || terms.signal.aborted) {
      await putBack(db, reading);
      throw error;
    }
    await failReading(db, reading, reason ?? "read_crashed", terms.tell);
    if (!reason) throw error;
  }
}

async function readAndStore(db: Db, reading: Reading, terms: ReadingTerms): Promise<void> {
  const { storage_key: key, kind } = reading;
  // To the reader it would look like a broken file, which is the fault of nobody who could mend it.
  if (!(await storage().has(key))) throw new Error(`The storage has no ${key}`);
  const lost = new AbortController();
  const pages: ReadPage[] = [];
  const result = await readDocument(storage().path(key), kind, {
    signal: AbortSignal.any([terms.signal, lost.signal]),
    onProgress: progressOf(db, reading, reason => lost.abort(reason)),
    onPages: batch => void pages.push(...batch),
  });
  await say(db, reading, "indexing");
  await storeText(db, reading, pages, result, terms.tell);
}

/** It waits again, and says so. When not even that can be written, the next attempt begins anyway. */
async function putBack(db: Db, reading: Reading): Promise<void> {
  await say(db, reading, "queued").catch(() => {});
}

async function say(db: Db, reading: Reading, status: "indexing" | "queued"): Promise<void> {
  await db.transaction(async tx => {
    await tx.run(sql`update files set status = ${status} where ${isStill(reading)}`);
    await tellFiles(tx, [reading.id]);
  });
}
