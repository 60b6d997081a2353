import { type ChildProcess, fork } from "node:child_process";
import { AppError, type ErrorCode } from "~/contract/errors";
import { keepIdle, type Reader, takeIdle } from "./idle-readers";
import type { FromReader, ReaderTask, ReadResult, ToReader } from "./messages";
import { readerEntry } from "./reader-entry";
import { Stopwatch } from "./stopwatch";
import { memoryNote, timeNote, type WatchLimits } from "./watchdog";

const megabyte = 1024 * 1024;

/** Limits of a reading process; tests use lower ones. */
export interface ReaderLimits extends WatchLimits {
  /** V8's heap. */
  heapMegabytes: number;
  /** Processor time for each page beside `totalMs`, in milliseconds. */
  pageMs: number;
  /** Processor time for each scanned page beside that, in milliseconds. */
  scanMs: number;
}

export const readerLimits: ReaderLimits = {
  memoryBytes: 512 * megabyte,
  heapMegabytes: 384,
  stallMs: 9000,
  totalMs: 20_000,
  pageMs: 300,
  // Five times the measured time of a full page; a nearly blank one takes a tenth of a second.
  scanMs: 30_000,
};

/** Maximum ratio of elapsed time to processor time, for busy machines and slow disks. */
const maxSlowdown = 10;

export interface ReaderListeners {
  onMessage?: (message: FromReader) => Promise<void> | void | undefined;
  /** Receives the peak memory of the process in bytes; the limit if the process was ended for it. */
  onMemory?: ((bytes: number) => void) | undefined;
  signal?: AbortSignal | undefined;
  limits?: Partial<ReaderLimits> | undefined;
  /** The company of the document. Only documents of the same company share a process. */
  owner?: string | undefined;
}

/**
 * Runs one task in a separate process. When the promise settles, the process has exited, or waits for the next document of
 * the owner, because its start takes longer than reading twenty pages. A process that refused, failed or used OCR is not
 * reused. Time spent in `onMessage` does not count; the process reads at most one batch ahead.
 * @throws AppError the reader's refusal, read_timeout, read_memory, read_crashed; the signal's reason when
 * aborted; errors of `onMessage`
 */
export async function runReader(task: ReaderTask, listeners: ReaderListeners): Promise<ReadResult> {
  const limits = { ...readerLimits, ...listeners.limits };
  listeners.signal?.throwIfAborted();
  const use = listeners.owner && JSON.stringify([listeners.owner, task.task, limits]);
  const reader: Reader = (use && takeIdle(use)) || { child: start(limits), documents: 0 };
  let isKept = false;
  try {
    const { result, bytes, scanned } = await exchangeMessages(reader.child, task, listeners, limits);
    isKept = Boolean(use) && scanned === 0 && keepIdle(use!, reader, bytes);
    return result;
  } finally {
    if (!isKept) await end(reader.child);
  }
}

function end(child: ChildProcess): Promise<void> {
  return new Promise(resolve => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once("close", () => resolve());
    child.kill("SIGKILL");
  });
}

type Outcome = { result: ReadResult; bytes: number; scanned: number };

function start(limits: ReaderLimits): ChildProcess {
  const { file, execArgv } = readerEntry();
  const { SystemRoot } = process.env;
  const child = fork(file, [JSON.stringify(limits)], {
    execArgv: [...execArgv, `--max-old-space-size=${limits.heapMegabytes}`],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    // No secrets in the environment of a process that parses untrusted files. (Windows needs SystemRoot to start
    // processes.)
    env: { NODE_ENV: "production", ...(SystemRoot && { SystemRoot }) },
  });
  // An "error" event without a listener would end this process, and an idle reader has no other listener.
  return child.on("error", () => {});
}

function exchangeMessages(
  child: ChildProcess,
  task: ReaderTask,
  { onMessage, onMemory, signal }: ReaderListeners,
  limits: ReaderLimits,
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    let stderr = "";
    let [bytes, scanned] = [0, 0];
    const onTimeout = () => reject(new AppError("read_timeout"));
    const stopwatch = new Stopwatch(limits.stallMs * maxSlowdown, limits.totalMs * maxSlowdown, onTimeout);
    const settle = (action: () => void) => {
      stopwatch.stop();
      signal?.removeEventListener("abort", onAbort);
      child.stderr?.off("data", collectStderr);
      child.off("error", onError).off("close", onClose).off("message", receive);
      action();
    };
    const onAbort = () => settle(() => reject(signal?.reason));
    signal?.addEventListener("abort", onAbort);
    const collectStderr = (text: Buffer) => {
      stderr = (stderr + text.toString()).slice(-8000);
    };
    const onError = () => settle(() => reject(new AppError("read_crashed")));
    const onClose = () => {
      const cause = causeOf(stderr);
      if (cause === "read_memory") onMemory?.(limits.memoryBytes);
      settle(() => reject(new AppError(cause)));
    };
    let storing = false;
    const receive = async (message: FromReader) => {
      if (!storing) stopwatch.restart();
      if (message.memory) onMemory?.(message.memory);
      bytes = Math.max(bytes, message.memory ?? 0);
      if (message.type === "progress") scanned = message.scanned;
      if (message.type === "done") return settle(() => resolve({ result: message.result, bytes, scanned }));
      if (message.type === "refused") return settle(() => reject(new AppError(message.code)));
      if (message.type === "progress")
        stopwatch.setTotal(
          maxSlowdown * (limits.totalMs + message.total * limits.pageMs + message.scanned * limits.scanMs),
        );
      try {
        if (message.type !== "pages") return void onMessage?.(message);
        storing = true;
        stopwatch.pause();
        await onMessage?.(message);
        storing = false;
        stopwatch.restart();
        if (child.connected) child.send({ type: "more" } satisfies ToReader);
      } catch (error) {
        settle(() => reject(error));
      }
    };
    child.stderr?.on("data", collectStderr);
    child.on("error", onError).on("close", onClose).on("message", receive);
    child.send({ type: "task", task } satisfies ToReader);
  });
}

function causeOf(stderr: string): ErrorCode {
  if (stderr.includes(timeNote)) return "read_timeout";
  const memory = stderr.includes(memoryNote) || /heap out of memory|allocation failed/i.test(stderr);
  return memory ? "read_memory" : "read_crashed";
}
