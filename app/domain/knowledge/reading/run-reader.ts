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
  /** V8's heap, in MB. */
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
  // Five times what a full page took where it was measured; a tenth of a second for a page that is nearly blank.
  scanMs: 30_000,
};

/** Maximum ratio of elapsed time to processor time, for busy machines and slow disks. */
const slowness = 10;

export interface ReaderListeners {
  onMessage?: (message: FromReader) => Promise<void> | void | undefined;
  /** The most memory of the process so far, in bytes. A process ended for it has reached its limit. */
  onMemory?: ((bytes: number) => void) | undefined;
  signal?: AbortSignal | undefined;
  limits?: Partial<ReaderLimits> | undefined;
  /** The company whose document it is. Its next document may be read by the same process, another company's never. */
  owner?: string | undefined;
}

/**
 * Runs one task in a separate process, which has exited when the promise settles, or waits for the owner's next document:
 * starting it costs more than reading twenty pages. One that refused, failed or recognised a scan is not used again. Time
 * spent in `onMessage` does not count; the process reads at most one batch ahead.
 * @throws AppError the reader's refusal, read_timeout, read_memory, read_crashed; the signal's reason when
 * aborted; errors of `onMessage`
 */
export async function runReader(task: ReaderTask, ears: ReaderListeners): Promise<ReadResult> {
  const limits = { ...readerLimits, ...ears.limits };
  ears.signal?.throwIfAborted();
  const use = ears.owner && JSON.stringify([ears.owner, task.task, limits]);
  const reader: Reader = (use && takeIdle(use)) || { child: start(limits), read: 0 };
  let kept = false;
  try {
    const { result, bytes, scanned } = await converse(reader.child, task, ears, limits);
    kept = Boolean(use) && scanned === 0 && keepIdle(use!, reader, bytes);
    return result;
  } finally {
    if (!kept) await end(reader.child);
  }
}

function end(child: ChildProcess): Promise<void> {
  return new Promise(resolve => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once("close", () => resolve());
    child.kill("SIGKILL");
  });
}

type Conversation = { result: ReadResult; bytes: number; scanned: number };

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
  // An "error" event without a listener ends this process, and a resting reader has no other listener.
  return child.on("error", () => {});
}

function converse(
  child: ChildProcess,
  task: ReaderTask,
  { onMessage, onMemory, signal }: ReaderListeners,
  limits: ReaderLimits,
): Promise<Conversation> {
  return new Promise((resolve, reject) => {
    let complaint = "";
    let [bytes, scanned] = [0, 0];
    const late = () => reject(new AppError("read_timeout"));
    const time = new Stopwatch(limits.stallMs * slowness, limits.totalMs * slowness, late);
    const settle = (act: () => void) => {
      time.stop();
      signal?.removeEventListener("abort", aborted);
      child.stderr?.off("data", complain);
      child.off("error", crashed).off("close", closed).off("message", hear);
      act();
    };
    const aborted = () => settle(() => reject(signal?.reason));
    signal?.addEventListener("abort", aborted);
    const complain = (text: Buffer) => {
      complaint = (complaint + text.toString()).slice(-8000);
    };
    const crashed = () => settle(() => reject(new AppError("read_crashed")));
    const closed = () => {
      const cause = causeOf(complaint);
      if (cause === "read_memory") onMemory?.(limits.memoryBytes);
      settle(() => reject(new AppError(cause)));
    };
    let storing = false;
    const hear = async (message: FromReader) => {
      if (!storing) time.restart();
      if (message.memory) onMemory?.(message.memory);
      bytes = Math.max(bytes, message.memory ?? 0);
      if (message.type === "progress") scanned = message.scanned;
      if (message.type === "done") return settle(() => resolve({ result: message.result, bytes, scanned }));
      if (message.type === "refused") return settle(() => reject(new AppError(message.code)));
      if (message.type === "progress")
        time.allow(
          slowness * (limits.totalMs + message.total * limits.pageMs + message.scanned * limits.scanMs),
        );
      try {
        if (message.type !== "pages") return void onMessage?.(message);
        storing = true;
        time.pause();
        await onMessage?.(message);
        storing = false;
        time.restart();
        if (child.connected) child.send({ type: "more" } satisfies ToReader);
      } catch (error) {
        settle(() => reject(error));
      }
    };
    child.stderr?.on("data", complain);
    child.on("error", crashed).on("close", closed).on("message", hear);
    child.send({ type: "task", task } satisfies ToReader);
  });
}

function causeOf(complaint: string): ErrorCode {
  if (complaint.includes(timeNote)) return "read_timeout";
  const memory = complaint.includes(memoryNote) || /heap out of memory|allocation failed/i.test(complaint);
  return memory ? "read_memory" : "read_crashed";
}
