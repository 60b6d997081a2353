import sql from "sql-template-tag";
import { AppError, type ErrorCode } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { holdFile } from "~/domain/knowledge/quarantine/hold-file";
import type { ReadPage } from "~/domain/knowledge/reading/messages";
import { readDocument } from "~/domain/knowledge/reading/read-document";
import { settings } from "~/env";
import { storage } from "~/integrations/storage/storage";
import { isPassing } from "~/integrations/storage/storage-fault";
import { beginReading, isCurrentReading, type Reading } from "./begin-reading";
import { failReading, type NotifyReadingEnd } from "./fail-reading";
import { notifyFilesChanged } from "./notify-files-changed";
import { type AttemptEnd, type AttemptFigures, endAttempt, recordProgress } from "./reading-attempt";
import { progressOf, ReadingSuperseded } from "./reading-progress";
import { storeText } from "./store-text";

export interface ReadingTerms {
  signal: AbortSignal;
  /** The job is not retried after this attempt. */
  lastAttempt: boolean;
  tell: NotifyReadingEnd;
}

/** Failures that another attempt may cure. */
const passing: ReadonlySet<ErrorCode> = new Set(["read_timeout", "read_crashed"]);

/**
 * Reads a queued file: stores its text and sets `ready`, `quarantined`, or `failed` with a reason. Idempotent, so it can be
 * repeated after an interruption without duplicates. Throws if another attempt makes sense, a StorageFault while the
 * storage does not work.
 */
export async function readFile(db: Db, fileId: string, terms: ReadingTerms): Promise<void> {
  // Before the attempt, which would be recorded: there may be one every half minute.
  await storage().check();
  const reading = await beginReading(db, fileId);
  if (!reading) return;
  const figures: AttemptFigures = {};
  try {
    await readAndStore(db, reading, terms, figures);
  } catch (error) {
    if (error instanceof ReadingSuperseded) return;
    const reason = error instanceof AppError ? error.code : undefined;
    const again = isPassing(error) || (!terms.lastAttempt && (!reason || passing.has(reason)));
    if (again || terms.signal.aborted) {
      const elsewhere = isPassing(error) || terms.signal.aborted;
      const why = reason ?? (elsewhere ? "read_interrupted" : "read_crashed");
      await requeue(db, reading, { outcome: "interrupted", reason: why, ...figures });
      throw error;
    }
    await failReading(db, reading, reason ?? "read_crashed", terms.tell, figures);
    if (!reason) throw error;
  }
}

/** `figures` is kept up to date, for the record of the attempt. */
async function readAndStore(
  db: Db,
  reading: Reading,
  terms: ReadingTerms,
  figures: AttemptFigures,
): Promise<void> {
  const { storage_key: key, kind } = reading;
  const lost = new AbortController();
  const pages: ReadPage[] = [];
  const write = progressOf(db, reading, reason => lost.abort(reason));
  const result = await storage().withPath(key, path =>
    readDocument(path, kind, {
      signal: AbortSignal.any([terms.signal, lost.signal]),
      onMemory: bytes => {
        figures.memory = Math.max(bytes, figures.memory ?? 0);
      },
      onProgress: progress => {
        figures.pages = progress.page;
        write({ ...progress, ...(figures.memory ? { memory: figures.memory } : {}) });
      },
      onPages: batch => void pages.push(...batch),
      release: reading.released ?? undefined,
      ocrPages: settings().OCR_PAGES,
      owner: reading.company_id,
    }),
  );
  if (result.findings.length) return holdFile(db, reading, result, terms.tell, figures);
  await db.transaction(async tx => {
    await setStatus(tx, reading, "indexing");
    await recordProgress(tx, reading, "indexing", { ...figures, pages: result.pages });
  });
  await storeText(db, reading, pages, result, terms.tell, figures);
}

/** Queues the file again. If even that cannot be written, the next attempt starts anyway. */
async function requeue(db: Db, reading: Reading, end: AttemptEnd): Promise<void> {
  const queued = db.transaction(async tx => {
    await setStatus(tx, reading, "queued");
    await endAttempt(tx, reading, end);
  });
  await queued.catch(() => {});
}

async function setStatus(tx: Db, reading: Reading, status: "indexing" | "queued"): Promise<void> {
  await tx.run(sql`update files set status = ${status} where ${isCurrentReading(reading)}`);
  await notifyFilesChanged(tx, [reading.id]);
}
