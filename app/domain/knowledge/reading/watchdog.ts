import { Worker } from "node:worker_threads";

/** Written to stderr before ending a process that exceeds its limits. */
export const memoryNote = "reader: memory cap reached";
export const timeNote = "reader: processor time used up";

/** Limits of a reading process. */
export interface WatchLimits {
  /** Resident memory. */
  memoryBytes: number;
  /** Processor time between two signs of progress, in milliseconds. */
  stallMs: number;
  /** Total processor time, in milliseconds. */
  totalMs: number;
}

export interface Watchdog {
  /** Starts the limits and the memory figure for another document. */
  start(): void;
  /** Stops the limits until the next document. */
  pause(): void;
  /**
   * Restarts the stall limit, with `stepMs` if the next step takes longer. `totalMs` sets the total limit once the size of
   * the document is known.
   */
  reportProgress(totalMs?: number, stepMs?: number): void;
  /** The peak of the resident memory, in bytes. */
  peak(): number;
}

/**
 * Starts a thread that ends the process when it exceeds its limits or its parent has ended, because a parser in a long loop
 * could not. Limits count processor time, so that documents are not refused on a busy machine.
 */
export function watch({ memoryBytes, stallMs, totalMs }: WatchLimits): Watchdog {
  const source = `
    const { workerData } = require("node:worker_threads");
    const { writeSync } = require("node:fs");
    const cpuMs = () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000;
    };
    const end = note => {
      if (note) writeSync(2, note);
      process.kill(process.pid, "SIGKILL");
    };
    setInterval(() => {
      const rss = process.memoryUsage.rss();
      if (rss > workerData.peak[0]) workerData.peak[0] = rss;
      if (rss > workerData.memoryBytes) end(workerData.memoryNote);
      if (cpuMs() > Math.min(...workerData.until)) end(workerData.timeNote);
      if (process.ppid !== workerData.parent) end();
    }, 50);`;
  // The ends of the stall limit and of the total limit, in milliseconds of processor time.
  const until = new Float64Array(new SharedArrayBuffer(16));
  // Sampled, because the kernel's figure includes that of the parent at the time of the fork.
  const peak = new Float64Array(new SharedArrayBuffer(8));
  const used = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  let startedAt = 0;
  const reportProgress: Watchdog["reportProgress"] = (total, step = stallMs) => {
    until[0] = used() + step;
    if (total !== undefined) until[1] = startedAt + total;
  };
  const start = () => {
    startedAt = used();
    peak[0] = 0;
    reportProgress(totalMs);
  };
  reportProgress(totalMs);
  const workerData = { memoryBytes, memoryNote, timeNote, until, peak, parent: process.ppid };
  new Worker(source, { eval: true, execArgv: [], workerData }).unref();
  return {
    start,
    pause: () => void until.fill(Number.POSITIVE_INFINITY),
    reportProgress,
    peak: () => Math.max(peak[0]!, process.memoryUsage.rss()),
  };
}
