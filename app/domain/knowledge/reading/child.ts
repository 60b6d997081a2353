/**
 * The process that reads documents of one company, one after the other. run-reader.ts starts and ends it. It has no settings
 * or connections, so a malicious document can only affect this process.
 */
import { constants, setPriority } from "node:os";
import { AppError, type ErrorCode } from "~/contract/errors";
import type { BlockPage } from "./blocks";
import { PageCutter } from "./cut-page";
import { PageExaminer } from "./examine-pages";
import type { FromReader, ReaderTask, ReadPage, ReadResult, ToReader } from "./messages";
import type { ReaderLimits } from "./run-reader";
import { shareChunks } from "./shared-chunks";
import { watch } from "./watchdog";

const batchPages = 10;
const batchChars = 64 * 1024;
/**
 * Reporting each page and measuring processor time and memory would take a tenth of the time of a page. The watchdog checks
 * at the same interval, and progress is stored less often.
 */
const reportEveryMs = 50;

process.on("disconnect", () => process.exit(0));
const limits = JSON.parse(process.argv[2] ?? "") as ReaderLimits;
const watchdog = watch(limits);
// Documents must not cause network requests.
Reflect.deleteProperty(globalThis, "fetch");
// For streams as small as those of a page, pdf.js's own decoder is faster than Node's: it saves a fifteenth of the
// time of a page.
Reflect.deleteProperty(globalThis, "DecompressionStream");
shareChunks();
// Web requests have priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

let acknowledge: (() => void) | undefined;
let tasks = 0;
process.on("message", (message: ToReader) => {
  if (message.type === "more") return acknowledge?.();
  // The start of the process counts for its first document.
  if (tasks++ > 0) watchdog.start();
  void runTask(message.task);
});

async function runTask(task: ReaderTask): Promise<void> {
  let outcome: FromReader;
  try {
    outcome = { type: "done", result: await (task.task === "inspect" ? inspect(task) : read(task)) };
  } catch (error) {
    outcome = { type: "refused", code: codeOf(error, task) };
  }
  watchdog.pause();
  process.send?.({ ...outcome, memory: watchdog.peak() } satisfies FromReader);
}

function codeOf(error: unknown, { kind }: ReaderTask): ErrorCode {
  if (error instanceof AppError) return error.code;
  return kind === "pdf" ? "pdf_broken" : "docx_broken";
}

async function inspect({ kind, path, ocrPages = 0 }: ReaderTask): Promise<ReadResult> {
  const none = { passages: 0, language: "de", hiddenWords: 0 } as const;
  if (kind === "pdf") {
    const { inspectPdf } = await import("./inspect-pdf");
    return { ...none, findings: [], pages: await inspectPdf(path, { ocr: ocrPages > 0 }) };
  }
  const { readDocx } = await import("./read-docx");
  let sections = 0;
  for await (const _ of readDocx(path, () => undefined)) sections += 1;
  return { ...none, findings: [], pages: sections };
}

async function read(task: ReaderTask): Promise<ReadResult> {
  const cutter = new PageCutter();
  const examiner = new PageExaminer(task.release);
  let pagesRead = 0;
  let batch: ReadPage[] = [];
  let batchLength = 0;
  let hidden = 0;
  let acknowledged = Promise.resolve();
  const sendBatch = async () => {
    // Backpressure: one batch is stored while the next one is read.
    await acknowledged;
    acknowledged = new Promise(resolve => {
      acknowledge = resolve;
    });
    watchdog.reportProgress();
    process.send?.({ type: "pages", pages: batch, memory: watchdog.peak() } satisfies FromReader);
    batch = [];
    batchLength = 0;
  };
  let reportedAt = Number.NEGATIVE_INFINITY;
  const onProgress = (total: number, { hiddenWords = 0, scanned = 0 } = {}) => {
    hidden = hiddenWords;
    if (scanned === 0 && performance.now() - reportedAt <= reportEveryMs) return;
    const time = limits.totalMs + total * limits.pageMs + scanned * limits.scanMs;
    watchdog.reportProgress(time, scanned > 0 ? limits.scanMs : undefined);
    reportedAt = performance.now();
    process.send?.({
      type: "progress",
      page: pagesRead,
      total,
      scanned,
      memory: watchdog.peak(),
    } satisfies FromReader);
  };
  for await (const blocks of await pagesOf(task, onProgress)) {
    const page = cutter.cut(examiner.examine(blocks));
    batch.push(page);
    pagesRead += 1;
    batchLength += page.text.length;
    if (batch.length >= batchPages || batchLength >= batchChars) await sendBatch();
  }
  if (batch.length) await sendBatch();
  await acknowledged;
  return { ...cutter.result, hiddenWords: hidden, findings: examiner.findings };
}

async function pagesOf(
  { kind, path, release, ocrPages = 0 }: ReaderTask,
  onProgress: (total: number, counts?: { hiddenWords?: number; scanned?: number }) => void,
): Promise<AsyncGenerator<BlockPage>> {
  const includeHidden = release === "all";
  // Loads only the needed parser: each takes 50 ms.
  if (kind === "pdf")
    return (await import("./read-pdf")).readPdf(path, (pages, scanned) => onProgress(pages, { scanned }), {
      includeHidden,
      ocrPages,
    });
  return (await import("./read-docx")).readDocx(
    path,
    (sections, hiddenWords) => onProgress(sections, { hiddenWords }),
    { includeHidden },
  );
}
