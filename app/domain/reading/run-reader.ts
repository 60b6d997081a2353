import { type ChildProcess, fork } from "node:child_process";
import { AppError, type ErrorCode } from "~/contract/errors";
import type { FromReader, ReaderTask, ReadResult, ToReader } from "./messages";
import { readerEntry } from "./reader-entry";
import { Stopwatch } from "./stopwatch";
import { memoryNote } from "./watchdog";

const megabyte = 1024 * 1024;

/** What a reading process may take; tests give less. */
export interface ReaderLimits {
  /** Resident memory of the process. */
  memoryBytes: number;
  /** Of V8's heap, in MB. */
  heapMegabytes: number;
  /** Without a page read. */
  stallMs: number;
  /** In all: a fixed part and one for each page. */
  totalMs: number;
  pageMs: number;
}

export const readerLimits: ReaderLimits = {
  memoryBytes: 512 * megabyte,
  heapMegabytes: 384,
  stallMs: 9000,
  totalMs: 20_000,
  pageMs: 300,
};

export interface ReaderEars {
  onMessage?: (message: FromReader) => Promise<void> | void | undefined;
  signal?: AbortSignal | undefined;
  limits?: Partial<ReaderLimits> | undefined;
}

/**
 * Runs one task in a process of its own, which is gone when the promise settles. While `onMessage`
 * works on pages the process's time stands still, and it reads at most one batch ahead.
 * Throws AppError: the reader's own refusal, read_timeout, read_memory, read_crashed; the signal's
 * reason when it aborts; whatever `onMessage` throws.
 */
export async function runReader(task: ReaderTask, ears: ReaderEars): Promise<ReadResult> {
  const limits = { ...readerLimits, ...ears.limits };
  ears.signal?.throwIfAborted();
  const child = start(limits);
  const gone = new Promise<void>(resolve => child.once("close", () => resolve()));
  try {
    return await converse(child, task, ears, limits);
  } finally {
    child.kill("SIGKILL");
    await gone;
  }
}

function start(limits: ReaderLimits): ChildProcess {
  const { file, execArgv } = readerEntry();
  const { SystemRoot } = process.env;
  return fork(file, [String(limits.memoryBytes)], {
    execArgv: [...execArgv, `--max-old-space-size=${limits.heapMegabytes}`],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    // No secrets go in: what parses strangers' files has nothing to tell. (Windows starts nothing without SystemRoot.)
    env: { NODE_ENV: "production", ...(SystemRoot && { SystemRoot }) },
  });
}

function converse(
  child: ChildProcess,
  task: ReaderTask,
  { onMessage, signal }: ReaderEars,
  limits: ReaderLimits,
): Promise<ReadResult> {
  return new Promise((resolve, reject) => {
    let complaint = "";
    const time = new Stopwatch(limits.stallMs, limits.totalMs, () => reject(new AppError("read_timeout")));
    const settle = (act: () => void) => {
      time.stop();
      signal?.removeEventListener("abort", aborted);
      act();
    };
    const aborted = () => settle(() => reject(signal?.reason));
    signal?.addEventListener("abort", aborted);
    child.stderr?.on("data", (text: Buffer) => {
      complaint = (complaint + text.toString()).slice(-8000);
    });
    child.once("error", () => settle(() => reject(new AppError("read_crashed"))));
    child.once("close", () => settle(() => reject(new AppError(causeOf(complaint)))));
    let storing = false;
    child.on("message", async (message: FromReader) => {
      if (!storing) time.restart();
      if (message.type === "done") return settle(() => resolve(message.result));
      if (message.type === "refused") return settle(() => reject(new AppError(message.code)));
      if (message.type === "progress") time.allow(limits.totalMs + message.total * limits.pageMs);
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
    });
    child.send({ type: "task", task } satisfies ToReader);
  });
}

function causeOf(complaint: string): ErrorCode {
  const memory = complaint.includes(memoryNote) || /heap out of memory|allocation failed/i.test(complaint);
  return memory ? "read_memory" : "read_crashed";
}
