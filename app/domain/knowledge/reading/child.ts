/**
 * The process that reads documents of one company, one after the other: started by run-reader.ts, which ends it. It holds
 * no settings or connections, so a hostile document can only affect this process.
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
const batchLength = 64 * 1024;
/**
 * Reporting each page, and asking the system for processor time and memory, costs a tenth of its time; the watchdog checks as
 * often, and progress is stored more rarely.
 */
const lookMs = 50;

process.on("disconnect", () => process.exit(0));
const limits = JSON.parse(process.argv[2] ?? "") as ReaderLimits;
const watchdog = watch(limits);
// Documents must not cause network requests.
Reflect.deleteProperty(globalThis, "fetch");
// For streams as small as a page's, pdf.js's own decoder takes less time than that of Node: a fifteenth of a page's text.
Reflect.deleteProperty(globalThis, "DecompressionStream");
shareChunks();
// Web requests have priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

let goOn: (() => void) | undefined;
let tasks = 0;
process.on("message", (message: ToReader) => {
  if (message.type === "more") return goOn?.();
  // The time that the process took to start counts for its first document.
  if (tasks++ > 0) watchdog.begin();
  void answer(message.task);
});

async function answer(task: ReaderTask): Promise<void> {
  let last: FromReader;
  try {
    last = { type: "done", result: await (task.task === "inspect" ? inspect(task) : read(task)) };
  } catch (error) {
    last = { type: "refused", code: codeOf(error, task) };
  }
  watchdog.rest();
  process.send?.({ ...last, memory: watchdog.peak() } satisfies FromReader);
}

function codeOf(error: unknown, { kind }: ReaderTask): ErrorCode {
  if (error instanceof AppError) return error.code;
  return kind === "pdf" ? "pdf_broken" : "docx_broken";
}

async function inspect({ kind, path, ocrPages = 0 }: ReaderTask): Promise<ReadResult> {
  const none = { passages: 0, language: "de", hiddenWords: 0 } as const;
  if (kind === "pdf") {
    const { inspectPdf } = await import("./inspect-pdf");
    return { ...none, findings: [], pages: await inspectPdf(path, ocrPages > 0) };
  }
  const { readDocx } = await import("./read-docx");
  let sections = 0;
  for await (const _ of readDocx(path, () => undefined)) sections += 1;
  return { ...none, findings: [], pages: sections };
}

async function read(task: ReaderTask): Promise<ReadResult> {
  const cutter = new PageCutter();
  const examiner = new PageExaminer(task.release);
  let read = 0;
  let batch: ReadPage[] = [];
  let length = 0;
  let hidden = 0;
  let taken = Promise.resolve();
  const hand = async () => {
    // Backpressure: one batch is stored while the next one is read.
    await taken;
    taken = new Promise(resolve => {
      goOn = resolve;
    });
    watchdog.alive();
    process.send?.({ type: "pages", pages: batch, memory: watchdog.peak() } satisfies FromReader);
    batch = [];
    length = 0;
  };
  let looked = Number.NEGATIVE_INFINITY;
  const alive = (total: number, { hiddenWords = 0, scanned = 0 } = {}) => {
    hidden = hiddenWords;
    if (scanned === 0 && performance.now() - looked <= lookMs) return;
    const time = limits.totalMs + total * limits.pageMs + scanned * limits.scanMs;
    watchdog.alive(time, scanned > 0 ? limits.scanMs : undefined);
    looked = performance.now();
    process.send?.({
      type: "progress",
      page: read,
      total,
      scanned,
      memory: watchdog.peak(),
    } satisfies FromReader);
  };
  for await (const blocks of await pagesOf(task, alive)) {
    const page = cutter.cut(examiner.examine(blocks));
    batch.push(page);
    read += 1;
    length += page.text.length;
    if (batch.length >= batchPages || length >= batchLength) await hand();
  }
  if (batch.length) await hand();
  await taken;
  return { ...cutter.result, hiddenWords: hidden, findings: examiner.findings };
}

async function pagesOf(
  { kind, path, release, ocrPages = 0 }: ReaderTask,
  alive: (total: number, also?: { hiddenWords?: number; scanned?: number }) => void,
): Promise<AsyncGenerator<BlockPage>> {
  const all = release === "all";
  // Loads only the needed parser: each takes 50 ms.
  if (kind === "pdf")
    return (await import("./read-pdf")).readPdf(path, (pages, scanned) => alive(pages, { scanned }), {
      all,
      ocrPages,
    });
  return (await import("./read-docx")).readDocx(
    path,
    (sections, hiddenWords) => alive(sections, { hiddenWords }),
    all,
  );
}
