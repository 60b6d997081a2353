import sql from "sql-template-tag";
import { AppError, type ErrorCode } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { quarantineFile } from "~/domain/knowledge/quarantine/quarantine-file";
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

export interface ReadingOptions {
  signal: AbortSignal;
  /** The job is not retried after this attempt. */
  lastAttempt: boolean;
  notify: NotifyReadingEnd;
}

/** Failures after which another attempt may succeed. */
const transientFailures: ReadonlySet<ErrorCode> = new Set(["read_timeout", "read_crashed"]);

/**
 * Reads a queued file: stores its text and sets `ready`, `quarantined`, or `failed` with a reason. Idempotent, so it can be
 * repeated after an interruption without duplicates. Throws if another attempt may succeed, a StorageFault during an outage
 * of the storage.
 */
export async function readFile(db: Db, fileId: string, options: ReadingOptions): Promise<void> {
  // Before the attempt, because attempts are recorded, and an outage would cause one every half minute.
  await storage().check();
  const reading = await beginReading(db, fileId);
  if (!reading) return;
  const figures: AttemptFigures = {};
  try {
    await readAndStore(db, reading, options, figures);
  } catch (error) {
    if (error instanceof ReadingSuperseded) return;
    const reason = error instanceof AppError ? error.code : undefined;
    const isRetried =
      isPassing(error) || (!options.lastAttempt && (!reason || transientFailures.has(reason)));
    if (isRetried || options.signal.aborted) {
      const isInterrupted = isPassing(error) || options.signal.aborted;
      const cause = reason ?? (isInterrupted ? "read_interrupted" : "read_crashed");
      await requeue(db, reading, { outcome: "interrupted", reason: cause, ...figures });
      throw error;
    }
    await failReading(db, reading, reason ?? "read_crashed", { notify: options.notify, figures });
    if (!reason) throw error;
  }
}

/** Reads and stores a file. Updates `figures` for the record of the attempt. */
async function readAndStore(
  db: Db,
  reading: Reading,
  options: ReadingOptions,
  figures: AttemptFigures,
): Promise<void> {
  const { storage_key: key, kind } = reading;
  const superseded = new AbortController();
  const pages: ReadPage[] = [];
  const writeProgress = progressOf(db, reading, reason => superseded.abort(reason));
  const result = await storage().withPath(key, path =>
    readDocument(path, kind, {
      signal: AbortSignal.any([options.signal, superseded.signal]),
      onMemory: bytes => {
        figures.memory = Math.max(bytes, figures.memory ?? 0);
      },
      onProgress: progress => {
        figures.pages = progress.page;
        writeProgress({ ...progress, ...(figures.memory ? { memory: figures.memory } : {}) });
      },
      onPages: batch => void pages.push(...batch),
      release: reading.released ?? undefined,
      ocrPages: settings().OCR_PAGES,
      owner: reading.company_id,
    }),
  );
  const ending = { notify: options.notify, figures };
  if (result.findings.length) return quarantineFile(db, reading, result, ending);
  await db.transaction(async tx => {
    await setStatus(tx, reading, "indexing");
    await recordProgress(tx, reading, "indexing", { ...figures, pages: result.pages });
  });
  await storeText(db, reading, { pages, result }, ending);
}

/** Queues the file again. Ignores a failure, because the next attempt starts anyway. */
async function requeue(db: Db, reading: Reading, end: AttemptEnd): Promise<void> {
  const queued = db.transaction(async tx => {
    await setStatus(tx, reading, "queued");
    await endAttempt(tx, reading, end);
  });
  await queued.catch(() => {});
}

async function setStatus(tx: Db, reading: Reading, status: "indexing" | "queued"): Promise<void> {
  await tx.run(sql`update files set status = ${status} where ${isCurrentReading(reading)}`);
  await notifyFilesChanged(tx);
}
